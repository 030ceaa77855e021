import {
  type CityNames,
  type OrderDraft,
  type OrderStep,
  orderSteps,
  type Purchase,
  readArea,
  spaceSizes,
} from '@ensaio/domain'
import type { PurchaseDraft } from '@ensaio/ui'

function positive(text: string | null): number | null {
  const number = Number(text)
  return text !== null && Number.isFinite(number) && number > 0 ? number : null
}

/** The part of a purchase that comes from an order instead of the payment page. */
export type OrderToPay = Pick<Purchase, 'areas' | 'units' | 'only_missing' | 'coupon'>

/** The order that a payment interrupts. */
export interface InterruptedOrder {
  /** The step to go back to. */
  step: OrderStep
  /** Is the order placed as soon as it is paid? */
  isPlaced: boolean
}

// The first step has an empty path segment.
const firstStep = 'servico'

/** Reads the interrupted order from the address; null when the user came only to pay. */
export function interruptedOrder(query: URLSearchParams): InterruptedOrder | null {
  const named = query.get('volta')
  const step = orderSteps.find((one) => (one || firstStep) === named)
  return step === undefined ? null : { step, isPlaced: query.get('pedir') === 'sim' }
}

/** The address of an order's payment, with the step to return to. */
export function paymentHref(draft: OrderDraft, { step, isPlaced }: InterruptedOrder): string {
  const areas = draft.units.map(({ area }) => readArea(area) ?? 0)
  const largest = Math.max(...areas)
  const query = purchaseQuery(
    { service_id: draft.service_id, area: largest || null, city: draft.address.city || null },
    {
      units: draft.units.length,
      only_missing: true,
      ...(largest > 0 ? { areas } : {}),
      ...(draft.coupon === '' ? {} : { coupon: draft.coupon }),
    },
  )
  query.set('volta', step || firstStep)
  if (isPlaced) query.set('pedir', 'sim')
  return `/payment?${query}`
}

/** Reads the purchase from the address; an area becomes the smallest size that includes it. */
export function purchaseOf(
  query: URLSearchParams,
  cities: CityNames,
): { draft: PurchaseDraft; order: OrderToPay } {
  const areas = (query.get('areas') ?? '').split(',').map(positive)
  const areKnown = areas.length <= 50 && !areas.includes(null)
  const area = positive(query.get('area'))
  const coupon = query.get('cupom')
  const city = cities.find((name) => name === query.get('cidade')) ?? null
  return {
    draft: {
      service_id: positive(query.get('servico')),
      area: area === null ? null : (spaceSizes.find((size) => size >= area) ?? null),
      city,
    },
    order: {
      units: Math.min(Math.round(positive(query.get('unidades')) ?? 1), 50),
      only_missing: query.get('falta') === 'sim',
      ...(areKnown ? { areas } : {}),
      ...(coupon ? { coupon } : {}),
    },
  }
}

/** Writes the purchase into the address. */
export function purchaseQuery(draft: PurchaseDraft, order: OrderToPay = {}): URLSearchParams {
  const entries: [string, string | null][] = [
    ['servico', draft.service_id === null ? null : String(draft.service_id)],
    ['area', draft.area === null ? null : String(draft.area)],
    ['cidade', draft.city],
    ['areas', order.areas?.join(',') ?? null],
    ['unidades', order.units && order.units > 1 ? String(order.units) : null],
    ['falta', order.only_missing ? 'sim' : null],
    ['cupom', order.coupon ?? null],
  ]
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}
