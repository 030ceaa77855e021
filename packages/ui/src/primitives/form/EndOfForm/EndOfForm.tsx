import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, media, radius, space } from '../../../theme/tokens.ts'
import { Row } from '../../layout/Layout/Layout.tsx'
import { Heading } from '../../text/Heading.tsx'
import { Text } from '../../text/Text.tsx'

const Box = styled.div`
  display: grid;
  gap: ${space[24]};
  max-width: 40rem;
  margin-inline: auto;
  padding-block: ${space[64]};

  ${media.phone} {
    padding-block: ${space[32]};
  }
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${radius.full};
  background: ${color.actionSoft};
  color: ${color.action};
`

/** The page shown after a form was sent: what happened, what happens next, and links onward. */
export function EndOfForm(props: {
  /** A lucide icon element, 28 px. */
  icon: ReactNode
  title: string
  action: ReactNode
  children: ReactNode
}) {
  return (
    <Box>
      <Disc aria-hidden="true">{props.icon}</Disc>
      <Heading level={1}>{props.title}</Heading>
      <Text size="size17" soft>
        {props.children}
      </Text>
      <Row gap={12}>{props.action}</Row>
    </Box>
  )
}
