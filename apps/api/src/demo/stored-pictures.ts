import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Storage } from '../adapters/storage/storage.ts'
import { demoCompanies } from './companies.ts'
import { drawLogo } from './logos/draw-logo.ts'
import { demoPanorama, demoPictures, demoPlans, demoVideoFile } from './pictures.ts'

/** A stored file of the demo, shared by many ensaios. */
export interface StoredPicture {
  file: string
  sha256: string
  bytes: number
}

/** A photo with its smaller pictures and its size in px. */
export interface StoredPhoto extends StoredPicture {
  thumbnail: string
  preview: string
  width: number
  height: number
}

/** All stored files of the demo, by the name of their source. */
export interface StoredPictures {
  photos: ReadonlyMap<string, StoredPhoto>
  /** Stores a photo as it was before it was lightened, and replaced; none when the demo has no such photo. */
  darken(photoFile: string): Promise<StoredPhoto | null>
  plans: ReadonlyMap<string, StoredPicture>
  video: StoredPicture & { poster: string }
  /** By the company's key. */
  logos: ReadonlyMap<string, string>
}

async function keep(storage: Storage, folder: string, extension: string, content: Uint8Array) {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const file = `${folder}/${sha256.slice(0, 32)}.${extension}`
  await storage.put(file, content)
  return { file, sha256, bytes: content.byteLength }
}

function source(name: string): Promise<Buffer> {
  return readFile(new URL(`../../demo/pictures/${name}`, import.meta.url))
}

/** Stores the demo's video, which holds no place already, and its picture. */
async function storeVideo(storage: Storage, poster: Uint8Array): Promise<StoredPictures['video']> {
  const video = await readFile(new URL(`../../demo/videos/${demoVideoFile.file}`, import.meta.url))
  const kept = await keep(storage, 'videos', 'mp4', video)
  return { ...kept, poster: (await keep(storage, 'posters', 'webp', poster)).file }
}

/** Stores the demo's photos with small copies, its plans, its video and its logos; names are hashes of the content, so that a repeat changes nothing. */
export async function storePictures(storage: Storage): Promise<StoredPictures> {
  const { draw } = await import('../files/drawing/draw.ts')
  const { default: sharp } = await import('sharp')
  async function keepPhoto(original: Buffer): Promise<StoredPhoto> {
    const [small, size] = await Promise.all([
      draw('picture', original, 'thumbnail'),
      draw('measure', original, null),
    ])
    const kept = await keep(storage, 'photos', 'jpg', original)
    const thumbnail = (await keep(storage, 'thumbnails', 'webp', small)).file
    // The originals already have the size of a preview and no metadata.
    return { ...kept, ...size, thumbnail, preview: kept.file }
  }
  const photos = new Map(
    await Promise.all(
      [...demoPictures, demoPanorama].map(
        async ({ file }) => [file, await keepPhoto(await source(file))] as const,
      ),
    ),
  )
  async function darken(photoFile: string): Promise<StoredPhoto | null> {
    const [name] = [...photos].find(([, { file }]) => file === photoFile) ?? []
    if (name === undefined) return null
    const darkened = sharp(await source(name))
      .modulate({ brightness: 0.55 })
      .jpeg({ quality: 85 })
    return keepPhoto(await darkened.toBuffer())
  }
  const plans = demoPlans
    .flatMap((plan) => plan.files)
    .map(async (name) => {
      const kept = await keep(storage, 'blueprints', extname(name).slice(1), await source(name))
      return [name, kept] as const
    })
  const logos = demoCompanies.flatMap(({ key, logo }) =>
    logo === null
      ? []
      : [
          drawLogo(logo)
            .then((png) => keep(storage, 'logos', 'png', png))
            .then((kept) => [key, kept.file] as const),
        ],
  )
  return {
    photos,
    darken,
    plans: new Map(await Promise.all(plans)),
    video: await storeVideo(storage, await draw('picture', await source(demoVideoFile.poster), 'preview')),
    logos: new Map(await Promise.all(logos)),
  }
}
