import { type Instant, type LocalDate, notify, status } from '@ensaio/domain'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import type { SentReminder } from '../../database/tables/session.ts'
import { mailReaders } from '../../mail/repository/mail-readers.ts'

/** The most hours before a visit at which its first reminder can be due: two days, and the evening before them. */
const farthestHours = 60
/** The most and the fewest days since the date is missing with which a reminder can be due. */
const missingDays = { most: 9, least: 2 }
const perPage = 500

/** When the visit was booked for its present start: its last event of booking, else its order. Expects `photo_sessions` aliased as `s`. */
const bookedAt = sql<Instant>`coalesce((select max(e.created_at) from session_events e
  where e.session_id = s.id and e.kind in ('scheduled', 'rescheduled')), s.created_at)`

/** Since when the date is missing. */
const since = sql<Instant>`coalesce(s.date_wanted_at, s.created_at)`

/** Whoever left a preferred period waits for us, and is not asked to choose a date (rule preferred-period). */
const hasNoPeriod = sql<boolean>`not exists (select from preferred_periods p where p.session_id = s.id)`

function sentAbout(about: Expression<Instant | null>): RawBuilder<SentReminder[]> {
  return sql`array(select r.kind from reminders r where r.session_id = s.id and r.about = ${about})`
}

function after(now: Instant, hours: number): Instant {
  return new Date(Date.parse(now) + hours * 3_600_000).toISOString()
}

/** A place in an ordered list of ensaios: where its next page begins. */
interface Mark {
  at: Instant
  id: number
}

/** Reads the next page of visits with which a reminder can be due, and the kinds that were sent; by start, from a mark on. */
async function visitPage(db: Database, now: Instant, { at, id }: Mark) {
  return db
    .selectFrom('photo_sessions as s')
    .select(['s.id', 's.time_zone as timeZone'])
    .select(sql<Instant>`s.scheduled_for`.as('at'))
    .select([bookedAt.as('bookedAt'), sentAbout(sql`s.scheduled_for`).as('sent')])
    .where('s.status', '=', status.scheduled)
    .where('s.scheduled_for', '<=', after(now, farthestHours))
    .where(sql<boolean>`(s.scheduled_for, s.id) > (${at}::timestamptz, ${id}::int)`)
    .orderBy('s.scheduled_for')
    .orderBy('s.id')
    .limit(perPage)
    .execute()
}

/** Reads the next page of ensaios without a date with which a reminder can be due; by age, from a mark on. */
async function undatedPage(db: Database, now: Instant, { at, id }: Mark) {
  return db
    .selectFrom('photo_sessions as s')
    .select(['s.id', 's.time_zone as timeZone', since.as('at'), sentAbout(since).as('sent')])
    .where('s.status', '=', status.notScheduled)
    .where(hasNoPeriod)
    .where(sql<boolean>`${since} <= ${after(now, -24 * missingDays.least)}::timestamptz`)
    .where(sql<boolean>`(${since}, s.id) > (${at}::timestamptz, ${id}::int)`)
    .orderBy(since)
    .orderBy('s.id')
    .limit(perPage)
    .execute()
}

async function* pages<Row extends Mark>(
  ask: (from: Mark) => Promise<Row[]>,
  from: Mark,
): AsyncGenerator<Row> {
  for (let mark = from; ; ) {
    const rows = await ask(mark)
    yield* rows
    const last = rows.at(-1)
    // A page that ends where it began would be asked for ever.
    if (last === undefined || rows.length < perPage || last.id === mark.id) return
    mark = last
  }
}

/** All booked visits of the next days, in pages of a bounded size. */
export function comingVisits(db: Database, now: Instant) {
  return pages((mark) => visitPage(db, now, mark), { at: now, id: 0 })
}

/** All ensaios that lack a date since some days, in pages of a bounded size. */
export function undatedSessions(db: Database, now: Instant) {
  return pages((mark) => undatedPage(db, now, mark), { at: after(now, -24 * missingDays.most), id: 0 })
}

/** The columns of an ensaio and of its order's others that a reminder needs. */
function ofOrder(tx: Tx, sessionId: number, wanted: typeof status.scheduled | typeof status.notScheduled) {
  const group = tx.selectFrom('photo_sessions').select('group_id').where('id', '=', sessionId)
  return tx
    .selectFrom('photo_sessions as s')
    .where('s.status', '=', wanted)
    .where((eb) => eb.or([eb('s.id', '=', sessionId), eb('s.group_id', '=', group)]))
    .orderBy('s.id')
    .forUpdate('s')
    .skipLocked()
}

