import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space, text } from '../../../theme/tokens.ts'

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[8]};
  padding: ${space[48]} ${space[16]};
  text-align: center;

  > svg,
  > span > svg {
    color: ${color.action};
  }
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-bottom: ${space[8]};
  border-radius: ${radius.full};
  background: ${color.actionSoft};
  color: ${color.action};
`

const Title = styled.p`
  font-size: ${text.size17};
  font-weight: 600;
  line-height: 1.3;
`

const Words = styled.p`
  max-width: 44ch;
  color: ${color.inkSoft};
`

const Action = styled.div`
  margin-top: ${space[16]};
`

/** Says that a list is empty, why, and offers one action. */
export function EmptyState(props: {
  /** A lucide icon element, 24 px. */
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** Set when it is the page's only content: its title is then the page's `h1`. */
  whole?: boolean
}) {
  return (
    <Box>
      {props.icon && <Disc aria-hidden="true">{props.icon}</Disc>}
      <Title as={props.whole ? 'h1' : 'p'}>{props.title}</Title>
      {props.text && <Words>{props.text}</Words>}
      {props.action && <Action>{props.action}</Action>}
    </Box>
  )
}
