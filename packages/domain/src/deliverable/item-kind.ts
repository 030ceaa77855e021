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
