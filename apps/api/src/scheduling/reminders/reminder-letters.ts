import type { DateReminderKind, Instant, ReminderKind } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import type { Visit } from '../../mail/letters/visit.ts'
import { type Reminder, visitReminderMail, visitReminderNotice } from '../../mail/reminders/reminder.ts'
import { dateReminderMail, type Undated } from '../../mail/reminders/reminder-date.ts'
import { readAnnounced } from '../../mail/repository/announced-visits.ts'
import type { Letter } from '../../mail/repository/outbox.ts'
import { readReminded } from '../repository/reminders.ts'
import { distinctPeople, isSameAddress, type Person } from './distinct-people.ts'

type Told = Awaited<ReturnType<typeof readReminded>>[number]

/** The ensaios of one reminder. */
interface Reminded<Kind> {
  kind: Kind
  sessionIds: readonly number[]
  links: Links
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
  const orderers = distinctPeople(told.flatMap((one) => one.orderers)).filter(
    (orderer) => !isAtPlace(orderer),
  )
  const page = many ? links.sessions : links.session(first.id)
  return [
    ...atPlace.map((person) => visitReminderMail({ ...person, url: calendar }, reminder)),
    ...orderers.map((person) =>
      visitReminderNotice({ ...person, url: page }, first.receiver?.name ?? 'não informado', reminder),
    ),
  ]
}

/** The letters that remind of visits of one order on one day, to everybody whom they concern (rule visit-reminders). */
export async function visitReminderLetters(
  tx: Tx,
  { kind, sessionIds, links }: Reminded<ReminderKind>,
  now: Instant,
): Promise<Letter[]> {
  const told = await readReminded(tx, sessionIds)
  const all: Visit[] = []
  for (const { id } of told) all.push((await readAnnounced(tx, id, now)).visit)
  const [first, ...rest] = all
  if (first === undefined) return []
  const isUnable = told.every(({ unable_at }) => unable_at !== null)
  return lettersOf({ reminder: { kind, visits: [first, ...rest], now }, told, isUnable, links })
}

/** Who should choose the date: the person at the property, else the one who ordered; the second time both. */
function readersOf(kind: DateReminderKind, { receiver, invited, orderers }: Told): Person[] {
  const atPlace = receiver ?? invited
  return distinctPeople(kind === 'first' && atPlace ? [atPlace] : [atPlace, ...orderers])
}

/** The letters that remind of the missing date of ensaios of one order (rule date-reminders). */
export async function dateReminderLetters(
  tx: Tx,
  { kind, sessionIds, links }: Reminded<DateReminderKind>,
): Promise<Letter[]> {
  const told = await readReminded(tx, sessionIds)
  const [first, ...rest] = told.map((one): Undated => ({ ...one, start: null }))
  const [lead] = told
  if (first === undefined || lead === undefined) return []
  const url = links.calendar(told.length > 1 ? (lead.group ?? lead.token) : lead.token)
  return readersOf(kind, lead).map((person) => dateReminderMail({ ...person, url }, kind, [first, ...rest]))
}
