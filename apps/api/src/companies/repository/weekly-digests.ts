import { addDays, type DigestWeek, type Instant, status } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** How many companies are told in one round, so that other reminders do not wait for them. */
const perRound = 200
/** How many visits and ensaios without a date a digest lists. */
const mostLines = 10
/** How long an ensaio without a date waits for a company in the digest, in days. */
const waitingDays = 60
/** How long ago the visit of an ensaio that is told can be at most, in days: an index then finds it. */
const farthestDays = 180

function daysBefore(instant: Instant, days: number): Instant {
  return new Date(Date.parse(instant) - days * 86_400_000).toISOString()
}

/** The next active companies that were not told of a week and have somebody who can sign in. */
export async function companiesWithoutDigest(db: Database, { monday }: DigestWeek): Promise<number[]> {
  const rows = await db
    .selectFrom('companies as c')
    .select('c.id')
    .where('c.active', '=', true)
    .where(
      sql<boolean>`not exists (select from weekly_digests w where w.company_id = c.id and w.monday = ${monday}::date)`,
    )
    .where(
      sql<boolean>`exists (select from users u where u.company_id = c.id and u.disabled_at is null and u.password_hash is not null)`,
    )
    .orderBy('c.id')
    .limit(perRound)
    .execute()
  return rows.map(({ id }) => id)
}

/** Writes that a company is told of a week; false when it was told before (rule weekly-digest). The primary key decides between processes. */
export async function claimDigest(
  tx: Tx,
  companyId: number,
  { monday }: DigestWeek,
  now: Instant,
): Promise<boolean> {
  const claimed = await tx
    .insertInto('weekly_digests')
    .values({ company_id: companyId, monday, told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('monday')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Counts what happened in the week before: ensaios booked and delivered, and deliveries that are late now. */
async function readLastWeek(tx: Tx, companyId: number, { lastFrom, from, today }: DigestWeek) {
  const of = sql`s.company_id = ${companyId}::int`
  const { rows } = await sql<{ booked: number; delivered: number; late: number }>`
    select
      (select count(*)::int from photo_sessions s
        where ${of} and s.scheduled_for >= ${lastFrom}::timestamptz and s.status <> ${status.canceled}
          and exists (select from session_events e where e.session_id = s.id and e.kind = 'scheduled'
            and e.created_at >= ${lastFrom}::timestamptz and e.created_at < ${from}::timestamptz)) as booked,
      (select count(*)::int from photo_sessions s
        where ${of} and s.scheduled_for >= ${daysBefore(from, farthestDays)}::timestamptz
          and s.delivered_at >= ${lastFrom}::timestamptz and s.delivered_at < ${from}::timestamptz) as delivered,
      (select count(*)::int from photo_sessions s
        where ${of} and s.status = ${status.pending}
          and s.scheduled_for >= ${daysBefore(from, farthestDays)}::timestamptz and s.promised_on < ${today}::date) as late`.execute(
    tx,
  )
  return rows[0] ?? { booked: 0, delivered: 0, late: 0 }
}

/** The first ensaios of a company that match, and how many there are. */
async function readSome(
  tx: Tx,
  companyId: number,
  { matches, by }: { matches: ReturnType<typeof sql<boolean>>; by: ReturnType<typeof sql<Instant>> },
) {
  const rows = await tx
    .selectFrom('photo_sessions as s')
    .select(['s.id', 's.address', 's.vertical_data', 's.scheduled_for as start', 's.time_zone as timeZone'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('s.company_id', '=', companyId)
    .where(matches)
    .orderBy(by)
    .orderBy('s.id')
    .limit(mostLines)
    .execute()
  return { total: rows[0]?.total ?? 0, first: rows }
}

/** The published pages of a company that were opened in the week before, most visits first (rule page-visits). */
async function readViewed(tx: Tx, companyId: number, { monday }: DigestWeek) {
  const visits = sql<number>`sum(v.visits)::int`
  const rows = await tx
    .selectFrom('page_visits as v')
    .innerJoin('photo_sessions as s', 's.id', 'v.session_id')
    .select(['s.id', 's.address', 's.vertical_data', visits.as('visits')])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('s.company_id', '=', companyId)
    .where('v.day', '>=', addDays(monday, -7))
    .where('v.day', '<', monday)
    .groupBy('s.id')
    .having(visits, '>', 0)
    .orderBy('visits', 'desc')
    .orderBy('s.id')
    .limit(mostLines)
    .execute()
  return { total: rows[0]?.total ?? 0, first: rows }
}

/** Reads what a company is told of a week: what happened, which visits come, which ensaios lack a date, and its credit. */
export async function readDigest(tx: Tx, companyId: number, week: DigestWeek, now: Instant) {
  const { booked, delivered, late } = await readLastWeek(tx, companyId, week)
  const start = sql<Instant>`s.scheduled_for`
  const comes = sql<boolean>`s.status = ${status.scheduled} and ${start} > ${now}::timestamptz and ${start} < ${week.until}::timestamptz`
  const coming = await readSome(tx, companyId, { matches: comes, by: start })
  const unreceived = await readSome(tx, companyId, {
    matches: sql<boolean>`${comes} and s.unable_at is not null`,
    by: start,
  })
  const since = sql<Instant>`coalesce(s.date_wanted_at, s.created_at)`
  const undated = await readSome(tx, companyId, {
    matches: sql<boolean>`s.status = ${status.notScheduled} and ${since} >= ${daysBefore(now, waitingDays)}::timestamptz`,
    by: since,
  })
  const { payment_plan: plan, balance_cents: balance } = await tx
    .selectFrom('companies')
    .select(['payment_plan', 'balance_cents'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const last = await tx
    .selectFrom('photo_sessions')
    .select('price_cents')
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isLow = plan === 1 && last !== undefined && balance < last.price_cents
  return {
    booked,
    delivered,
    late,
    coming,
    unreceived,
    undated,
    viewed: await readViewed(tx, companyId, week),
    lowCredit: isLow ? { balance, last: last.price_cents } : null,
  }
}

/** The people of a company who can sign in; all of them may read its ensaios (rule client-roles). */
export async function digestReaders(tx: Tx, companyId: number) {
  return tx
    .selectFrom('users')
    .select(['name', 'email', 'scope', 'client_role'])
    .where('company_id', '=', companyId)
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute()
}
