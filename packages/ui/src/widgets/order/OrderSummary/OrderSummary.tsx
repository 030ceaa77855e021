import {
  type AddressParts,
  type AppliedCoupon,
  addressOf,
  addressSubtitle,
  addressTitle,
  type Contact,
  formatPhone,
  type OrderPrice,
  type Service,
  type UnitDraft,
} from '@ensaio/domain'
import { Building2, Camera, ChevronDown, MapPin, UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import { Fact, Facts } from '../../../primitives/layout/Facts/Facts.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { OrderTotal, ShortTotal } from '../OrderTotal.tsx'
import { Body, Sheet, Toggle } from '../order-summary-styles.ts'
import { unitsText } from '../units-text.ts'

/** The props of `OrderSummary`; all values may still be empty. */
export type OrderSummaryProps = {
  service: Pick<Service, 'name'> | null
  address: AddressParts
  units: readonly UnitDraft[]
  responsible: Contact
  /** The price: one for all units, or one per unit; null until it can be calculated. */
  price: Remote<OrderPrice> | null
  /** Credit in reais; null for a postpaid company. */
  balance: number | null
  /** The coupon on the order. */
  coupon?: AppliedCoupon | null
  /** Shows only the price, beside a step that shows everything else. */
  brief?: boolean
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * The order as filled in so far, with its price: beside the step on a desktop, a line with the price that unfolds on a phone. Give it to
 * `OrderLayout`, which keeps it visible.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const { service, address, units, responsible, price, balance, coupon = null, brief = false } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const place = addressOf(address)
  const isPlaced = address.street !== '' || address.city !== ''
  const contact = [formatPhone(responsible.phone), responsible.email].filter(Boolean).join('\n')
  const named = unitsText(units)
  return (
    <Sheet aria-label="Resumo do pedido" data-open={isOpen}>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>{service?.name ?? 'Seu pedido'}</span>
        <ShortTotal price={price} units={units.length} coupon={coupon} />
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </Toggle>
      <Body id={id}>
        {!brief && (
          <Facts>
            <Fact icon={<Camera {...icon} />} name="Serviço">
              {service?.name ?? <small>Ainda não escolhido</small>}
            </Fact>
            {isPlaced && (
              <Fact icon={<MapPin {...icon} />} name="Onde">
                {addressTitle(place)}
                <small>{addressSubtitle(place)}</small>
              </Fact>
            )}
            {named && (
              <Fact icon={<Building2 {...icon} />} name={units.length > 1 ? 'Unidades' : 'Unidade'}>
                {named}
              </Fact>
            )}
            {(responsible.name || contact) && (
              <Fact icon={<UserRound {...icon} />} name="Responsável">
                {responsible.name}
                {contact && <small>{contact}</small>}
              </Fact>
            )}
          </Facts>
        )}
        <OrderTotal price={price} units={units.length} balance={balance} coupon={coupon} />
      </Body>
    </Sheet>
  )
}
