import { type DeliverableLink, type Instant, mostVideos, type Tour } from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Ports } from '../adapters/ports.ts'
import type { Database } from '../database/database.ts'
import { discardFiles } from '../files/discard-files.ts'
import { refuse } from '../http/refusal.ts'
import { changeMaterial, productToFill } from './change-material.ts'
import {
  deleteVideo,
  findVideo,
  insertVideo,
  type TourAddresses,
  writeLink,
  writeTour,
} from './repository/links.ts'
import type { ProductPath } from './repository/products.ts'
import { countVideos, deleteVideoFile } from './videos/repository/video-files.ts'

interface Where {
  viewer: Viewer
  path: ProductPath
}

/** Keeps a tour's addresses and hosting. Nobody is asked whether they answer: the server follows no link (rule safe-links). */
export async function saveTour(
  db: Database,
  { viewer, path }: Where,
  tour: TourAddresses,
  now: Instant,
): Promise<Tour> {
  const product = await productToFill(db, { viewer, path, material: 'tour' })
  return changeMaterial(db, { viewer, product }, now, async (tx) => ({
    result: await writeTour(tx, product.id, tour),
    event: { kind: 'tour_saved', detail: { ...tour } },
  }))
}

/** Keeps a product's delivery link. */
export async function saveLink(
  db: Database,
  { viewer, path }: Where,
  url: string,
  now: Instant,
): Promise<DeliverableLink> {
  const product = await productToFill(db, { viewer, path, material: 'link' })
  return changeMaterial(db, { viewer, product }, now, async (tx) => ({
    result: await writeLink(tx, product.id, url),
    event: { kind: 'link_saved', detail: { url } },
  }))
}

/** Adds a video; the same address again answers the video that is there. */
export async function addVideo(
  db: Database,
  { viewer, path }: Where,
  url: string,
  now: Instant,
): Promise<DeliverableLink> {
  const product = await productToFill(db, { viewer, path, material: 'videos' })
  return changeMaterial(db, { viewer, product }, now, async (tx) => {
    const same = await findVideo(tx, product.id, url)
    if (same !== null) return { result: same, event: null }
    if ((await countVideos(tx, product.id)) >= mostVideos) {
      refuse('transition_refused', `Um produto tem no máximo ${mostVideos} vídeos.`)
    }
    const result = await insertVideo(tx, product.id, url)
    return { result, event: { kind: 'video_added', detail: { video_id: result.id, url } } }
  })
}

/** Removes a video, by link or by file; its stored files are set aside. */
export async function removeVideo(
  keeping: Pick<Ports, 'db' | 'storage'>,
  { viewer, path }: Where,
  videoId: number,
  now: Instant,
): Promise<void> {
  const { db } = keeping
  const product = await productToFill(db, { viewer, path, material: 'videos' })
  const files = await changeMaterial(db, { viewer, product }, now, async (tx) => {
    const isLink = await deleteVideo(tx, product.id, videoId)
    const result = isLink ? [] : ((await deleteVideoFile(tx, product.id, videoId)) ?? refuse('not_found'))
    return { result, event: { kind: 'video_removed', detail: { video_id: videoId } } }
  })
  await discardFiles(keeping, files)
}
