import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Storage } from '../ports/storage.ts'
import { demoCompanies } from './companies.ts'
import { drawLogo } from './logos.ts'
import { demoPictures, demoPlans } from './pictures.ts'

/** A stored file of the demo; many ensaios share it. */
export interface StoredPicture {
  file: string
  sha256: string
  bytes: number
}

/** Everything that the demo keeps in storage, by the name of its source. */
export interface StoredPictures {
  photos: ReadonlyMap<string, StoredPicture & { thumbnail: string }>
  plans: ReadonlyMap<string, StoredPicture>
  /** By the company's key. */
  logos: ReadonlyMap<string, string>
}

const thumbnailWidth = 640

async function keep(storage: Storage, folder: string, extension: string, content: Uint8Array) {
  const sha256 = createHash('sha256').update(content).digest('hex')
  const file = `${folder}/${sha256.slice(0, 32)}.${extension}`
  await storage.put(file, content)
  return { file, sha256, bytes: content.byteLength }
}

function source(name: string): Promise<Buffer> {
  return readFile(new URL(`../../demo/pictures/${name}`, import.meta.url))
}

/** Stores the demo's photos with small copies, its plans and its logos; names follow from the content, so a repeat changes nothing. */
export async function storePictures(storage: Storage): Promise<StoredPictures> {
  const { default: sharp } = await import('sharp')
  const photos = demoPictures.map(async ({ file }) => {
    const original = await source(file)
    const small = await sharp(original).resize({ width: thumbnailWidth }).webp({ quality: 78 }).toBuffer()
    const kept = await keep(storage, 'photos', 'jpg', original)
    return [file, { ...kept, thumbnail: (await keep(storage, 'thumbnails', 'webp', small)).file }] as const
  })
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
          drawLogo(sharp, logo.shape, logo.colour)
            .then((png) => keep(storage, 'logos', 'png', png))
            .then((kept) => [key, kept.file] as const),
        ],
  )
  return {
    photos: new Map(await Promise.all(photos)),
    plans: new Map(await Promise.all(plans)),
    logos: new Map(await Promise.all(logos)),
  }
}
