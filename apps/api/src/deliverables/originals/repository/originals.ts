import { hasDelivery, type Instant, type LocalDate, sessionStatuses } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../../database/database.ts'

const delivered = sessionStatuses.filter(hasDelivery)

/** How many ensaios of a company are told at once, in one mail: more than any company has. */
const atOnce = 20_000

/** Matches ensaios with photos that are archived: those that show a whole sphere are shown from their originals. Expects sessions as `s`. */
const hasOriginals = sql<SqlBool>`exists (
  select from photos f join session_products p on p.id = f.session_product_id
  where p.session_id = s.id and not f.is_panorama)`

/** The ensaios of active companies that were delivered before an instant, and of which nobody was told. */
function untold(db: Database, before: Instant) {
  return db
    .selectFrom('photo_sessions as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .where('c.active', '=', true)
    .where('s.delivered_at', '<', before)
    .where('s.status', 'in', delivered)
    .where(sql<SqlBool>`not exists (select from photo_archives a where a.session_id = s.id)`)
    .where(hasOriginals)
}

/** The companies of `untold`. */
export async function companiesToTell(db: Database, before: Instant): Promise<number[]> {
  const rows = await untold(db, before).select('c.id').distinct().orderBy('c.id').execute()
  return rows.map(({ id }) => id)
}

/** Locks the untold ensaios of a company, the oldest first; leaves out those that another transaction changes, which come with a later round. */
export function lockUntold(tx: Tx, companyId: number, before: Instant) {
  return untold(tx, before)
    .select(['s.id', 's.address', 's.vertical_data', 's.time_zone as timeZone', 's.created_by as ordererId'])
    .where('c.id', '=', companyId)
    .orderBy('s.delivered_at')
    .orderBy('s.id')
    .limit(atOnce)
    .forUpdate('s')
    .skipLocked()
    .execute()
}

/** Writes that a company is told: its originals of these ensaios are archived from a day on. */
export async function writeTold(
  tx: Tx,
  sessionIds: readonly number[],
  archiveOn: LocalDate,
  now: Instant,
): Promise<void> {
  await sql`insert into photo_archives (session_id, told_at, archive_on)
    select id, ${now}::timestamptz, ${archiveOn}::date from unnest(${[...sessionIds]}::int[]) id`.execute(tx)
}

/** Marks the ensaios whose day has come as archived, before their files move; returns their ids. */
export async function markArchived(tx: Tx, today: LocalDate, now: Instant): Promise<number[]> {
  const rows = await tx
    .updateTable('photo_archives as a')
    .from('photo_sessions as s')
    .set({ archived_at: now, moved_at: null })
    .whereRef('s.id', '=', 'a.session_id')
    .where('s.status', 'in', delivered)
    .where('a.archived_at', 'is', null)
    .where('a.archive_on', '<=', today)
    .returning('a.session_id')
    .execute()
  return rows.map(({ session_id }) => session_id)
}

/** Forgets of which ensaios companies were told, as the house archives nothing any more; what is archived stays until it is asked for. */
export async function forgetTold(db: Database): Promise<void> {
  await db.deleteFrom('photo_archives').where('archived_at', 'is', null).execute()
}

/** The archived ensaios whose files have to move: into the archive, or back. */
export async function movingSessions(db: Database): Promise<{ sessionId: number; isBack: boolean }[]> {
  const rows = await db
    .selectFrom('photo_archives')
    .select(['session_id', 'asked_at'])
    .where('archived_at', 'is not', null)
    .where((eb) => eb.or([eb('moved_at', 'is', null), eb('asked_at', 'is not', null)]))
    .orderBy('session_id')
    .execute()
  return rows.map(({ session_id, asked_at }) => ({ sessionId: session_id, isBack: asked_at !== null }))
}

/** Locks the archive of an ensaio for the process that moves its files; null while another one does, or when nothing has to move. */
export async function lockMoving(tx: Tx, sessionId: number) {
  const found = await tx
    .selectFrom('photo_archives')
    .select(['asked_at', 'asked_by'])
    .where('session_id', '=', sessionId)
    .where('archived_at', 'is not', null)
    .where((eb) => eb.or([eb('moved_at', 'is', null), eb('asked_at', 'is not', null)]))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return found ?? null
}

/** The originals of an ensaio that are archived: those that no photo of another ensaio shares, and no whole spheres. */
async function archivedOriginals(db: Database, sessionId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('photos as f')
    .innerJoin('session_products as p', 'p.id', 'f.session_product_id')
    .select('f.file')
    .where('p.session_id', '=', sessionId)
    .where('f.is_panorama', '=', false)
    .where('f.is_location_free', '=', true)
    .where(
      sql<SqlBool>`not exists (
      select from photos other join session_products q on q.id = other.session_product_id
      where other.file = f.file and q.session_id <> p.session_id)`,
    )
    .orderBy('f.id')
    .execute()
  return rows.map(({ file }) => file)
}

/** All originals of an ensaio, those of older versions included, which may have been archived before they were replaced. */
async function allOriginals(db: Database, sessionId: number): Promise<string[]> {
  const photos = db
    .selectFrom('photos as f')
    .innerJoin('session_products as p', 'p.id', 'f.session_product_id')
    .where('p.session_id', '=', sessionId)
  const former = photos.innerJoin('photo_versions as v', 'v.photo_id', 'f.id').select('v.file')
  const rows = await photos.select('f.file').union(former).orderBy('file').execute()
  return rows.map(({ file }) => file)
}

/** The originals of an ensaio that have to move. Back comes whatever was archived, also what is shared, a sphere or replaced by now. */
export function originalsOf(
  db: Database,
  sessionId: number,
  { isBack }: { isBack: boolean },
): Promise<string[]> {
  return isBack ? allOriginals(db, sessionId) : archivedOriginals(db, sessionId)
}

/** Writes that all files are in the archive. */
export async function writeMoved(tx: Tx, sessionId: number, now: Instant): Promise<void> {
  await tx.updateTable('photo_archives').set({ moved_at: now }).where('session_id', '=', sessionId).execute()
}

/** Writes that all files are here again, until a day. */
export async function writeBack(tx: Tx, sessionId: number, until: LocalDate, now: Instant): Promise<void> {
  const back = { archived_at: null, moved_at: null, asked_at: null, asked_by: null }
  await tx
    .updateTable('photo_archives')
    .set({ ...back, told_at: now, archive_on: until })
    .where('session_id', '=', sessionId)
    .execute()
}

/** Asks for archived originals back; false when somebody did before. */
export async function askBack(tx: Tx, sessionId: number, userId: number, now: Instant): Promise<boolean> {
  const asked = await tx
    .updateTable('photo_archives')
    .set({ asked_at: now, asked_by: userId })
    .where('session_id', '=', sessionId)
    .where('archived_at', 'is not', null)
    .where('asked_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst()
  return asked !== undefined
}

/** The archive of an ensaio's originals; null while its company was not told of it. */
export async function readOriginals(db: Database, sessionId: number) {
  const found = await db
    .selectFrom('photo_archives')
    .select(['archive_on', 'archived_at', 'asked_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return found ?? null
}

/** Is one of these files an original of an archived ensaio? */
export async function hasArchived(db: Database, files: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('photo_archives as a')
    .innerJoin('session_products as p', 'p.session_id', 'a.session_id')
    .innerJoin('photos as f', 'f.session_product_id', 'p.id')
    .select('a.session_id')
    .where('a.archived_at', 'is not', null)
    .where('f.is_panorama', '=', false)
    .where(anyOf(files))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const anyOf = (files: readonly string[]): RawBuilder<SqlBool> => sql`f.file = any(${[...files]}::text[])`

/** The person who asked, while they can sign in, and the ensaio as mails name it. */
export async function readAsker(tx: Tx, sessionId: number, userId: number | null) {
  const person = await tx
    .selectFrom('users')
    .select(['name', 'email', 'scope'])
    .where('id', '=', userId ?? 0)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  const session = await tx
    .selectFrom('photo_sessions')
    .select(['address', 'vertical_data', 'time_zone as timeZone'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return person === undefined ? null : { person, session }
}
