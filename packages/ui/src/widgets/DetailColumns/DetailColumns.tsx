import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { media, space } from '../../theme/tokens.ts'

const Columns = styled.div`
  display: grid;
  gap: ${space[24]};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: minmax(320px, 2fr) minmax(0, 3fr);
    align-items: start;

    > :nth-child(n) {
      grid-row: 1;
    }

    > [data-column='facts'] {
      grid-column: 1;
    }

    > [data-column='deliverables'] {
      grid-column: 2;
    }
  }
`

export type DetailColumnsProps = {
  facts: ReactNode
  deliverables: ReactNode
  /** What was made comes before the facts where there is one column, and for who listens. */
  deliverablesFirst?: boolean
}

/** The body of an ensaio's page: facts at the left and deliverables at the right, or one column in the order that matters. */
export function DetailColumns({ facts, deliverables, deliverablesFirst = false }: DetailColumnsProps) {
  const columns = [
    <Stack key="facts" gap={24} data-column="facts">
      {facts}
    </Stack>,
    <Stack key="deliverables" gap={24} data-column="deliverables">
      {deliverables}
    </Stack>,
  ]
  return <Columns>{deliverablesFirst ? columns.toReversed() : columns}</Columns>
}
