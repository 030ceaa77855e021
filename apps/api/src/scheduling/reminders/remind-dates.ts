import { dateReminders, dueReminder, type Instant } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { readTold } from '../../mail/phone/repository/phone-sessions.ts'
import { tellByPhone } from '../../mail/phone/tell-by-phone.ts'
import { enqueueOptional } from '../../mail/repository/outbox.ts'
import { recordEvent } from '../../sessions/repository/timeline.ts'
import { claimReminder, lockUndated, undatedSessions } from '../repository/reminders.ts'
import { dateReminderLetters } from './reminder-letters.ts'

const atPlace = ['receiver', 'invited'] as const

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
  const sessionIds = claimed.map((one) => one.sessionId)
  const letters = await dateReminderLetters(tx, { kind, sessionIds, links })
  const optional = { topic: 'date_reminders', links, reminderIds: claimed.map(({ id }) => id) } as const
  let written = 0
  for (const letter of letters) if (await enqueueOptional(tx, letter, optional, now)) written += 1
  const people = await readTold(tx, sessionIds)
  const hasChooser = people.some(({ people: { receiver, invited } }) => receiver.length + invited.length > 0)
  const told = hasChooser && kind === 'first' ? atPlace : ([...atPlace, 'orderer'] as const)
  const occasion = `${kind} ${own?.since}`
  const messages = await tellByPhone(
    tx,
    { kind: 'date_missing', sessionIds, links, people: told, occasion },
    now,
  )
  if (written + messages === 0) return 0
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
