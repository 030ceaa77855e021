import { type Instant, type MaterialKind, materialKind, showsEmptyItem } from '@ensaio/domain'
import type { Tx } from '../database/database.ts'
import type { Catalogue } from './insert-catalogue.ts'
import type { DemoSession } from './insert-sessions.ts'
import {
  demoPanorama,
  demoPictures,
  demoPlans,
  demoRooms,
  demoTours,
  demoVideoFile,
  demoVideos,
} from './pictures.ts'
import type { StoredPictures } from './stored-pictures.ts'

const hostingMonths = 6
const photosEach = 11

/** A product of a delivered ensaio, still empty; `turn` varies its material. */
interface Shelf {
  productId: number
  turn: number
  area: number
}

function photoRows({ productId, turn }: Shelf, pictures: StoredPictures, { tags }: Catalogue) {
  const chosen = Array.from(
    { length: photosEach },
    (_, index) => demoPictures[(turn * 4 + index) % demoPictures.length],
  )
  return [...chosen, ...(turn % 4 === 0 ? [demoPanorama] : [])].flatMap((picture, position) => {
    const stored = picture && pictures.photos.get(picture.file)
    if (!picture || !stored) return []
    return [
      {
        session_product_id: productId,
        file: stored.file,
        thumbnail_file: stored.thumbnail,
        preview_file: stored.preview,
        width: stored.width,
        height: stored.height,
        alt: picture.alt,
        tag_id: tags.get(picture.tag) ?? null,
        is_featured: position === 0,
        position,
        bytes: stored.bytes,
        sha256: stored.sha256,
        is_location_free: true,
        is_panorama: picture === demoPanorama,
      },
    ]
  })
}

function planRows({ productId, area }: Shelf, pictures: StoredPictures, { tags }: Catalogue, now: Instant) {
  const plan = demoPlans.find((one) => area <= one.area) ?? demoPlans.at(-1)
  return (plan?.files ?? []).flatMap((name) => {
    const stored = pictures.plans.get(name)
    const [base = name, extension = ''] = name.split('.')
    if (!stored) return []
    const pages_due_at = extension === 'pdf' ? now : null
    const about = { file_name: base, file_extension: extension, is_location_free: true, pages_due_at }
    const rooms = (demoRooms[name] ?? []).map(([room, x, y]) => ({ tag_id: tags.get(room), page: 1, x, y }))
    return [{ session_product_id: productId, ...stored, ...about, rooms: JSON.stringify(rooms) }]
  })
}

function videoRow({ productId }: Shelf, { video }: StoredPictures) {
  const { width, height, seconds, captions } = demoVideoFile
  const { poster: poster_file, ...stored } = video
  return { session_product_id: productId, ...stored, width, height, seconds, poster_file, captions }
}

/** Fills delivered ensaios with photos, plans, tours and videos. */
export async function insertDeliverables(
  tx: Tx,
  sessions: readonly DemoSession[],
  { pictures, catalogue }: { pictures: StoredPictures; catalogue: Catalogue },
  now: Instant,
): Promise<void> {
  const delivered = sessions.filter(({ deliveredAt }) => deliveredAt !== null)
  const products = await tx
    .selectFrom('session_products')
    .select(['id', 'session_id', 'item_id'])
    .where(
      'session_id',
      'in',
      delivered.map(({ id }) => id),
    )
    .execute()
  // The results alone: the stages before them stay empty.
  const shelves = (kind: MaterialKind): Shelf[] =>
    products
      .filter(({ item_id: id }) => materialKind(id) === kind && showsEmptyItem(id))
      .map((product, turn) => {
        const session = delivered.find(({ id }) => id === product.session_id)
        return { productId: product.id, turn, area: session?.area ?? 0 }
      })
  await tx
    .insertInto('photos')
    .values(shelves('photos').flatMap((shelf) => photoRows(shelf, pictures, catalogue)))
    .execute()
  await tx
    .insertInto('blueprints')
    .values(shelves('blueprints').flatMap((shelf) => planRows(shelf, pictures, catalogue, now)))
    .execute()
  await tx
    .insertInto('tours')
    .values(
      shelves('tour').map(({ productId }) => ({
        session_product_id: productId,
        matterport_url: demoTours[0] ?? null,
        tour_url: null,
        hosting_months: hostingMonths,
      })),
    )
    .execute()
  await tx
    .insertInto('videos')
    .values(
      shelves('videos').flatMap(({ productId }) =>
        demoVideos.map((url) => ({ session_product_id: productId, url })),
      ),
    )
    .execute()
  await tx
    .insertInto('video_files')
    .values(shelves('videos').map((shelf) => videoRow(shelf, pictures)))
    .execute()
}
