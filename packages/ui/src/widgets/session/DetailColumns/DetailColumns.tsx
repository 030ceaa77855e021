import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { media, space } from '../../../theme/tokens.ts'

const Columns = styled.div<{ $isMade: boolean }>`
  display: grid;
  gap: ${space[24]};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    /* What was made takes the page; before, the facts have more to say. */
    grid-template-columns: ${({ $isMade }) => ($isMade ? 'minmax(280px, 2fr)' : 'minmax(320px, 2fr)')} minmax(0, ${({ $isMade }) => ($isMade ? '5fr' : '3fr')});
    grid-template-rows: auto 1fr;
    align-items: start;

    > [data-column='lead'],
    > [data-column='facts'] {
      grid-column: 1;
    }

    > [data-column='deliverables'] {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`

export type DetailColumnsProps = {
  /** The facts shown first until there is material: the visit and its photographer. */
  lead?: ReactNode
  facts: ReactNode
  deliverables: ReactNode
  /** Puts deliverables before facts in one column and for screen readers; in two columns they get more width. */
  deliverablesFirst?: boolean
}

/** The body of an ensaio's page: facts at the left and deliverables at the right, or one column in the order that matters. */
export function DetailColumns({ lead, facts, deliverables, deliverablesFirst = false }: DetailColumnsProps) {
  const column = (name: string, content: ReactNode) => (
    <Stack key={name} gap={24} data-column={name}>
      {content}
    </Stack>
  )
  const first = lead === undefined ? [] : [column('lead', lead)]
  const made = [column('deliverables', deliverables)]
  const rest = [column('facts', facts)]
  const order = deliverablesFirst ? [made, first, rest] : lead ? [first, made, rest] : [rest, made]
  return <Columns $isMade={deliverablesFirst}>{order.flat()}</Columns>
}
