import { addDays, addMonths, type LocalDate, monthOf, sameDayIn } from '../../calendar/local-date.ts'
import { materialOf } from '../../deliverable/held.ts'
import { type Cents, centsOf } from '../../money/cents.ts'
import { hostingNotices } from '../../reminder/hosting.ts'
import type { SessionProduct } from '../../session/schema.ts'
import type { Settings } from '../../settings/settings.ts'

/** The periods for which a hosting is renewed, in months, shortest first (rule hosting-renewal). */
export const hostingPeriods = [3, 6, 12] as const
export type HostingPeriod = (typeof hostingPeriods)[number]

/** The last day after a renewal: its months are added to the later of today and the current last day (rule hosting-renewal). */
export function renewedUntil(until: LocalDate, today: LocalDate, months: number): LocalDate {
  const from = until > today ? until : today
  return sameDayIn(addMonths(monthOf(from), months), from)
}

/** Online for more than 30 days, about to end, or past its last day (rule hosting-list). */
export const hostingStates = ['online', 'ending', 'ended'] as const
export type HostingState = (typeof hostingStates)[number]

/** The state of a hosting with this last day, on a day in the property's zone. */
export function hostingState(until: LocalDate, today: LocalDate): HostingState {
  if (until < today) return 'ended'
  return until <= addDays(today, hostingNotices.hosting_month) ? 'ending' : 'online'
}

export const hostingStateLabels: Record<HostingState, string> = {
  online: 'No ar',
  ending: 'Vencendo',
  ended: 'Encerrada',
}

/** The days until the last day of a hosting: 0 on it, negative afterwards. */
export function hostingDaysLeft(until: LocalDate, today: LocalDate): number {
  return Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000)
}

/** The last day of the tour that ends first, among those with an address, also one that is withheld; null when none has an end. */
export function firstHostingEnd(
  products: readonly Pick<SessionProduct, 'item' | 'deliverables'>[],
): LocalDate | null {
  const ends = products.flatMap((product) => {
    const material = materialOf(product)
    if (material.kind !== 'tour' || material.tour === null) return []
    const { matterport_url, tour_url, hosted_until, has_ended } = material.tour
    return hosted_until && (matterport_url || tour_url || has_ended) ? [hosted_until] : []
  })
  return ends.toSorted()[0] ?? null
}

const priceFields = {
  3: 'hosting_3_months',
  6: 'hosting_6_months',
  12: 'hosting_12_months',
} as const satisfies Record<HostingPeriod, keyof Settings>

/** The price of a renewal in centavos; null when the house does not offer the period (rule hosting-renewal). */
export function hostingPrice(settings: Settings, months: HostingPeriod): Cents | null {
  const price = settings[priceFields[months]]
  return price === null ? null : centsOf(price)
}
