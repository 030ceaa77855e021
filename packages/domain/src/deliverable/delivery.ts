import type { SessionProduct } from '../session/schema.ts'
import { isEmptyProduct } from './held.ts'
import { isClientItem, isItemId, items } from './items.ts'
import { type ProductStatus, productStatus } from './schema.ts'

/** Groups products by work, stages in the order of production; an unknown item is a work of its own. */
export function worksOf<One>(all: readonly One[], itemOf: (one: One) => number): One[][] {
  const sorted = all.toSorted((one, other) => itemOf(one) - itemOf(other))
  const byWork = Map.groupBy(sorted, (one) => {
    const item = itemOf(one)
    return isItemId(item) ? items[item].work : item
  })
  return [...byWork.values()]
}

/** A product as far as its delivery needs it; `isEmpty` means no material and no links. */
export interface DeliverableProduct {
  item_id: number
  status: ProductStatus
  isEmpty: boolean
}

/** Reduces a product of an ensaio to what its delivery needs. */
export function deliverableProduct(product: SessionProduct): SessionProduct & DeliverableProduct {
  return { ...product, item_id: product.item.id, isEmpty: isEmptyProduct(product) }
}

/** What delivering an ensaio involves. */
export interface Delivery<Product> {
  /** Products whose material is not marked as delivered yet: they block the delivery. */
  missing: Product[]
  /** Empty products: they are skipped and not shown to clients. */
  skipped: Product[]
  /** Is there nothing at all to deliver? */
  isNothing: boolean
}

/** The products to deliver: the result of each work, and earlier stages that clients can open. */
function toDeliver<Product extends DeliverableProduct>(products: readonly Product[]): Product[] {
  return worksOf(products, ({ item_id }) => item_id).flatMap((stages) =>
    stages.filter((one) => isClientItem(one.item_id) && (one === stages.at(-1) || !one.isEmpty)),
  )
}

/** Which products block the delivery of an ensaio, and which it skips. */
export function deliveryOf<Product extends DeliverableProduct>(
  products: readonly Product[],
): Delivery<Product> {
  const all = toDeliver(products)
  const open = all.filter(({ status }) => status !== productStatus.delivered)
  const skipped = open.filter(({ isEmpty }) => isEmpty)
  return {
    missing: open.filter(({ isEmpty }) => !isEmpty),
    skipped,
    isNothing: skipped.length === all.length,
  }
}

/** Is every product that the client receives delivered? */
export function isAllDelivered(products: readonly DeliverableProduct[]): boolean {
  const all = toDeliver(products)
  return all.length > 0 && all.every(({ status }) => status === productStatus.delivered)
}

/** Was a product skipped by the delivery? It is not shown to clients. */
export function isSkipped({ status, isEmpty }: Pick<DeliverableProduct, 'status' | 'isEmpty'>): boolean {
  return status === productStatus.delivered && isEmpty
}

export const nothingToDeliver = 'Ainda não há material para entregar neste ensaio.'
