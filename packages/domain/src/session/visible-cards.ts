import { deliverableProduct, isSkipped } from '../deliverable/delivery.ts'
import { isEmptyProduct } from '../deliverable/held.ts'
import { isClientItem, showsEmptyItem } from '../deliverable/items.ts'
import type { Actor } from './actor.ts'
import type { SessionProduct } from './schema.ts'
import { isNoShow, type SessionStatus, status } from './status.ts'

/** Which cards an ensaio's page shows, and what of them may change. */
export interface VisibleCards {
  schedule: boolean
  rating: boolean
  clientService: boolean
  contact: boolean
  importantInformation: boolean
  /** Contact and important information can be read, but no longer changed. */
  readOnly: boolean
  /** The area in m² decides the price: only staff change it. */
  areaReadOnly: boolean
}

/** What a status shows to a viewer. */
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

/** Is the card of a product shown to a viewer? Clients see what is delivered to them but not what was skipped, and of the work on a tour what there is to open. */
export function showsProduct(product: SessionProduct, viewer: Actor): boolean {
  if (viewer === 'staff') return true
  const { id } = product.item
  if (!isClientItem(id) || isSkipped(deliverableProduct(product))) return false
  return showsEmptyItem(id) || !isEmptyProduct(product)
}
