import { saveTour, type TourForm } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The tour of a product. */
export function tourCalls(call: Call) {
  return {
    save: (id: number, productId: number, form: TourForm) =>
      call(saveTour, { values: { id, productId }, body: form }),
  }
}
