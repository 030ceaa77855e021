import { expect, test } from 'vitest'
import { tour } from '../../deliverable/builders.ts'
import { boughtAs } from '../../payment/endpoints.ts'
import { initialSettings } from '../../settings/settings.ts'
import { firstHostingEnd, hostingDaysLeft, hostingPrice, hostingState, renewedUntil } from './hosting.ts'
import { missingForHosting } from './purchase.ts'

const today = '2026-11-20'

test.each([
  ['2026-12-02', 6, '2027-06-02'],
  ['2026-11-20', 3, '2027-02-20'],
  ['2026-11-19', 3, '2027-02-20'],
  ['2025-01-01', 12, '2027-11-20'],
  ['2027-08-31', 6, '2028-02-29'],
])('until %s, renewed today by %i months: until %s (rule hosting-renewal)', (until, months, expected) => {
  expect(renewedUntil(until, today, months)).toBe(expected)
})

test.each([
  ['2026-11-19', 'ended', -1],
  ['2026-11-20', 'ending', 0],
  ['2026-12-20', 'ending', 30],
  ['2026-12-21', 'online', 31],
])('a hosting until %s is %s (rule hosting-list)', (until, state, left) => {
  expect([hostingState(until, today), hostingDaysLeft(until, today)]).toEqual([state, left])
})

test('the price is that of the settings; a period without one is not offered', () => {
  const settings = { ...initialSettings, hosting_6_months: 149.9 }
  expect([hostingPrice(settings, 3), hostingPrice(settings, 6), hostingPrice(settings, 12)]).toEqual([
    null,
    14_990,
    null,
  ])
})

test('the tour that ends first counts; one without an address or an end does not', () => {
  const item = (item_id: 7 | 9) => ({
    id: item_id,
    item_id,
    icon: 'tour',
    title: 'Tour',
    label: 'Tour',
    orientation: null,
    tags: [],
  })
  const product = (over: Parameters<typeof tour>[0]) => ({ item: item(7), deliverables: [tour(over)] })
  const url = { tour_url: 'https://tour.test/' }
  expect(firstHostingEnd([])).toBeNull()
  expect(firstHostingEnd([{ item: item(9), deliverables: [] }, product(url)])).toBeNull()
  expect(
    firstHostingEnd([
      product({ hosted_until: '2026-11-01' }),
      product({ ...url, hosted_until: '2027-01-01' }),
      product({ ...url, hosted_until: '2026-12-01' }),
    ]),
  ).toBe('2026-12-01')
})

test('a payment buys what the credit lacks, and says for what', () => {
  expect([missingForHosting(149, 100.1), missingForHosting(149, 149), missingForHosting(149, 200)]).toEqual([
    48.9, 0, 0,
  ])
  const renewal = { session_id: 7, months: 6 } as const
  const order = { service_id: 1, city: 'São Paulo', area: 80 }
  expect(boughtAs(renewal)).toEqual({ Hosting: renewal })
  expect(boughtAs(order)).toEqual({ Purchase: order })
})
