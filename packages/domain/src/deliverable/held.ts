import type { SessionProduct } from '../session/schema.ts'
import type { Blueprint, Deliverable, DeliverableLink, Photo, Tour } from './schema.ts'

/** What a product holds, by kind; each card takes its own. */
export interface Held {
  photos: Photo[]
  blueprints: Blueprint[]
  tour: Tour | null
  videos: DeliverableLink[]
  /** Delivery links, whatever the product's kind. */
  links: DeliverableLink[]
}

const isPhoto = (one: Deliverable): one is Photo => 'is_featured' in one
const isBlueprint = (one: Deliverable): one is Blueprint => 'file_extension' in one
const isTour = (one: Deliverable): one is Tour => 'matterport_url' in one
const isAddress = (one: Deliverable): one is DeliverableLink =>
  !isPhoto(one) && 'url' in one && !isBlueprint(one)

const videos = 10

/**
 * Sorts what a product holds by its kind. Another API may put a delivery link among the photos, plans or tour: it counts as a link, and
 * leaves the card of the others whole.
 */
export function heldBy({
  item,
  deliverables,
  links,
}: Pick<SessionProduct, 'item' | 'deliverables' | 'links'>): Held {
  const addresses = deliverables.filter(isAddress)
  const areVideos = item.item_id === videos
  return {
    photos: deliverables.filter(isPhoto),
    blueprints: deliverables.filter(isBlueprint),
    tour: deliverables.find(isTour) ?? null,
    videos: areVideos ? addresses : [],
    links: [...(areVideos ? [] : addresses), ...(links ?? [])],
  }
}

/** Was nothing handed in for a product yet, neither material nor a link? */
export function isEmptyProduct({
  deliverables,
  links,
}: Pick<SessionProduct, 'deliverables' | 'links'>): boolean {
  return deliverables.length === 0 && (links ?? []).length === 0
}
