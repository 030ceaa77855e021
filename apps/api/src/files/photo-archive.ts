import { type DrawnSize, type PhotoSize, photoEntryNames, photoSizeNames, photoSizes } from '@ensaio/domain'
import { refuse } from '../http/refusal.ts'
import type { ArchivedPhoto } from './repository/archives.ts'
import { derivativeOf, type Making, patience } from './sizes/make-derivative.ts'
import { findMade, type MadeFile } from './sizes/repository/derivatives.ts'
import type { ZipEntry } from './zip-files.ts'

function extensionOf(file: string): string {
  return file.split('.').at(-1) ?? ''
}

/** The sizes of a selection, each once and in the order of the table; the original where none is named. */
export function selectedSizes(sizes: readonly PhotoSize[] | null | undefined): PhotoSize[] {
  return sizes ? photoSizeNames.filter((size) => sizes.includes(size)) : ['original']
}

/**
 * The entries of a photo archive, in gallery order: `01_sala.jpg`; with several sizes, each has a folder
 * (`portal/01_sala.jpg`). Sizes that are not made yet are drawn one after the other; 409 `preparing` when that takes too long for one
 * request, which goes on where it stopped when it is asked again. `isLeft` tells that nobody waits any more.
 */
export async function photoArchiveEntries(
  ports: Making,
  { photos, sizes }: { photos: readonly ArchivedPhoto[]; sizes: readonly PhotoSize[] },
  isLeft: () => boolean,
): Promise<ZipEntry[]> {
  const drawn = sizes.filter((size): size is DrawnSize => size !== 'original')
  const ids = photos.map(({ id }) => id)
  const made = new Map(await findMade(ports.db, ids, drawn))
  const missing = drawn.flatMap((kind) =>
    ids.filter((photoId) => !made.has(`${photoId} ${kind}`)).map((photoId) => ({ photoId, kind })),
  )
  const until = performance.now() + patience
  for (const [nth, one] of missing.entries()) {
    const left = until - performance.now()
    if (left <= 0 || isLeft()) {
      const ready = ids.length * drawn.length - (missing.length - nth)
      refuse('preparing', `Preparando as fotos: ${ready} de ${ids.length * drawn.length} estão prontas.`)
    }
    made.set(`${one.photoId} ${one.kind}`, await derivativeOf(ports, one, left))
  }
  return sizes.flatMap((size) => {
    const files = photos.map((photo) => fileIn(size, photo, made))
    const names = photoEntryNames(
      photos.map(({ tag }, place) => ({ tag, extension: extensionOf(files[place]?.file ?? '') })),
    )
    const folders = sizes.length > 1 ? [photoSizes[size].folder] : []
    return files.map(({ file, bytes }, place) => ({ name: names[place] ?? file, folders, file, bytes }))
  })
}

function fileIn(size: PhotoSize, photo: ArchivedPhoto, made: ReadonlyMap<string, MadeFile>) {
  return (size === 'original' ? photo : made.get(`${photo.id} ${size}`)) ?? refuse('not_found')
}
