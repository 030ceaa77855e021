import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ToneName } from '../../../theme/brand.ts'
import { radius, space, tone } from '../../../theme/tokens.ts'

const Box = styled.div<{ $tone: ToneName }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => tone[$tone].fill};
  color: ${({ $tone }) => tone[$tone].text};

  > svg {
    flex: none;
  }

  a {
    color: inherit;
  }
`

const Words = styled.div`
  flex: 1 1 11rem;
  min-width: 0;
  font-weight: 500;
  line-height: 1.4;
  overflow-wrap: anywhere;
`

/** A lasting notice about the whole page: no connection, a fee. With `live`, screen readers announce it when it appears. */
export function Banner(props: {
  tone: ToneName
  /** A lucide icon element, 20 px. */
  icon: ReactNode
  action?: ReactNode
  live?: boolean
  children: ReactNode
}) {
  return (
    <Box $tone={props.tone} role={props.live ? 'status' : undefined}>
      {props.icon}
      <Words>{props.children}</Words>
      {props.action}
    </Box>
  )
}
