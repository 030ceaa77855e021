/** The kind of material of a product. It decides which uploads the API accepts and which card shows them. */
export type MaterialKind = 'photos' | 'blueprints' | 'videos' | 'tour'

interface ItemRow {
  /** The name shown to users. */
  name: string
  kind: string
  holds: MaterialKind
  /** The name of the item's icon on the wire. */
  icon: string
  /** The work that the item is a stage of. Staff see the stages of one work in one card, ordered by id. */
  work: string
  /** The 1-based position of the card among a client's cards; null when clients do not see the item (rule client-items). */
  clientPlace: number | null
  /** Do clients see the card while it is empty? */
  showsEmpty: boolean
}

/**
 * Every deliverable, by item id. All code that depends on the kind of a deliverable reads this table: names, who sees an item,
 * its material, and the order of the cards. See "Add a kind of deliverable" in docs/contributing.md.
 */
export const items = {
  5: {
    name: 'Captação de tour',
    kind: 'tour-capture',
    holds: 'tour',
    icon: 'rotate-3d',
    work: 'tour',
    clientPlace: null,
    showsEmpty: false,
  },
  6: {
    name: 'Edição de tour',
    kind: 'tour-edit',
    holds: 'tour',
    icon: 'scan',
    work: 'tour',
    clientPlace: 3,
    showsEmpty: false,
  },
  7: {
    name: 'Tour virtual',
    kind: 'tour',
    holds: 'tour',
    icon: 'rotate-3d',
    work: 'tour',
    clientPlace: 2,
    showsEmpty: true,
  },
  8: {
    name: 'Captação de fotos',
    kind: 'photo-capture',
    holds: 'photos',
    icon: 'camera',
    work: 'photos',
    clientPlace: null,
    showsEmpty: false,
  },
  9: {
    name: 'Fotos profissionais',
    kind: 'photos',
    holds: 'photos',
    icon: 'image',
    work: 'photos',
    clientPlace: 1,
    showsEmpty: true,
  },
  10: {
    name: 'Vídeos',
    kind: 'videos',
    holds: 'videos',
    icon: 'video',
    work: 'videos',
    clientPlace: 5,
    showsEmpty: true,
  },
  11: {
    name: 'Plantas',
    kind: 'blueprints',
    holds: 'blueprints',
    icon: 'ruler',
    work: 'blueprints',
    clientPlace: 4,
    showsEmpty: true,
  },
} as const satisfies Record<number, ItemRow>

export type ItemId = keyof typeof items

/** The kind of a deliverable, one for each item. */
export type DeliverableKind = (typeof items)[ItemId]['kind']

/** Is this the id of an item that this version knows? */
export function isItemId(id: number): id is ItemId {
  return Object.hasOwn(items, id)
}

/** The ids of all items, in ascending order. */
export const itemIds: readonly ItemId[] = Object.keys(items).map(Number).filter(isItemId)

/** The names of the items, by id. */
export const itemNames = Object.fromEntries(itemIds.map((id) => [id, items[id].name])) as {
  readonly [Id in ItemId]: (typeof items)[Id]['name']
}

/** The items that clients see; the others are intermediate work of the staff (rule client-items). */
export const clientItemIds: readonly ItemId[] = itemIds.filter((id) => items[id].clientPlace !== null)

/** Is this item shown to clients? False for an unknown id. */
export function isClientItem(itemId: number): boolean {
  return isItemId(itemId) && items[itemId].clientPlace !== null
}

/** Do clients see the card of this item while it is empty? False for an unknown id. */
export function showsEmptyItem(itemId: number): boolean {
  return isItemId(itemId) && items[itemId].showsEmpty
}

/** The 1-based position of an item among a client's cards; items without one sort last. */
export function clientPlace(itemId: number): number {
  return (isItemId(itemId) && items[itemId].clientPlace) || itemIds.length + 1
}

/** The table row of an item; throws for an unknown id, so that only that card fails (rule unknown-kind). */
function itemOf(itemId: number): (typeof items)[ItemId] {
  if (!isItemId(itemId)) throw new Error(`There is no deliverable card for the product item ${itemId}.`)
  return items[itemId]
}

/** The kind of an item; throws for an unknown id, so that only that card fails (rule unknown-kind). */
export function deliverableKind(itemId: number): DeliverableKind {
  return itemOf(itemId).kind
}

/** The material of an item; throws for an unknown id (rule unknown-kind). */
export function materialKind(itemId: number): MaterialKind {
  return itemOf(itemId).holds
}

/** What can be added to a product: its material, or a delivery link. */
export type Material = MaterialKind | 'link'

/** Can this material be added to a product of this item? */
export function takesMaterial(itemId: ItemId, material: Material): boolean {
  return material === 'link' || items[itemId].holds === material
}
