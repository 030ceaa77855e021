import type { Crop, Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/database.ts'
import { isDelivered } from '../../../sessions/repository/access.ts'
import { type DerivativeKind, kindsMadeAhead } from '../derivative-kinds.ts'

/** A stored picture that was drawn from a photo. */
export interface MadeFile {
  file: string
  width: number
  height: number
  bytes: number
}

/** A picture that this process draws now, and what it is drawn from. */
export interface TakenDerivative {
  id: number
  photo_id: number
  kind: DerivativeKind
  attempts: number
  /** The stored original. */
  photo_file: string
  /** The part that somebody chose; null for the middle. */
  crop: Crop | null
}

/** Asks for pictures of photos, in the transaction of what needs them; those that are there, or asked for, stay as they are. */
export async function askForPhotos(
  tx: Database,
  photoIds: readonly number[],
  kinds: readonly DerivativeKind[],
  now: Instant,
): Promise<void> {
  await sql`
    insert into photo_derivatives (photo_id, kind, due_at)
    select photos.id, kind, ${now}::timestamptz
    from photos cross join unnest(${[...kinds]}::text[]) kind
    where photos.id = any(${[...photoIds]}::int[])
    on conflict (photo_id, kind) do nothing`.execute(tx)
}

/** Asks for the pictures that are made ahead, of all photos of products that are delivered in this transaction. */
export async function askForProducts(tx: Tx, productIds: readonly number[], now: Instant): Promise<void> {
  await sql`
    insert into photo_derivatives (photo_id, kind, due_at)
    select photos.id, kind, ${now}::timestamptz
    from photos cross join unnest(${[...kindsMadeAhead]}::text[]) kind
    where photos.session_product_id = any(${[...productIds]}::int[])
    on conflict (photo_id, kind) do nothing`.execute(tx)
}

/**
 * Asks for what delivered photos lack of the pictures that are made ahead, where their ids lie in a range: above the lower one and up to the
 * upper one. These wait behind all others.
 */
export async function askForOld(
  db: Database,
  { above, upTo }: { above: number; upTo: number },
  now: Instant,
): Promise<void> {
  await sql`
    insert into photo_derivatives (photo_id, kind, due_at, is_backlog)
    select photos.id, kind, ${now}::timestamptz, true
    from photos join session_products p on p.id = photos.session_product_id
    join photo_sessions s on s.id = p.session_id
    cross join unnest(${[...kindsMadeAhead]}::text[]) kind
    where photos.id > ${above}::int and photos.id <= ${upTo}::int and ${isDelivered}
      and not exists (select from photo_derivatives d where d.photo_id = photos.id and d.kind = kind.kind)
    on conflict (photo_id, kind) do nothing`.execute(db)
}

/** The highest id of a photo; 0 without any. */
export async function newestPhoto(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from photos`.execute(db)
  return rows[0]?.id ?? 0
}

/** Takes what is chosen for two minutes; twice as long each further time, so that a picture that ends its process is not drawn over and over. */
const take = (chosen: ReturnType<typeof sql>, now: Instant) => sql<TakenDerivative>`
  with taken as (
    update photo_derivatives set attempts = attempts + 1, taken_at = ${now}::timestamptz,
      due_at = ${now}::timestamptz + least(interval '2 minutes' * power(2, least(attempts, 12)), interval '1 day')
    where id = (${chosen}) and file is null and due_at <= ${now}::timestamptz
    returning id, photo_id, kind, attempts
  )
  select taken.*, photos.file as photo_file,
    case when crop.x is null then null
      else json_build_object('x', crop.x, 'y', crop.y, 'width', crop.width, 'height', crop.height) end as crop
  from taken join photos on photos.id = taken.photo_id
  left join photo_crops crop on crop.photo_id = taken.photo_id and crop.shape = taken.kind`

/** Takes the picture that has waited longest, skipping those that another process takes; null when none waits. */
export async function takeNext(
  db: Database,
  now: Instant,
  { isBacklog }: { isBacklog: boolean },
): Promise<TakenDerivative | null> {
  const chosen = sql`
    select id from photo_derivatives
    where file is null and is_backlog = ${isBacklog} and due_at <= ${now}::timestamptz
    order by due_at, id limit 1 for update skip locked`
  return (await take(chosen, now).execute(db)).rows[0] ?? null
}

/** Takes one picture; null when another process has it, when it failed a moment ago, and when it is made. */
export async function takeOne(db: Database, id: number, now: Instant): Promise<TakenDerivative | null> {
  return (await take(sql`${id}::int`, now).execute(db)).rows[0] ?? null
}

/** A picture as its row tells of it. */
export interface KnownDerivative {
  id: number
  made: MadeFile | null
  /** Did drawing it fail, so that it waits before it is tried again? */
  isFailing: boolean
}

/** The picture of a photo; null when nobody asked for it. */
export async function findDerivative(
  db: Database,
  photoId: number,
  kind: DerivativeKind,
): Promise<KnownDerivative | null> {
  const row = await db
    .selectFrom('photo_derivatives')
    .select(['id', 'file', 'width', 'height', 'bytes', 'taken_at', 'last_error'])
    .where('photo_id', '=', photoId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (row === undefined) return null
  const { id, file, width, height, bytes } = row
  const isMade = file !== null && width !== null && height !== null && bytes !== null
  const made = isMade ? { file, width, height, bytes } : null
  return { id, made, isFailing: row.taken_at === null && row.last_error !== null }
}

/** The pictures of photos that are made, by photo and kind, in one statement. */
export async function findMade(
  db: Database,
  photoIds: readonly number[],
  kinds: readonly DerivativeKind[],
): Promise<ReadonlyMap<string, MadeFile>> {
  if (photoIds.length === 0 || kinds.length === 0) return new Map()
  const rows = await db
    .selectFrom('photo_derivatives')
    .select(['photo_id', 'kind', 'file', 'width', 'height', 'bytes'])
    .where('photo_id', 'in', photoIds)
    .where('kind', 'in', kinds)
    .where('file', 'is not', null)
    .execute()
  return new Map(rows.map(({ photo_id, kind, ...made }) => [`${photo_id} ${kind}`, made as MadeFile]))
}

/** A picture of this name that is stored already, for another photo with the same file; null when there is none. */
export async function findSameFile(db: Database, file: string): Promise<MadeFile | null> {
  const found = await db
    .selectFrom('photo_derivatives')
    .select(['file', 'width', 'height', 'bytes'])
    .where('file', '=', file)
    .executeTakeFirst()
  return (found as MadeFile | undefined) ?? null
}

/** Notes where a picture is stored; false when nobody waits for it any more: its photo is gone, or another part was chosen meanwhile. */
export async function writeMade(db: Database, id: number, made: MadeFile): Promise<boolean> {
  const written = await db
    .updateTable('photo_derivatives')
    .set({ ...made, taken_at: null, last_error: null })
    .where('id', '=', id)
    .where('file', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Lets a picture wait after a failure: a minute, twice as long each time, at most a day. */
export async function putBack(db: Database, id: number, reason: string, now: Instant): Promise<void> {
  await sql`
    update photo_derivatives set taken_at = null, last_error = ${reason},
      due_at = ${now}::timestamptz + least(interval '1 minute' * power(2, least(attempts - 1, 12)), interval '1 day')
    where id = ${id}::int and file is null`.execute(db)
}

/** Has pictures drawn again whose stored file is lost; returns which they are. */
export async function askAgain(
  db: Database,
  file: string,
  now: Instant,
): Promise<{ photoId: number; kind: DerivativeKind }[]> {
  const rows = await db
    .updateTable('photo_derivatives')
    .set({ file: null, width: null, height: null, bytes: null, attempts: 0, due_at: now })
    .where('file', '=', file)
    .returning(['photo_id', 'kind'])
    .execute()
  return rows.map(({ photo_id: photoId, kind }) => ({ photoId, kind }))
}

/** The stored files of the pictures of a photo, to be discarded with it. */
export async function derivativeFiles(db: Database, photoId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_derivatives')
    .select('file')
    .where('photo_id', '=', photoId)
    .where('file', 'is not', null)
    .execute()
  return rows.flatMap(({ file }) => file ?? [])
}

/** Drops all pictures of a photo whose file is another now; returns their stored files. */
export async function dropDerivatives(tx: Tx, photoId: number): Promise<string[]> {
  const dropped = await tx
    .deleteFrom('photo_derivatives')
    .where('photo_id', '=', photoId)
    .returning('file')
    .execute()
  return dropped.flatMap(({ file }) => file ?? [])
}

/** Drops a picture that shows another part now; returns its stored file, null when it was not made. */
export async function dropDerivative(tx: Tx, photoId: number, kind: DerivativeKind): Promise<string | null> {
  const dropped = await tx
    .deleteFrom('photo_derivatives')
    .where('photo_id', '=', photoId)
    .where('kind', '=', kind)
    .returning('file')
    .executeTakeFirst()
  return dropped?.file ?? null
}
