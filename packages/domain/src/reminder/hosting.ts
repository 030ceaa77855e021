import { addDays, type Instant, type LocalDate, wallClock } from '../calendar/local-date.ts'
import { isQuiet } from './reminders.ts'

/** The notices of a tour whose hosting ends, first to last, and how many days before its last day each is due (rule hosting-notices). */
export const hostingNotices = { hosting_month: 30, hosting_week: 7 } as const
export type HostingNoticeKind = keyof typeof hostingNotices
export const hostingNoticeKinds = ['hosting_month', 'hosting_week'] as const satisfies HostingNoticeKind[]

/** How many days after it was due a notice is still sent: over a weekend without a server. */
const newsDays = 3

/**
 * The last days of hosting that are told now, in the house's zone, with the most recent day of delivery of such tours; empty in the quiet
 * hours. The first notice is left out for a tour that was online for less than a month by then.
 */
export function hostingEndsToTell(
  now: Instant,
  zone: string,
): { kind: HostingNoticeKind; from: LocalDate; until: LocalDate; deliveredUntil: LocalDate }[] {
  if (isQuiet(now, zone)) return []
  const { date } = wallClock(now, zone)
  return hostingNoticeKinds.map((kind) => ({
    kind,
    from: addDays(date, hostingNotices[kind] - newsDays),
    until: addDays(date, hostingNotices[kind]),
    deliveredUntil: kind === 'hosting_month' ? addDays(date, -28) : date,
  }))
}
