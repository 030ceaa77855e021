import { type Purchase, servedCities, spaceSizes } from '@ensaio/domain'
import type { PurchaseDraft } from '@ensaio/ui'

function positive(text: string | null): number | null {
  const number = Number(text)
  return text !== null && Number.isFinite(number) && number > 0 ? number : null
}

/** What of a purchase is not chosen on the payment page, but comes from an order: how many, how large, on top of what. */
export type OrderToPay = Pick<Purchase, 'areas' | 'units' | 'only_missing'>

/** Reads out of the address what is to be bought; an area becomes the smallest size that holds it. */
export function purchaseOf(query: URLSearchParams): { draft: PurchaseDraft; order: OrderToPay } {
  const areas = (query.get('areas') ?? '').split(',').map(positive)
  const areKnown = areas.length <= 50 && !areas.includes(null)
  const area = positive(query.get('area'))
  const city = servedCities.find(({ name }) => name === query.get('cidade'))?.name ?? null
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
    },
  }
}

/** Writes into the address what is to be bought. */
export function purchaseQuery(draft: PurchaseDraft, order: OrderToPay = {}): URLSearchParams {
  const entries: [string, string | null][] = [
    ['servico', draft.service_id === null ? null : String(draft.service_id)],
    ['area', draft.area === null ? null : String(draft.area)],
    ['cidade', draft.city],
    ['areas', order.areas?.join(',') ?? null],
    ['unidades', order.units && order.units > 1 ? String(order.units) : null],
    ['falta', order.only_missing ? 'sim' : null],
  ]
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}
