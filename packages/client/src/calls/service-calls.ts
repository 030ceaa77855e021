import { listClientServices, listPricedServices } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** What may be ordered. */
export function serviceCalls(call: Call) {
  return {
    /** What the company may order. */
    list: (signal?: AbortSignal) => call(listClientServices, { signal }),
    /** The same with prices, for the payment page. */
    priced: (signal?: AbortSignal) => call(listPricedServices, { signal }),
  }
}
