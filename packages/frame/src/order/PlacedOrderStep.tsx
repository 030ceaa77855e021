import { OrderLayout, OrderShareStep } from '@ensaio/ui'
import type { ReactNode } from 'react'
import type { OrderSlice } from './order-slice.ts'

/** A placed order with the scheduling link of every unit, to share (rule order-steps). */
export function PlacedOrderStep(props: {
  placed: NonNullable<OrderSlice['placed']>
  /** The name of the company that ordered. */
  company: string
  /** The absolute scheduling link to send, by token. */
  linkOf: (token: string) => string
  /** The page where the reader chooses the day themselves, by token. */
  openHref: (token: string) => string
  /** Links to the next page. */
  children: ReactNode
}) {
  const { order, draft } = props.placed
  const links = Object.fromEntries(order.sessions.map(({ token }) => [token, props.linkOf(token)]))
  return (
    <OrderLayout step={4} summary={null}>
      <OrderShareStep
        order={order}
        address={draft.address}
        company={props.company}
        responsible={draft.responsible}
        units={draft.units}
        isNotified={draft.notifies}
        links={links}
        openHref={props.openHref}
      >
        {props.children}
      </OrderShareStep>
    </OrderLayout>
  )
}
