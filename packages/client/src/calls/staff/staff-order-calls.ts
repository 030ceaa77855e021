import { listCitiesWithoutVisits, placeStaffOrder, type StaffOrder } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Orders of staff for companies. */
export function staffOrderCalls(call: Call) {
  return {
    /** Places an order for a company; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    place: (companyId: number, order: StaffOrder, idempotencyKey: string) =>
      call(placeStaffOrder, { values: { id: companyId }, body: order, idempotencyKey }),
    /** The names of the served cities that nobody can visit yet (rule first-run). */
    citiesWithoutVisits: (signal?: AbortSignal) => call(listCitiesWithoutVisits, { signal }),
  }
}
