import { deliverableProduct, isSkipped } from '../deliverable/delivery.ts'
import { isEmptyProduct } from '../deliverable/held.ts'
import { isClientItem, showsEmptyItem } from '../deliverable/items.ts'
import type { Actor } from './actor.ts'
import type { SessionProduct } from './schema.ts'
import { isNoShow, type SessionStatus, status } from './status.ts'

/** Which cards an ensaio's page shows, and which parts of them are editable. */
export interface VisibleCards {
  schedule: boolean
  rating: boolean
  clientService: boolean
  contact: boolean
  importantInformation: boolean
  /** Contact and important information are read-only. */
  readOnly: boolean
  /** The area in m² decides the price: only staff change it. */
  areaReadOnly: boolean
}

/** The cards that a viewer sees in a status. */
export function visibleCards(of: SessionStatus, viewer: Actor): VisibleCards {
  const isCanceled = of === status.canceled
  const isDelivered = of === status.delivered
  const isGoingOn = !isCanceled && !isNoShow(of)
  return {
    schedule: !isCanceled,
    rating: isDelivered,
    clientService: of === status.notScheduled || of === status.scheduled,
    contact: isGoingOn,
    importantInformation: isGoingOn,
    readOnly: isDelivered,
    areaReadOnly: isDelivered || viewer === 'client',
  }
}

/** Is a product's card shown to a viewer? Clients see their items except skipped ones, and an edited tour only once it holds something. */
export function showsProduct(product: SessionProduct, viewer: Actor): boolean {
  if (viewer === 'staff') return true
  const { id } = product.item
  if (!isClientItem(id) || isSkipped(deliverableProduct(product))) return false
  return showsEmptyItem(id) || !isEmptyProduct(product)
}
