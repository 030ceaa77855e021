import { type Instant, isSummaryDue, type LocalDate } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { tellByPhone } from '../../mail/phone/tell-by-phone.ts'
import { type DayVisit, daySummaryMail } from '../../mail/reminders/day-summary.ts'
import { readAnnounced } from '../../mail/repository/announced-visits.ts'
import { enqueueOptional } from '../../mail/repository/outbox.ts'
import { recordEvent } from '../../sessions/repository/timeline.ts'
import { claimDay, daysToTell, lockDay, readDayReader } from '../repository/day-summaries.ts'

async function tellDay(
  tx: Tx,
  { providerId, day }: { providerId: number; day: LocalDate },
  links: Links,
  now: Instant,
): Promise<number> {
  const locked = await lockDay(tx, { providerId, day }, now)
  const reader = await readDayReader(tx, providerId)
  if (locked === null || reader === null) return 0
  const visits: DayVisit[] = []
  for (const { id, start } of locked) {
    const { visit } = await readAnnounced(tx, id, now)
    visits.push({ ...visit, start, url: links.staffSession('provider', id) })
  }
  const [first, ...rest] = visits
  if (first === undefined) return 0
  const daySummaryId = await claimDay(tx, { providerId, day, visits: locked }, now)
  if (daySummaryId === null) return 0
  const letter = daySummaryMail(reader, { day, visits: [first, ...rest], now })
  const optional = { topic: 'day_summary', links, reminderIds: [], daySummaryId } as const
  const mails = (await enqueueOptional(tx, letter, optional, now)) ? 1 : 0
  const sessionIds = locked.map(({ id }) => id)
  const messages = await tellByPhone(
    tx,
    { kind: 'day_summary', sessionIds, links, providerId, occasion: day },
    now,
  )
  if (mails + messages === 0) return 0
  for (const { id } of locked) {
    const detail = { reminder: 'day' }
    await recordEvent(tx, { sessionId: id, actor: 'system', userId: null, kind: 'reminded', detail }, now)
  }
  return 1
}

/** Tells photographers of their visits of the next day, each day once across processes, in a transaction of its own; returns how many mails (rule day-summary). */
export async function summarizeDays(
  { db, links }: { db: Database; links: Links },
  now: Instant,
  onFailure: (error: unknown) => void,
): Promise<number> {
  let written = 0
  for (const day of await daysToTell(db, now)) {
    if (!isSummaryDue(day, now)) continue
    try {
      written += await transact(db, (tx) => tellDay(tx, day, links, now))
    } catch (error) {
      onFailure(error)
    }
  }
  return written
}
