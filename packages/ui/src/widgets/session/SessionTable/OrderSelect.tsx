import { type SessionOrder, sessionOrders } from '@ensaio/domain'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Narrow } from '../row/row-styles.ts'
import { nextOrdering, orderName, type SessionOrdering } from './session-ordering.ts'

/** Orders the cards, which have no heads to press. */
export function OrderSelect(props: { order: SessionOrdering; onOrder: (order: SessionOrdering) => void }) {
  const { order, onOrder } = props
  const id = useId()
  const Sign = order.descending ? ArrowDown : ArrowUp
  return (
    <Narrow>
      <Row gap={8} wrap={false}>
        <label htmlFor={id} style={{ flex: 'none' }}>
          Ordenar por
        </label>
        <div style={{ flex: 1, minWidth: 0 }}>
          <Select
            id={id}
            value={order.order_by}
            onChange={(event) => onOrder(nextOrdering(order, event.target.value as SessionOrder))}
          >
            {sessionOrders.map((by) => (
              <option key={by} value={by}>
                {orderName(by)}
              </option>
            ))}
          </Select>
        </div>
        <Button
          iconOnly
          icon={<Sign size={18} strokeWidth={1.75} aria-hidden="true" />}
          onPress={() => onOrder({ ...order, descending: !order.descending })}
        >
          Inverter a ordem
        </Button>
      </Row>
    </Narrow>
  )
}
