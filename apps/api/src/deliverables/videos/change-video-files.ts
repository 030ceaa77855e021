import { randomBytes } from 'node:crypto'
import { Failure, type Instant, mostVideos, readCaptions, type StoredVideo } from '@ensaio/domain'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Ports } from '../../adapters/ports.ts'
import type { Tx } from '../../database/database.ts'
import { discardFiles } from '../../files/discard-files.ts'
import { refuse } from '../../http/refusal.ts'
import { type Changed, changeMaterial, productToFill } from '../change-material.ts'
import { fileOf, readPhoto } from '../photos/read-photo.ts'
import type { ProductPath } from '../repository/products.ts'
import { ReceivedVideo } from './receive-video.ts'
import {
  countVideos,
  findSameVideo,
  findStoredVideo,
  insertVideoFile,
  type NewVideo,
  writeCaptions,
  writePoster,
} from './repository/video-files.ts'

type Keeping = Pick<Ports, 'db' | 'storage'>
type VideoPath = ProductPath & { videoId: number }

async function write(tx: Tx, productId: number, video: NewVideo): Promise<Changed<StoredVideo>> {
  const same = await findSameVideo(tx, productId, video.sha256)
  if (same !== null) return { result: same, event: null }
  if ((await countVideos(tx, productId)) >= mostVideos) {
    refuse('transition_refused', `Um produto tem no máximo ${mostVideos} vídeos.`)
  }
  const result = await insertVideoFile(tx, productId, video)
  return { result, event: { kind: 'video_added', detail: { video_id: result.id, sha256: video.sha256 } } }
}

/** Adds a video that arrived, in the order in which photos are added: file, then row (rule file-before-row). The same bytes again answer the video that is there. */
export async function addVideoFile(
  keeping: Keeping,
  { viewer, path, upload }: { viewer: Viewer; path: ProductPath; upload: unknown },
  now: Instant,
): Promise<StoredVideo> {
  const { db } = keeping
  if (!(upload instanceof ReceivedVideo))
    refuse('invalid', 'Escolha um vídeo.', { file: 'Escolha um vídeo.' })
  const { video } = upload
  try {
    const product = await productToFill(db, { viewer, path, material: 'videos' })
    const added = await changeMaterial(db, { viewer, product }, now, (tx) => write(tx, product.id, video))
    // The new file is superfluous when the product has these bytes already.
    await discardFiles(keeping, [video.file])
    return added
  } catch (error) {
    if (error instanceof Failure) await discardFiles(keeping, [video.file])
    throw error
  }
}

/** Sets the picture that a video shows before it plays, drawn anew from a jpg or png. */
export async function changePoster(
  keeping: Keeping,
  { viewer, path, upload }: { viewer: Viewer; path: VideoPath; upload: unknown },
  now: Instant,
): Promise<StoredVideo> {
  const { db, storage } = keeping
  const { videoId } = path
  const product = await productToFill(db, { viewer, path, material: 'videos' })
  const { preview } = await readPhoto(fileOf(upload, 'Escolha uma imagem.'))
  const file = `posters/${randomBytes(16).toString('hex')}.webp`
  await storage.put(file, preview)
  try {
    const [video, former] = await changeMaterial(db, { viewer, product }, now, async (tx) => {
      const before = await writePoster(tx, { productId: product.id, videoId }, file)
      if (before === undefined) refuse('not_found')
      const after = (await findStoredVideo(tx, product.id, videoId)) ?? refuse('not_found')
      // The first one comes with the video and is no change to be told.
      const event =
        before === null ? null : ({ kind: 'video_poster_changed', detail: { video_id: videoId } } as const)
      return { result: [after, before] as const, event }
    })
    await discardFiles(keeping, [former])
    return video
  } catch (error) {
    if (error instanceof Failure) await discardFiles(keeping, [file])
    throw error
  }
}

function captionsOf(upload: unknown): string {
  const { text, refusal } = readCaptions(
    fileOf(upload, 'Escolha um arquivo de legendas.').bytes.toString('utf8'),
  )
  return text ?? refuse('wrong_type', refusal ?? undefined, { file: refusal ?? '' })
}

/** Sets the captions of a video from a WebVTT or SRT file; without a file, removes them. */
export async function changeCaptions(
  { db }: Keeping,
  { viewer, path, upload }: { viewer: Viewer; path: VideoPath; upload?: unknown },
  now: Instant,
): Promise<StoredVideo> {
  const { videoId } = path
  const isRemoved = upload === undefined
  const product = await productToFill(db, { viewer, path, material: 'videos' })
  const captions = isRemoved ? null : captionsOf(upload)
  return changeMaterial(db, { viewer, product }, now, async (tx) => {
    if (!(await writeCaptions(tx, { productId: product.id, videoId }, captions))) refuse('not_found')
    const result = (await findStoredVideo(tx, product.id, videoId)) ?? refuse('not_found')
    const detail = { video_id: videoId, ...(isRemoved && { removed: true }) }
    return { result, event: { kind: 'video_captions_changed', detail } }
  })
}
