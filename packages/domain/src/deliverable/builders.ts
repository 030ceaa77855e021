import type { Blueprint, DeliverableLink, Photo, Tour } from './schema.ts'

/** A photo from what is known of it; the rest is as for a photo without room, featuring or size. */
export function photo(known: Pick<Photo, 'id' | 'url'> & Partial<Photo>): Photo {
  return {
    tag_id: null,
    is_featured: false,
    order: 0,
    thumbnail_url: null,
    preview_url: null,
    alt: null,
    width: null,
    height: null,
    ...known,
  }
}

/** A plan from the name of its file, such as `terreo.pdf`; the extension is read from it. */
export function blueprint(known: Pick<Blueprint, 'id' | 'file_name'> & Partial<Blueprint>): Blueprint {
  const extension = /\.(\w+)$/.exec(known.file_name)?.[1]?.toLowerCase() ?? ''
  return { url: null, file_extension: extension, rooms: [], ...known }
}

/** A tour from its address; `matterport_url` is for tours on Matterport, `tour_url` for all others. */
export function tour(known: Partial<Tour>): Tour {
  return { id: 0, matterport_url: null, tour_url: null, host_prize: null, hosted_until: null, ...known }
}

/** A video or a delivery link from its address. */
export function deliverableLink(url: string, id = 0): DeliverableLink {
  return { id, url }
}
