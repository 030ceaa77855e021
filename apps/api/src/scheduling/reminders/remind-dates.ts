import { type DateReminderKind, dateReminders, dueReminder, type Instant } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { dateReminderMail, type Undated } from '../../mail/reminders/reminder-date.ts'
import { enqueueOptional } from '../../mail/repository/outbox.ts'
import { recordEvent } from '../../sessions/repository/timeline.ts'
import { claimReminder, lockUndated, readReminded, undatedSessions } from '../repository/reminders.ts'
import { distinctPeople, type Person } from './distinct-people.ts'

/** Who should choose the date: the person at the property, else the one who ordered; the second time both. */
function readersOf(
  kind: DateReminderKind,
  { receiver, invited, orderer }: { receiver: Person | null; invited: Person | null; orderer: Person | null },
): Person[] {
  const atPlace = receiver ?? invited
  const people = kind === 'first' ? [atPlace ?? orderer] : [atPlace, orderer]
  return distinctPeople(people)
}

async function remind(tx: Tx, sessionId: number, links: Links, now: Instant): Promise<number> {
  const undated = await lockUndated(tx, sessionId)
  const dueOf = ({ since, timeZone }: { since: Instant; timeZone: string }) =>
    dueReminder(dateReminders(since, timeZone), now, { zone: timeZone, sent: [] })
  const own = undated.find(({ id }) => id === sessionId)
  const kind = own === undefined ? undefined : dueOf(own)?.kind
  if (kind === undefined) return 0
  const claimed: { id: number; sessionId: number }[] = []
  for (const one of undated.filter((one) => dueOf(one)?.kind === kind)) {
    const id = await claimReminder(tx, { sessionId: one.id, kind, about: one.since }, now)
    if (id !== null) claimed.push({ id, sessionId: one.id })
  }
  if (!claimed.some((one) => one.sessionId === sessionId)) return 0
  const told = await readReminded(
    tx,
    claimed.map((one) => one.sessionId),
  )
  const [first, ...rest] = told.map((one): Undated => ({ ...one, start: null }))
  const [lead] = told
  if (first === undefined || lead === undefined) return 0
  const url = links.calendar(told.length > 1 ? (lead.group ?? lead.token) : lead.token)
  const optional = { topic: 'date_reminders', links, reminderIds: claimed.map(({ id }) => id) } as const
  let written = 0
  for (const person of readersOf(kind, lead))
    if (await enqueueOptional(tx, dateReminderMail({ ...person, url }, [first, ...rest]), optional, now))
      written += 1
  if (written === 0) return 0
  for (const one of claimed) {
    const event = { sessionId: one.sessionId, actor: 'system', userId: null, kind: 'reminded' } as const
    await recordEvent(tx, { ...event, detail: { reminder: kind } }, now)
  }
  return written
}

/** Writes the reminders to choose a date that are due, one for the ensaios of an order; returns how many mails (rule date-reminders). */
export async function remindDates(
  { db, links }: { db: Database; links: Links },
  now: Instant,
  onFailure: (error: unknown) => void,
): Promise<number> {
  let written = 0
  for await (const { id, at: since, timeZone: zone, sent } of undatedSessions(db, now)) {
    if (dueReminder(dateReminders(since, zone), now, { zone, sent }) === null) continue
    try {
      written += await transact(db, (tx) => remind(tx, id, links, now))
    } catch (error) {
      onFailure(error)
    }
  }
  return written
}
