import { createCaller, priceCalls } from '@ensaio/client'
import type { PriceRule } from '@ensaio/domain'

const asks = { prices: priceCalls }

/** Where prices start; throws `Failure`. */
export function askMinPrice(): Promise<PriceRule> {
  return createCaller({ baseUrl: '/api' }).calls(asks).prices.min()
}
