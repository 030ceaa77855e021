import {
  assignProvider,
  listProviderChoices,
  type ProductStatus,
  type QueueSearch,
  type SessionStatus,
  searchQueue,
  status,
  updateProduct,
  updateSession,
} from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** All ensaios, for staff. */
export function queueCalls(call: Call) {
  return {
    search: (search: QueueSearch, signal?: AbortSignal) => call(searchQueue, { body: search, signal }),
    /** Moves an ensaio to another status (rule status-moves). */
    move: (id: number, to: SessionStatus) => call(updateSession, { values: { id }, body: { status: to } }),
    /** Cancels, with or without the fee of 30 %. */
    cancel: (id: number, hasFee: boolean) =>
      call(updateSession, { values: { id }, body: { status: status.canceled, has_fee: hasFee } }),
    /** Sets the progress of a product; delivering the last one delivers the ensaio. */
    moveProduct: (id: number, productId: number, to: ProductStatus) =>
      call(updateProduct, { values: { id, productId }, body: { status: to } }),
    providerChoices: (id: number, signal?: AbortSignal) =>
      call(listProviderChoices, { values: { id }, signal }),
    assign: (id: number, providerId: number) =>
      call(assignProvider, { values: { id }, body: { provider_id: providerId } }),
  }
}
