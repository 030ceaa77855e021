import { type Hosting, type HostingPage, type ListedHosting, renewedUntil } from '@ensaio/domain'
import { address } from '../address.ts'
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

/** A hosting that is about to end, of whose end the company was told. */
export function listedHosting(over: Partial<ListedHosting> = {}): ListedHosting {
  return {
    id: 1042,
    address: address(),
    vertical_data: { unit: '84', complement: null },
    client: { id: 3, name: 'Construtora Horizonte' },
    until: '2026-12-02',
    noticed_at: '2026-11-02T11:00:00.000Z',
    ...over,
  }
}

/** A page of hostings that are about to end. */
export function hostingPage(over: Partial<HostingPage> = {}): HostingPage {
  return {
    hostings: [
      listedHosting({ id: 987, until: today, client: { id: 5, name: 'Prisma Imóveis' } }),
      listedHosting({ id: 1001, until: '2026-11-21', vertical_data: { unit: null, complement: null } }),
      listedHosting(),
      listedHosting({ id: 1055, until: '2026-12-20', noticed_at: null }),
    ],
    last_page: 2,
    totals: { ending: 29, ended: 3 },
    ...over,
  }
}

/** A page of hostings that have ended. */
export function endedHostings(): HostingPage {
  return hostingPage({
    hostings: [
      listedHosting({ id: 912, until: '2026-11-19' }),
      listedHosting({ id: 890, until: '2026-10-01', noticed_at: null }),
    ],
    last_page: 1,
  })
}
