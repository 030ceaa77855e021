import type { Photo, SizedPhoto, Tag } from '@ensaio/domain'
import { pictures } from './pictures.ts'

/** The rooms of photos. */
export function tags(): Tag[] {
  return ['Fachada', 'Sala', 'Cozinha', 'Suíte', 'Varanda', 'Área de lazer'].map((name, place) => ({
    id: place + 1,
    name,
  }))
}

const shown: readonly [picture: string, tag: number | null, alt: string | null][] = [
  [pictures.facade, 1, 'Fachada do edifício vista da rua'],
  [pictures.living, 2, 'Sala com sofá claro e janela ampla'],
  [pictures.kitchen, 3, null],
  [pictures.bedroom, 4, 'Suíte com cama de casal e cabeceira de madeira'],
  [pictures.balcony, 5, null],
  [pictures.pool, 6, 'Piscina entre espreguiçadeiras'],
  [pictures.facadeAtDusk, 1, 'Fachada ao entardecer, com as luzes acesas'],
  [pictures.living, 2, null],
  [pictures.kitchen, null, null],
]

/** One photo. */
export function photo(over: Partial<Photo> = {}): Photo {
  return {
    id: 1,
    url: pictures.living,
    tag_id: 2,
    is_featured: false,
    order: 0,
    thumbnail_url: pictures.living,
    preview_url: pictures.living,
    alt: null,
    width: 2400,
    height: 1600,
    ...over,
  }
}

/** A photo that was taken anew at dusk after its delivery. */
export function replacedPhoto(over: Partial<Photo> = {}): Photo {
  const former = { url: pictures.facade, thumbnail_url: pictures.facade, preview_url: pictures.facade }
  return photo({
    url: pictures.facadeAtDusk,
    thumbnail_url: pictures.facadeAtDusk,
    preview_url: pictures.facadeAtDusk,
    tag_id: 1,
    alt: 'Fachada ao entardecer, com as luzes acesas',
    former: { ...former, width: 2400, height: 1600, replaced_at: '2026-11-19T15:00:00.000Z' },
    ...over,
  })
}

/** A gallery in its order; the second photo is featured. */
export function photos(count = shown.length): Photo[] {
  return Array.from({ length: count }, (_, order) => {
    const [url, tag_id, alt] = shown[order % shown.length] ?? [pictures.living, 2, null]
    return photo({
      id: order + 1,
      order,
      url,
      thumbnail_url: url,
      preview_url: url,
      tag_id,
      alt,
      is_featured: order === 1,
    })
  })
}

/** What one photo has in each size: everything but the print, which is drawn when it is asked for. */
export function sizedPhoto(over: Partial<SizedPhoto> = {}): SizedPhoto {
  return {
    id: 1,
    width: 2400,
    height: 1600,
    bytes: {
      original: 2_400_000,
      portal: 410_000,
      web: 190_000,
      square: 180_000,
      portrait: 210_000,
      story: 230_000,
    },
    crops: {},
    ...over,
  }
}

/** What the photos of `photos()` have in each size. */
export function sizedPhotos(count?: number): SizedPhoto[] {
  return photos(count).map(({ id, width, height }) => sizedPhoto({ id, width, height }))
}
