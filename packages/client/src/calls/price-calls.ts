import { type PriceQuestion, searchPrices } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Prices. */
export function priceCalls(call: Call) {
  return {
    /** The lowest price. */
    min: (signal?: AbortSignal) => call(searchPrices, { body: { filter: { type: 'min' } }, signal }),
    /** The price of a service for a city and an area. */
    quote: (question: PriceQuestion, signal?: AbortSignal) =>
      call(searchPrices, { body: { filter: { type: 'quote', ...question } }, signal }),
  }
}
