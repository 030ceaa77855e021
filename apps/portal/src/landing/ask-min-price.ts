import { createCaller, priceCalls } from '@ensaio/client'
import type { PriceRule } from '@ensaio/domain'
import { apiAddress } from '../api-address.ts'

const asks = { prices: priceCalls }

/** Returns the lowest price; throws `Failure`. */
export function askMinPrice(): Promise<PriceRule> {
  return createCaller({ baseUrl: apiAddress }).calls(asks).prices.min()
}
