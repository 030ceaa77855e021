import {
  addDays,
  type BrochurePages,
  type Publication,
  type PublicationForm,
  type PublicationVisits,
  type PublicPhoto,
  type PublicProperty,
  type PublicVideo,
} from '@ensaio/domain'
import { today } from '../clock.ts'
import { storedVideo } from '../deliverables.ts'
import { photos, tags } from '../photos.ts'
import { pictures } from '../pictures.ts'

const filled = {
  is_on: true,
  headline: 'Apartamento claro na Rua Augusta',
  description: 'Sala ampla com varanda.\nDuas suítes e uma vaga.',
  address_shown: 'district',
  contact_name: 'Mariana Lopes',
  contact_phone: '+5511912345678',
  contact_email: 'mariana@horizonte.test',
  expires_on: null,
  is_listed: false,
  offers_downloads: false,
} as const satisfies PublicationForm

/** What a company filled in for the page of `publication()`. */
export function filledPublication(over: Partial<PublicationForm> = {}): PublicationForm {
  return { ...filled, ...over }
}

/** The published page of an ensaio as its company sees it: turned on, without end and password. */
export function publication(over: Partial<Publication> = {}): Publication {
  return {
    ...filled,
    code: 'pG3kq8Zt1xVb7Nc2Ry5LwA',
    neutral_code: 'n7Hd4Ks9Qm2Wf6Xj3TzUeB',
    has_password: false,
    has_material: true,
    changed_at: '2026-11-19T11:40:00.000Z',
    ...over,
  }
}

/** A photo of a published page. */
export function publicPhoto(over: Partial<PublicPhoto> = {}): PublicPhoto {
  return {
    id: 1,
    room: 'Sala',
    url: pictures.living,
    thumbnail_url: pictures.living,
    preview_url: pictures.living,
    alt: null,
    width: 2400,
    height: 1600,
    ...over,
  }
}

/** The photos of a published page, in the order of its gallery. */
export function publicPhotos(count?: number): PublicPhoto[] {
  const names = new Map(tags().map(({ id, name }) => [id, name]))
  return photos(count).map(({ tag_id, is_featured, order, ...rest }) =>
    publicPhoto({ ...rest, room: tag_id === null ? null : (names.get(tag_id) ?? null) }),
  )
}

/** A video by file of a published page. */
export function publicVideo(over: Partial<PublicVideo> = {}): PublicVideo {
  const { id, url, file } = storedVideo()
  return { id, url, download_url: `${url}/download`, file, ...over }
}

/** What everybody reads of a published page. */
export function publicProperty(over: Partial<PublicProperty> = {}): PublicProperty {
  return {
    code: 'pG3kq8Zt1xVb7Nc2Ry5LwA',
    headline: 'Apartamento claro na Rua Augusta',
    kind: 'apartment',
    area: 78,
    place: ['Rua Augusta, 1500', 'Consolação, São Paulo – SP'],
    description:
      'Sala ampla com varanda, cozinha aberta e duas suítes. O sol da manhã entra pela janela da sala.\n\nUma vaga, e piscina no térreo.',
    company: { name: 'Construtora Horizonte', logo_url: null },
    contact: { name: 'Mariana Lopes', phone: '+5511912345678', email: 'mariana@horizonte.test' },
    photos: publicPhotos(),
    tours: ['https://my.matterport.com/show/?m=SxQL3iGyoDo'],
    videos: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    video_files: [],
    plans: [
      { id: 1, file_name: 'Planta 78 m².webp', file_extension: 'webp', url: pictures.plan },
      { id: 2, file_name: 'Planta técnica.dwg', file_extension: 'dwg', url: '/planta-tecnica.dwg' },
    ],
    is_listed: true,
    downloads: [],
    brochure_url: null,
    ...over,
  }
}

/** The pages of its brochure. */
export function brochurePages(over: Partial<BrochurePages> = {}): BrochurePages {
  return { pages: [pictures.brochure, pictures.brochurePhotos], ...over }
}

/** The visits of a published page in the last 30 days. */
export function publicationVisits(over: Partial<PublicationVisits> = {}): PublicationVisits {
  return {
    days: Array.from({ length: 30 }, (_, nth) => ({
      day: addDays(today, nth - 29),
      visits: nth < 28 ? 1 : 7,
      downloads: nth < 25 ? 0 : 1,
    })),
    sources: [
      { source: 'whatsapp', visits: 24 },
      { source: 'qr', visits: 12 },
      { source: 'direct', visits: 6 },
    ],
    devices: [
      { device: 'phone', visits: 33 },
      { device: 'computer', visits: 8 },
      { device: null, visits: 1 },
    ],
    ...over,
  }
}
