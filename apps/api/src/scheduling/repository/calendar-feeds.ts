import { type CalendarFeed, canceledFeedDays, feedRange, type Instant, status } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isOpenAccount } from '../../accounts/repository/accounts.ts'
import { lacksSecondStep } from '../../accounts/repository/has-second-step.ts'
import { type Viewer, viewerColumns, viewerOf } from '../../accounts/viewer.ts'
import type { Database, Tx } from '../../database/database.ts'
import { listed } from '../../sessions/repository/summaries.ts'
import { lastChangeOf } from './bookings.ts'
import { publicRows } from './public-sessions.ts'

/** A person's feed: of a city, or of their own visits (null). */
export interface FeedKey {
  userId: number
  city: string | null
}

const isFeed = ({ userId, city }: FeedKey) =>
  sql<SqlBool>`(user_id = ${userId}::int and coalesce(city, '') = coalesce(${city}::text, ''))`

/** When a feed was created; null when there is none. */
export async function findFeed(db: Database, key: FeedKey): Promise<CalendarFeed | null> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where(isFeed(key))
    .executeTakeFirst()
  return feed ?? null
}

/** Stores the hash of a feed's token in place of a former one, whose address stops; of two at once the later stays. Returns whether there was one. */
export async function keepFeed(
  tx: Tx,
  { userId, city }: FeedKey,
  tokenHash: string,
  now: Instant,
): Promise<{ isReplaced: boolean }> {
  const { rows } = await sql<{ is_replaced: boolean }>`
    insert into calendar_feeds (user_id, city, token_hash, created_at)
    values (${userId}::int, ${city}::text, ${tokenHash}, ${now}::timestamptz)
    on conflict (user_id, coalesce(city, '')) do update
      set token_hash = excluded.token_hash, created_at = excluded.created_at
    returning xmax::text <> '0' as is_replaced`.execute(tx)
  return { isReplaced: rows[0]?.is_replaced ?? false }
}

/** Deletes a feed; returns whether there was one. */
export async function deleteFeed(tx: Tx, key: FeedKey): Promise<boolean> {
  const gone = await tx.deleteFrom('calendar_feeds').where(isFeed(key)).returning('id').executeTakeFirst()
  return gone !== undefined
}

/** What a photographer's or a city's event is about; null for other feeds. */
export async function findSubject(db: Database, { userId, city }: FeedKey): Promise<number | null> {
  const found =
    city === null
      ? await db.selectFrom('providers').select('id').where('user_id', '=', userId).executeTakeFirst()
      : await db.selectFrom('cities').select('id').where('name', '=', city).executeTakeFirst()
  return found?.id ?? null
}

/** The feed of a token's hash with its owner as they are now; null when nobody has it, or the account is not open. */
export async function readFeedOwner(
  db: Database,
  tokenHash: string,
): Promise<{ viewer: Viewer; city: string | null; company: string | null } | null> {
  const row = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users', 'users.id', 'f.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['f.city', 'f.created_at', 'companies.name as company', ...viewerColumns])
    .select(lacksSecondStep.as('lacks_second_step'))
    .where('f.token_hash', '=', tokenHash)
    .where(isOpenAccount)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { viewer: viewerOf(row, row.created_at), city: row.city, company: row.company }
}

/** Whose visits a feed holds. */
export type FeedScope = { company: number } | { photographer: number } | { city: string }

/** Matches the visits of a scope; each condition has an index. */
function isIn(scope: FeedScope, from: RawBuilder<Instant>): RawBuilder<SqlBool> {
  // The same range as below, in the words of the index of the list.
  if ('company' in scope) return sql`(s.company_id = ${scope.company}::int and ${listed} >= ${from})`
  if ('city' in scope) return sql`s.city = ${scope.city}::text`
  return sql`s.id in (
    select bookings.session_id from bookings join providers on providers.id = bookings.provider_id
    where providers.user_id = ${scope.photographer}::int and bookings.released_at is null
      and bookings.day >= (${from} - interval '1 day')::date)`
}

/**
 * The visits of a scope around an instant, by start, each with its last change, in one statement (rules calendar-feed and
 * statement-count). Of more than the feed holds, the nearest.
 */
export async function readFeedVisits(db: Database, scope: FeedScope, now: Instant) {
  const at = sql<Instant>`${now}::timestamptz`
  const from = sql<Instant>`(${at} - ${feedRange.daysBack} * interval '1 day')`
  const rows = await publicRows(db, null)
    .select(lastChangeOf.as('changed_at'))
    .where(isIn(scope, from))
    .where('s.scheduled_for', '>=', from)
    .where('s.scheduled_for', '<', sql<Instant>`${at} + ${feedRange.daysAhead} * interval '1 day'`)
    .where('s.status', '!=', status.notScheduled)
    .where(
      sql<SqlBool>`(s.status <> ${sql.lit(status.canceled)} or s.canceled_at > ${at} - ${canceledFeedDays} * interval '1 day')`,
    )
    .orderBy(sql`abs(extract(epoch from s.scheduled_for - ${at}))`)
    .orderBy('s.id')
    .limit(feedRange.most)
    .execute()
  // Their distance from now changes with each reading; their start does not.
  return rows.toSorted(
    (one, other) => (one.scheduled_for ?? '').localeCompare(other.scheduled_for ?? '') || one.id - other.id,
  )
}
