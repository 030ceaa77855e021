import { dueReminder, type Instant, type ReminderKind, visitReminders, wallClock } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { tellByPhone } from '../../mail/phone/tell-by-phone.ts'
import { enqueueOptional } from '../../mail/repository/outbox.ts'
import { recordEvent } from '../../sessions/repository/timeline.ts'
import { claimReminder, comingVisits, lockVisits } from '../repository/reminders.ts'
import { visitReminderLetters } from './reminder-letters.ts'

type Locked = Awaited<ReturnType<typeof lockVisits>>[number]

function dueOf(visit: Locked, now: Instant): ReminderKind | null {
  const { timeZone: zone, sent } = visit
  return dueReminder(visitReminders(visit), now, { zone, sent })?.kind ?? null
}

/** The visits of which one reminder tells: those of one order on one day, the due one among them. */
function visitsToTell(visits: readonly Locked[], due: Locked, kind: ReminderKind, now: Instant): Locked[] {
  const dayOf = ({ start, timeZone }: Locked) => wallClock(start, timeZone).date
  return visits
    .filter((visit) => dayOf(visit) === dayOf(due) && Date.parse(visit.start) > Date.parse(now))
    .filter((visit) => !visit.sent.includes(kind))
    .filter((visit) => visit === due || visitReminders(visit).some((one) => one.kind === kind))
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
}

/** Reminds of one visit, and of those of its order on the same day; returns how many mails were written. Another process may have been first. */
async function remind(tx: Tx, sessionId: number, links: Links, now: Instant): Promise<number> {
  const visits = await lockVisits(tx, sessionId)
  const due = visits.find(({ id }) => id === sessionId)
  const kind = due === undefined ? null : dueOf(due, now)
  if (due === undefined || kind === null) return 0
  const claimed: { id: number; visit: Locked }[] = []
  for (const visit of visitsToTell(visits, due, kind, now)) {
    const id = await claimReminder(tx, { sessionId: visit.id, kind, about: visit.start }, now)
    if (id !== null) claimed.push({ id, visit })
  }
  if (claimed.length === 0) return 0
  const sessionIds = claimed.map(({ visit }) => visit.id)
  const letters = await visitReminderLetters(tx, { kind, sessionIds, links }, now)
  const optional = {
    topic: 'visit_reminders',
    links,
    reminderIds: claimed.map(({ id }) => id),
  } as const
  let written = 0
  for (const letter of letters) if (await enqueueOptional(tx, letter, optional, now)) written += 1
  const isUnable = claimed.every(({ visit }) => visit.unable_at !== null)
  const people = isUnable ? (['orderer'] as const) : (['receiver', 'invited', 'orderer'] as const)
  // The first start stands for all of them: the reminder is claimed with it.
  const [{ visit: first } = { visit: due }] = claimed
  const occasion = `${kind} ${first.start}`
  const messages = await tellByPhone(tx, { kind: 'visit_reminder', sessionIds, links, people, occasion }, now)
  if (written + messages === 0) return 0
  for (const { visit } of claimed) {
    const detail = { reminder: kind, to: visit.start }
    await recordEvent(
      tx,
      { sessionId: visit.id, actor: 'system', userId: null, kind: 'reminded', detail },
      now,
    )
  }
  return written
}

/** Writes the reminders of visits that are due, each once across processes, in a transaction of its own; returns how many mails (rule visit-reminders). */
export async function remindVisits(
  { db, links }: { db: Database; links: Links },
  now: Instant,
  onFailure: (error: unknown) => void,
): Promise<number> {
  let written = 0
  for await (const { id, at: start, timeZone, bookedAt, sent } of comingVisits(db, now)) {
    const times = visitReminders({ start, timeZone, bookedAt })
    if (dueReminder(times, now, { zone: timeZone, sent }) === null) continue
    try {
      written += await transact(db, (tx) => remind(tx, id, links, now))
    } catch (error) {
      onFailure(error)
    }
  }
  return written
}
