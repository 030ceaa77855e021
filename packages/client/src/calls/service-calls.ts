import { listClientServices, listPricedServices } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Services. */
export function serviceCalls(call: Call) {
  return {
    /** The services that the company may order. */
    list: (signal?: AbortSignal) => call(listClientServices, { signal }),
    /** The same with prices, for the payment page. */
    priced: (signal?: AbortSignal) => call(listPricedServices, { signal }),
  }
}
