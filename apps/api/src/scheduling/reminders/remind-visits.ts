import { dueReminder, type Instant, type ReminderKind, visitReminders, wallClock } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import type { Visit } from '../../mail/letters/visit.ts'
import { type Reminder, visitReminderMail, visitReminderNotice } from '../../mail/reminders/reminder.ts'
import { readAnnounced } from '../../mail/repository/announced-visits.ts'
import { enqueueOptional, type Letter } from '../../mail/repository/outbox.ts'
import { recordEvent } from '../../sessions/repository/timeline.ts'
import { claimReminder, comingVisits, lockVisits, readReminded } from '../repository/reminders.ts'
import { distinctPeople, isSameAddress, type Person } from './distinct-people.ts'

type Locked = Awaited<ReturnType<typeof lockVisits>>[number]
type Told = Awaited<ReturnType<typeof readReminded>>[number]

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

interface Telling {
  reminder: Reminder
  told: readonly Told[]
  /** Was it reported for all these visits that nobody can receive the photographer? */
  isUnable: boolean
  links: Links
}

/** The letters to the people at the property, and to the person who ordered. */
function lettersOf({ reminder, told, isUnable, links }: Telling): Letter[] {
  const [first] = told
  if (first === undefined) return []
  const many = told.length > 1
  const calendar = links.calendar(many ? (first.group ?? first.token) : first.token)
  const atPlace = isUnable ? [] : distinctPeople(told.flatMap(({ receiver, invited }) => [receiver, invited]))
  const isAtPlace = (orderer: Person) => atPlace.some((person) => isSameAddress(person, orderer))
  const orderers = distinctPeople(told.map(({ orderer }) => orderer)).filter((orderer) => !isAtPlace(orderer))
  const page = many ? links.sessions : links.session(first.id)
  return [
    ...atPlace.map((person) => visitReminderMail({ ...person, url: calendar }, reminder)),
    ...orderers.map((person) =>
      visitReminderNotice({ ...person, url: page }, first.receiver?.name ?? 'não informado', reminder),
    ),
  ]
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
  const all: Visit[] = []
  for (const { visit } of claimed) all.push((await readAnnounced(tx, visit.id, now)).visit)
  const [first, ...rest] = all
  if (first === undefined) return 0
  const reminder: Reminder = { kind, visits: [first, ...rest], now }
  const told = await readReminded(
    tx,
    claimed.map(({ visit }) => visit.id),
  )
  const isUnable = claimed.every(({ visit }) => visit.unable_at !== null)
  const optional = {
    topic: 'visit_reminders',
    links,
    reminderIds: claimed.map(({ id }) => id),
  } as const
  let written = 0
  for (const letter of lettersOf({ reminder, told, isUnable, links }))
    if (await enqueueOptional(tx, letter, optional, now)) written += 1
  if (written === 0) return 0
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
