import { type Photo, photoEntryNames, type Tag, withNoun } from '@ensaio/domain'

/** `Foto 3 de 42, Sala`, by its place counted from 0. */
export function photoLabel(title: string, place: number, count: number): string {
  return `Foto ${place + 1} de ${count}, ${title}`
}

/** The name under which one photo of a gallery is saved, as in the archive: `03_sala.jpg`. */
export function photoFileName(photo: Photo, photos: readonly Photo[], tags: readonly Tag[]): string {
  const [, extension = 'jpg'] = photo.url.match(/\.(jpe?g|png|webp)(?:$|\?)/i) ?? []
  const names = photoEntryNames(
    photos.map(({ tag_id }) => ({ tag: tags.find(({ id }) => id === tag_id)?.name ?? null, extension })),
  )
  return names[photos.findIndex(({ id }) => id === photo.id)] ?? `foto.${extension}`
}

/** The title of a photo inside a longer name, where its full stop would be in the way. */
export function namedPhoto(title: string): string {
  return title.replace(/\.$/, '')
}

/** `1 foto`, `42 fotos`. */
export function photoCount(count: number): string {
  return withNoun(count, 'foto', 'fotos')
}