/**
 * Locks the booked visits of an ensaio's order, its own among them; leaves out those that another transaction is changing or reminding
 * of, which come with a later round.
 */
export async function lockVisits(tx: Tx, sessionId: number) {
  const rows = await ofOrder(tx, sessionId, status.scheduled)
    .select(['s.id', 's.token', 's.scheduled_for as start', 's.time_zone as timeZone', 's.unable_at'])
    .execute()
  if (rows.length === 0) return []
  // Asked once the rows are locked: a statement sees what was committed when it began.
  const facts = await tx
    .selectFrom('photo_sessions as s')
    .select(['s.id', bookedAt.as('bookedAt'), sentAbout(sql`s.scheduled_for`).as('sent')])
    .where(
      's.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows.flatMap((row) => {
    const found = facts.find(({ id }) => id === row.id)
    const { start } = row
    return start === null || found === undefined ? [] : [{ ...row, ...found, start }]
  })
}

/** Locks the ensaios of an order that have no date, as `lockVisits` does. */
export async function lockUndated(tx: Tx, sessionId: number) {
  const rows = await ofOrder(tx, sessionId, status.notScheduled)
    .where(hasNoPeriod)
    .select(['s.id', 's.time_zone as timeZone', since.as('since')])
    .execute()
  return rows
}

/** Writes that a reminder was sent; null when it was sent before (rule visit-reminders). The unique index decides between processes. */
export async function claimReminder(
  tx: Tx,
  reminder: { sessionId: number; kind: SentReminder; about: Instant },
  now: Instant,
): Promise<number | null> {
  const claimed = await tx
    .insertInto('reminders')
    .values({ session_id: reminder.sessionId, kind: reminder.kind, about: reminder.about, sent_at: now })
    .onConflict((conflict) => conflict.columns(['session_id', 'kind', 'about']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return claimed?.id ?? null
}

/** Reads the kind and the ensaios of sent reminders. */
export async function readClaimed(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('reminders')
    .select(['kind', 'session_id'])
    .where('id', 'in', ids)
    .execute()
  return { kind: rows[0]?.kind, sessionIds: rows.map(({ session_id }) => session_id) }
}

/** Reads the people to remind of ensaios, and the facts for their mails; one row per ensaio. */
export async function readReminded(tx: Tx, sessionIds: readonly number[]) {
  const rows = await tx
    .selectFrom('photo_sessions as s')
    .innerJoin('users', 'users.id', 's.created_by')
    .innerJoin('services', 'services.id', 's.service_id')
    .leftJoin('session_groups as g', 'g.id', 's.group_id')
    .select([
      's.id',
      's.token',
      'g.token as group',
      's.address',
      's.vertical_data',
      's.time_zone as timeZone',
      'services.name as service',
      's.notification',
      's.unable_at',
      's.responsible_information as responsible',
      's.scheduling_responsible_info as receiver',
      mailReaders.as('orderers'),
    ])
    .where('s.id', 'in', sessionIds)
    .orderBy('s.scheduled_for')
    .orderBy('s.id')
    .execute()
  return rows.map(({ notification, responsible, ...row }) => ({
    ...row,
    invited: (notification & notify) === 0 ? null : responsible,
  }))
}

/** Locks the ensaios whose promised day lies in a range and whose material is missing, and of which nobody was told. */
export async function lockLate(tx: Tx, { from, until }: { from: LocalDate; until: LocalDate }, now: Instant) {
  const rows = await tx
    .selectFrom('photo_sessions as s')
    .innerJoin('companies', 'companies.id', 's.company_id')
    .innerJoin('services', 'services.id', 's.service_id')
    .select([
      's.id',
      's.address',
      's.vertical_data',
      's.promised_on as promisedOn',
      's.scheduled_for as start',
      'companies.name as company',
      'services.name as service',
    ])
    .where('s.status', '=', status.pending)
    // A promise is made for less than half a year; without this, the index would be read from the first ensaio on.
    .where('s.scheduled_for', '>', after(now, -24 * 180))
    .where('s.scheduled_for', '<=', now)
    .where(sql<boolean>`s.promised_on between ${from}::date and ${until}::date`)
    .where(
      sql<boolean>`not exists (select from reminders r where r.session_id = s.id and r.kind = 'late' and r.about = s.scheduled_for)`,
    )
    .orderBy('s.id')
    .limit(perPage)
    .forUpdate('s')
    .execute()
  return rows.flatMap(({ start, promisedOn, ...row }) =>
    start === null || promisedOn === null ? [] : [{ ...row, start, promisedOn }],
  )
}
