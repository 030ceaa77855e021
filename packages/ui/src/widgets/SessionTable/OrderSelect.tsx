import { type SessionOrder, sessionOrders } from '@ensaio/domain'
import { type ChangeEvent, useId } from 'react'
import { Row } from '../../primitives/Layout/Layout.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import { Narrow } from './SessionTable.styles.ts'
import { orderingText, type SessionOrdering } from './session-ordering.ts'

const orderings = sessionOrders.flatMap((order_by) =>
  [true, false].map((descending): SessionOrdering => ({ order_by, descending })),
)

function key({ order_by, descending }: SessionOrdering): string {
  return `${order_by} ${descending ? 'falling' : 'rising'}`
}

/** Orders the cards, which have no heads to press. */
export function OrderSelect(props: { order: SessionOrdering; onOrder: (order: SessionOrdering) => void }) {
  const id = useId()

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    const [by, way] = event.target.value.split(' ')
    props.onOrder({ order_by: by as SessionOrder, descending: way === 'falling' })
  }

  return (
    <Narrow>
      <Row gap={8} wrap={false}>
        <label htmlFor={id}>
          <Text as="span">Ordenar</Text>
        </label>
        <Select id={id} value={key(props.order)} onChange={handleChange}>
          {orderings.map((one) => (
            <option key={key(one)} value={key(one)}>
              {orderingText(one)}
            </option>
          ))}
        </Select>
      </Row>
    </Narrow>
  )
}
