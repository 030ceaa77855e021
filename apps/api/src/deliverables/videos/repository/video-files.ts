import { createHash } from 'node:crypto'
import type { StoredVideo, VideoFile } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Viewer } from '../../../accounts/viewer.ts'
import type { Database, Tx } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables/tables.ts'
import { accessibleTo, visibleItems, visibleMaterial } from '../../../sessions/repository/access.ts'

/** A video that is stored and waits for its row. */
export type NewVideo = Pick<
  Tables['video_files'],
  'file' | 'bytes' | 'sha256' | 'width' | 'height' | 'seconds'
>

const columns = [
  'v.id',
  'v.session_product_id',
  'v.file',
  'v.bytes',
  'v.width',
  'v.height',
  'v.seconds',
  'v.poster_file',
  sql<string | null>`left(md5(v.captions), 8)`.as('captions_version'),
] as const

interface VideoRow {
  id: number
  file: string
  bytes: number
  width: number | null
  height: number | null
  seconds: number | null
  poster_file: string | null
  /** Of the words of the captions; null without captions. */
  captions_version: string | null
}

/** The type of a video by the name of its stored file. */
export function videoTypeOf(file: string): VideoFile['type'] {
  return file.endsWith('.webm') ? 'video/webm' : 'video/mp4'
}

/** A short name of a stored file that does not tell the file's own. */
function versionOf(file: string): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 8)
}

function onWire({
  id,
  file,
  poster_file,
  captions_version,
  bytes,
  width,
  height,
  seconds,
}: VideoRow): StoredVideo {
  const url = `/api/files/videos/${id}`
  return {
    id,
    url,
    file: {
      ...{ type: videoTypeOf(file), bytes, width, height, seconds },
      // Another address for each version, so that a page does not keep the former one.
      poster_url: poster_file === null ? null : `${url}/poster?v=${versionOf(poster_file)}`,
      captions_url: captions_version === null ? null : `${url}/captions?v=${captions_version}`,
    },
  }
}

/** The videos of products that are kept as files, each with its product. */
export async function storedVideosOf(
  db: Database,
  productIds: readonly number[],
): Promise<(StoredVideo & { session_product_id: number })[]> {
  const rows = await db
    .selectFrom('video_files as v')
    .select(columns)
    .where('v.session_product_id', 'in', productIds)
    .orderBy('v.id')
    .execute()
  return rows.map((row) => ({ ...onWire(row), session_product_id: row.session_product_id }))
}

/** A video of a product that is kept as a file; null when the product has none of that id. */
export async function findStoredVideo(
  tx: Database,
  productId: number,
  videoId: number,
): Promise<StoredVideo | null> {
  const row = await tx
    .selectFrom('video_files as v')
    .select(columns)
    .where('v.session_product_id', '=', productId)
    .where('v.id', '=', videoId)
    .executeTakeFirst()
  return row === undefined ? null : onWire(row)
}

/** The video of a product that was sent with just these bytes; null when there is none. */
export async function findSameVideo(tx: Tx, productId: number, sha256: string): Promise<StoredVideo | null> {
  const row = await tx
    .selectFrom('video_files as v')
    .select(columns)
    .where('v.session_product_id', '=', productId)
    .where('v.sha256', '=', sha256)
    .executeTakeFirst()
  return row === undefined ? null : onWire(row)
}

/** Counts the videos of a product, by link and by file. */
export async function countVideos(tx: Tx, productId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from videos where session_product_id = ${productId})::int
      + (select count(*) from video_files where session_product_id = ${productId})::int as count`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Adds a video. */
export async function insertVideoFile(tx: Tx, productId: number, video: NewVideo): Promise<StoredVideo> {
  const { id } = await tx
    .insertInto('video_files')
    .values({ ...video, session_product_id: productId, poster_file: null, captions: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return onWire({ ...video, id, poster_file: null, captions_version: null })
}

/** Removes a video, and answers the stored files that it had; null when the product has none of that id. */
export async function deleteVideoFile(
  tx: Tx,
  productId: number,
  videoId: number,
): Promise<(string | null)[] | null> {
  const row = await tx
    .deleteFrom('video_files')
    .where('session_product_id', '=', productId)
    .where('id', '=', videoId)
    .returning(['file', 'poster_file'])
    .executeTakeFirst()
  return row === undefined ? null : [row.file, row.poster_file]
}

/** Sets the picture of a video, and answers the stored file of the former one; undefined when the product has none of that id. */
export async function writePoster(
  tx: Tx,
  { productId, videoId }: { productId: number; videoId: number },
  file: string,
): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('video_files')
    .select('poster_file')
    .where('session_product_id', '=', productId)
    .where('id', '=', videoId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  await tx.updateTable('video_files').set({ poster_file: file }).where('id', '=', videoId).execute()
  return row.poster_file
}

/** Sets the captions of a video, or removes them (null); false when the product has none of that id. */
export async function writeCaptions(
  tx: Tx,
  { productId, videoId }: { productId: number; videoId: number },
  captions: string | null,
): Promise<boolean> {
  const found = await tx
    .updateTable('video_files')
    .set({ captions })
    .where('session_product_id', '=', productId)
    .where('id', '=', videoId)
    .returning('id')
    .executeTakeFirst()
  return found !== undefined
}

/** The served parts of a video that is kept as a file; `place` counts the videos of its product, from 1. */
export type ServedVideo = Pick<Tables['video_files'], 'file' | 'bytes' | 'poster_file' | 'captions'> & {
  id: number
  place: number
}

const servedColumns = [
  'v.id',
  'v.file',
  'v.bytes',
  'v.poster_file',
  'v.captions',
  sql<number>`(select count(*)::int from video_files before
    where before.session_product_id = v.session_product_id and before.id <= v.id)`.as('place'),
] as const

/** Queries videos that are kept as files, to be served. Has products aliased as `p` and sessions as `s`. */
export function servedVideos(db: Database) {
  return db
    .selectFrom('video_files as v')
    .innerJoin('session_products as p', 'p.id', 'v.session_product_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .select(servedColumns)
}

/** A stored video; null when the viewer reaches none of that id. */
export async function findVideoFile(
  db: Database,
  viewer: Viewer,
  videoId: number,
): Promise<ServedVideo | null> {
  const found = await servedVideos(db)
    .where('v.id', '=', videoId)
    .where('p.item_id', 'in', visibleItems(viewer))
    .where(visibleMaterial(viewer))
    .where(accessibleTo(viewer))
    .executeTakeFirst()
  return found ?? null
}
