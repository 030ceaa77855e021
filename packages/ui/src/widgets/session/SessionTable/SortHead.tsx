import type { SessionOrder } from '@ensaio/domain'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import styled from 'styled-components'
import { color, radius, space } from '../../../theme/tokens.ts'
import { nextOrdering, orderName, type SessionOrdering } from './session-ordering.ts'

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 36px;
  margin-inline: calc(-1 * ${space[8]});
  padding-inline: ${space[8]};
  border-radius: ${radius.control};
  font-weight: inherit;
  text-align: start;
  white-space: nowrap;

  svg {
    flex: none;
  }

  &:hover {
    color: ${color.ink};
  }

  [aria-sort] > & {
    color: ${color.ink};
    font-weight: 600;
  }
`

/** The header of a sortable column; the sorted one states its direction. */
export function SortHead(props: {
  by: SessionOrder
  order: SessionOrdering
  onOrder: (order: SessionOrdering) => void
  width: string
}) {
  const { by, order } = props
  const isSorted = order.order_by === by
  const Sign = !isSorted ? ChevronsUpDown : order.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      style={{ width: props.width }}
      aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
    >
      <Press type="button" onClick={() => props.onOrder(nextOrdering(order, by))}>
        {orderName(by)}
        <Sign size={14} strokeWidth={1.75} aria-hidden="true" />
      </Press>
    </th>
  )
}
