import type { ItemId } from '../service/schema.ts'

/** What a product item is delivered as; it decides the card (spec §2). */
export type DeliverableKind =
  | 'tour-capture'
  | 'tour-edit'
  | 'tour'
  | 'photo-capture'
  | 'photos'
  | 'videos'
  | 'blueprints'

const kinds: Record<ItemId, DeliverableKind> = {
  5: 'tour-capture',
  6: 'tour-edit',
  7: 'tour',
  8: 'photo-capture',
  9: 'photos',
  10: 'videos',
  11: 'blueprints',
}

/** The kind of an item; an unknown id throws, inside its own card (D23). */
export function deliverableKind(itemId: number): DeliverableKind {
  const kind = (kinds as Record<number, DeliverableKind | undefined>)[itemId]
  if (kind === undefined) throw new Error(`There is no deliverable card for the product item ${itemId}.`)
  return kind
}

/** What a product can be given. */
export type Material = 'photos' | 'blueprints' | 'videos' | 'tour' | 'link'

const materials: Record<DeliverableKind, readonly Material[]> = {
  'tour-capture': ['tour', 'link'],
  'tour-edit': ['tour', 'link'],
  tour: ['tour', 'link'],
  'photo-capture': ['photos', 'link'],
  photos: ['photos', 'link'],
  videos: ['videos', 'link'],
  blueprints: ['blueprints', 'link'],
}

/** Does a product of this item take this material? */
export function takesMaterial(itemId: ItemId, material: Material): boolean {
  return materials[kinds[itemId]].includes(material)
}
