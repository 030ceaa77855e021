import {
  type Instant,
  inGalleryOrder,
  materialLinks,
  type PublicPhoto,
  type PublicPlan,
  type PublicProperty,
  type PublicVideo,
  photoSizeNames,
  publicationTitle,
  type StoredVideo,
  shownPlace,
} from '@ensaio/domain'
import { logoUrl } from '../../companies/repository/companies.ts'
import type { Database } from '../../database/database.ts'
import { deliverablesOf } from '../repository/deliverables.ts'
import { versionPart } from '../repository/photo-addresses.ts'
import { tagsOf } from '../repository/tags.ts'
import { type FoundPage, publishedProducts } from './repository/publications.ts'

/** The path of a file of a published page below the API: it opens as long as the page does. */
function filePath(code: string, ...parts: (string | number)[]): string {
  return ['/api/properties', code, ...parts].join('/')
}

function publicVideo(code: string, { id, file }: StoredVideo, isOffered: boolean): PublicVideo {
  const path = (...parts: string[]) => filePath(code, 'videos', id, ...parts)
  const part = (url: string | null, name: string) => (url === null ? null : path(name) + versionPart(url))
  return {
    id,
    url: path(),
    download_url: isOffered ? path('download') : null,
    file: {
      ...file,
      poster_url: part(file.poster_url, 'poster'),
      captions_url: part(file.captions_url, 'captions'),
    },
  }
}

/** Everything about an open page that its visitors read (rule published-page). */
export async function readPublicProperty(
  db: Database,
  { page, code }: { page: FoundPage; code: string },
  now: Instant,
): Promise<PublicProperty> {
  const products = await publishedProducts(db, page.session_id)
  const [held, tags] = await Promise.all([deliverablesOf(db, products, now), tagsOf(db, 'photos')])
  const all = products.flatMap((id) => held.get(id) ?? [])
  const rooms = new Map(tags.map(({ id, name }) => [id, name]))
  const gallery = products.flatMap((id) =>
    inGalleryOrder((held.get(id) ?? []).filter((one) => 'is_featured' in one)),
  )
  const photos = gallery
    .toSorted((one, other) => Number(other.is_featured) - Number(one.is_featured))
    .map(({ id, url, tag_id, alt, width, height, is_panorama }): PublicPhoto => {
      const path = (size: 'original' | 'thumbnail' | 'preview') =>
        `${filePath(code, 'photos', id, size)}${versionPart(url)}`
      return {
        id,
        url: path(page.has_archived && !is_panorama ? 'preview' : 'original'),
        thumbnail_url: path('thumbnail'),
        preview_url: path('preview'),
        alt,
        width,
        height,
        ...(is_panorama && { is_panorama }),
        room: (tag_id === null ? null : rooms.get(tag_id)) ?? null,
      }
    })
  const plans = all
    .filter((one) => 'file_extension' in one)
    .map(
      // Names of files may name people.
      ({ id, file_extension, pages, rooms: marked = [] }, index): PublicPlan => {
        const url = filePath(code, 'plans', id)
        const shown = file_extension === 'png' ? 1 : (pages?.length ?? 0)
        return {
          id,
          file_extension,
          file_name: `Planta ${index + 1}`,
          url,
          ...(shown > 0 && {
            pages: Array.from({ length: shown }, (_, nth) => ({ url: `${url}/pages/${nth + 1}` })),
          }),
          rooms: marked.flatMap(({ tag_id, ...point }) => {
            const room = rooms.get(tag_id)
            return room === undefined ? [] : [{ ...point, room }]
          }),
        }
      },
    )
  const place = shownPlace(page.address, page.address_shown)
  const kind = page.vertical_data.kind ?? null
  const isBranded = !page.is_neutral
  const isOffered = page.offers_downloads && photos.length > 0
  return {
    code,
    headline: publicationTitle({ headline: page.headline, kind, place }),
    kind,
    area: page.vertical_data.area,
    place,
    description: page.description,
    company: isBranded ? { name: page.company_name, logo_url: logoUrl(page.logo_file) } : null,
    contact:
      isBranded && (page.contact_phone ?? page.contact_email ?? page.contact_name) !== null
        ? { name: page.contact_name, phone: page.contact_phone, email: page.contact_email }
        : null,
    photos,
    ...materialLinks(all),
    video_files: all
      .filter((one) => 'file' in one)
      .map((one) => publicVideo(code, one, page.offers_downloads)),
    plans,
    is_listed: page.is_listed && page.password_hash === null,
    downloads: isOffered
      ? photoSizeNames
          .filter((size) => size !== 'original' || !page.has_archived)
          .map((size) => ({ size, url: filePath(code, 'archives', size) }))
      : [],
    brochure_url: isOffered ? filePath(code, 'brochure.pdf') : null,
  }
}
