import { type Hosting, renewedUntil } from '@ensaio/domain'
import { today } from '../clock.ts'

/** A hosting that ends in twelve days, of a company that pays with credit. */
export function hosting(over: Partial<Hosting> = {}): Hosting {
  const until = over.until ?? '2026-12-02'
  const prices = [
    [3, 89],
    [6, 149],
    [12, 249],
  ] as const
  return {
    until,
    page_until: null,
    offers: prices.map(([months, price]) => ({ months, price, until: renewedUntil(until, today, months) })),
    balance: 500,
    ...over,
  }
}
