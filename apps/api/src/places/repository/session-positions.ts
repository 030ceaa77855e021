import type { Address, Instant, Position } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** An ensaio and where its property is; null where nothing is known. */
export interface LocatedSession {
  sessionId: number
  position: Position | null
}

const columnsOf = (position: Position | null) => ({
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
  precision: position?.precision ?? null,
  source: position?.source ?? null,
})

/** Stores the positions of ensaios that have none yet; those that have one keep it. */
export async function insertPositions(
  tx: Database | Tx,
  located: readonly LocatedSession[],
  now: Instant,
): Promise<void> {
  if (located.length === 0) return
  await tx
    .insertInto('session_positions')
    .values(
      located.map(({ sessionId, position }) => ({
        session_id: sessionId,
        ...columnsOf(position),
        found_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute()
}

/** Stores or replaces the position of an ensaio. */
export async function writePosition(
  tx: Tx,
  { sessionId, position }: LocatedSession,
  now: Instant,
): Promise<void> {
  const row = { ...columnsOf(position), found_at: now }
  await tx
    .insertInto('session_positions')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
}

/** Where the properties of ensaios are, by their ids; those of which nothing is known are missing. */
export async function positionsOf(
  db: Database,
  sessionIds: readonly number[],
): Promise<Map<number, Position>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('session_positions')
    .select(['session_id', 'latitude', 'longitude', 'precision', 'source'])
    .where('session_id', 'in', [...sessionIds])
    .execute()
  return new Map(
    rows.flatMap(({ session_id, latitude, longitude, precision, source }) =>
      latitude === null || longitude === null || precision === null || source === null
        ? []
        : [[session_id, { latitude, longitude, precision, source }] as const],
    ),
  )
}

/** The address of an ensaio, locked for a change of its position; null when there is no such ensaio. */
export async function lockAddress(tx: Tx, sessionId: number): Promise<Address | null> {
  const found = await tx
    .selectFrom('photo_sessions')
    .select('address')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  return found?.address ?? null
}

/** The highest id of an ensaio; 0 when there is none. */
export async function newestSession(db: Database): Promise<number> {
  const { newest } = await db
    .selectFrom('photo_sessions')
    .select(sql<number>`coalesce(max(id), 0)`.as('newest'))
    .executeTakeFirstOrThrow()
  return newest
}

/** Ensaios of a range of ids, both inclusive, without a stored position. */
export function unlocatedSessions(
  db: Database,
  { from, until }: { from: number; until: number },
): Promise<{ id: number; address: Address }[]> {
  return db
    .selectFrom('photo_sessions as s')
    .select(['s.id', 's.address'])
    .where('s.id', '>=', from)
    .where('s.id', '<=', until)
    .where(sql<boolean>`not exists (select from session_positions p where p.session_id = s.id)`)
    .orderBy('s.id')
    .execute()
}

/** Ensaios whose position a search of places found before an instant, the oldest first. */
export function foundBefore(
  db: Database,
  before: Instant,
  atMost: number,
): Promise<{ id: number; address: Address }[]> {
  return db
    .selectFrom('session_positions as p')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select(['s.id', 's.address'])
    .where('p.source', '=', 'search')
    .where('p.found_at', '<', before)
    .orderBy('p.found_at')
    .limit(atMost)
    .execute()
}

/** Replaces a position that a search of places found before an instant; one that was set meanwhile stays. */
export async function replaceFound(
  db: Database,
  { sessionId, position, before }: LocatedSession & { before: Instant },
  now: Instant,
): Promise<void> {
  await db
    .updateTable('session_positions')
    .set({ ...columnsOf(position), found_at: now })
    .where('session_id', '=', sessionId)
    .where('source', '=', 'search')
    .where('found_at', '<', before)
    .execute()
}
