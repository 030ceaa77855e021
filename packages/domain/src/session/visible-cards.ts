import { isNoShow, type SessionStatus, status } from './status.ts'
import type { Actor } from './transitions.ts'

/** Which cards an ensaio's page shows, and what of them may change (spec §2, §4). */
export interface VisibleCards {
  schedule: boolean
  rating: boolean
  clientService: boolean
  contact: boolean
  importantInformation: boolean
  /** Contact and important information can be read, but no longer changed. */
  readOnly: boolean
  /** The area in m² decides the price: only staff change it (spec §5). */
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
