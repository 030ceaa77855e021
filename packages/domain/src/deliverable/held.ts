import type { SessionProduct } from '../session/schema.ts'
import { materialKind } from './items.ts'
import type { Blueprint, Deliverable, DeliverableLink, Photo, Tour } from './schema.ts'
import type { Video } from './video/video-file.ts'

type Product = Pick<SessionProduct, 'item' | 'deliverables' | 'links'>

/** The material of a product, by its kind: `switch` over `kind` to draw it. */
export type ProductMaterial =
  | { kind: 'photos'; photos: readonly Photo[] }
  | { kind: 'blueprints'; blueprints: readonly Blueprint[] }
  | { kind: 'videos'; videos: readonly Video[] }
  | { kind: 'tour'; tour: Tour | null }

const isPhoto = (one: Deliverable): one is Photo => 'is_featured' in one
const isBlueprint = (one: Deliverable): one is Blueprint => 'file_extension' in one
const isTour = (one: Deliverable): one is Tour => 'matterport_url' in one
const isAddress = (one: Deliverable): one is Video => !isPhoto(one) && 'url' in one && !isBlueprint(one)

/**
 * The material of a product, without entries of another kind that an API may have mixed in; throws for an unknown item (rule
 * unknown-kind).
 */
export function materialOf({ item, deliverables }: Product): ProductMaterial {
  const kind = materialKind(item.item_id)
  switch (kind) {
    case 'photos':
      return { kind, photos: deliverables.filter(isPhoto) }
    case 'blueprints':
      return { kind, blueprints: deliverables.filter(isBlueprint) }
    case 'videos':
      return { kind, videos: deliverables.filter(isAddress) }
    case 'tour':
      return { kind, tour: deliverables.find(isTour) ?? null }
  }
}

/**
 * The delivery links of a product. A link that another API returns among photos, plans or a tour counts as one; among videos it is a video.
 * Throws for an unknown item (rule unknown-kind).
 */
export function linksOf({ item, deliverables, links = [] }: Product): DeliverableLink[] {
  const strays = materialKind(item.item_id) === 'videos' ? [] : deliverables.filter(isAddress)
  return [...strays, ...links]
}

/** The content of a product, in one list per kind. */
export interface Held {
  photos: readonly Photo[]
  blueprints: readonly Blueprint[]
  tour: Tour | null
  videos: readonly Video[]
  links: DeliverableLink[]
}

/** @deprecated Use `materialOf` and `linksOf`: they name the kind. */
export function heldBy(product: Product): Held {
  const none = { photos: [], blueprints: [], tour: null, videos: [] }
  const { kind: _, ...material } = materialOf(product)
  return { ...none, ...material, links: linksOf(product) }
}

/** Is a product without material and without links? */
export function isEmptyProduct({
  deliverables,
  links,
}: Pick<SessionProduct, 'deliverables' | 'links'>): boolean {
  return deliverables.length === 0 && (links ?? []).length === 0
}
