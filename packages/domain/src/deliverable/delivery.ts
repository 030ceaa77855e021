import type { SessionProduct } from '../session/schema.ts'
import { isEmptyProduct } from './held.ts'
import { isClientItem, isItemId, items } from './items.ts'
import type { ProductStatus } from './schema.ts'

/** Groups what has an item by work, stages in the order in which they are made; an unknown item is a work of its own. */
export function worksOf<One>(all: readonly One[], itemOf: (one: One) => number): One[][] {
  const sorted = all.toSorted((one, other) => itemOf(one) - itemOf(other))
  const byWork = Map.groupBy(sorted, (one) => {
    const item = itemOf(one)
    return isItemId(item) ? items[item].work : item
  })
  return [...byWork.values()]
}

/** What a delivery needs to know of a product; `isEmpty` without material and without links. */
export interface DeliverableProduct {
  item_id: number
  status: ProductStatus
  isEmpty: boolean
}

/** A product of an ensaio as its delivery sees it. */
export function deliverableProduct(product: SessionProduct): SessionProduct & DeliverableProduct {
  return { ...product, item_id: product.item.id, isEmpty: isEmptyProduct(product) }
}

/** What delivering an ensaio meets. */
export interface Delivery<Product> {
  /** Their material is not marked as delivered yet: they hold the delivery up. */
  missing: Product[]
  /** They hold nothing: they are left out, and clients are not shown them. */
  skipped: Product[]
  /** Is there nothing at all to deliver? */
  isNothing: boolean
}

const delivered = 3

/** The products that a delivery is about: the result of each work, and earlier stages that clients can open. */
function toDeliver<Product extends DeliverableProduct>(products: readonly Product[]): Product[] {
  return worksOf(products, ({ item_id }) => item_id).flatMap((stages) =>
    stages.filter((one) => isClientItem(one.item_id) && (one === stages.at(-1) || !one.isEmpty)),
  )
}

/** What holds up the delivery of an ensaio, and what it leaves out. */
export function deliveryOf<Product extends DeliverableProduct>(
  products: readonly Product[],
): Delivery<Product> {
  const all = toDeliver(products)
  const open = all.filter(({ status }) => status !== delivered)
  const skipped = open.filter(({ isEmpty }) => isEmpty)
  return {
    missing: open.filter(({ isEmpty }) => !isEmpty),
    skipped,
    isNothing: skipped.length === all.length,
  }
}

/** Is everything that the client gets delivered? */
export function isAllDelivered(products: readonly DeliverableProduct[]): boolean {
  const all = toDeliver(products)
  return all.length > 0 && all.every(({ status }) => status === delivered)
}

/** Was a product left out of the delivery? Clients are not shown it. */
export function isSkipped({ status, isEmpty }: Pick<DeliverableProduct, 'status' | 'isEmpty'>): boolean {
  return status === delivered && isEmpty
}

export const nothingToDeliver = 'Ainda não há material para entregar neste ensaio.'
