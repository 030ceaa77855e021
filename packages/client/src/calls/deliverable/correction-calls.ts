import { requestCorrection } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** What is to be made anew. */
export function correctionCalls(call: Call) {
  return {
    /** Asks for a delivered product to be corrected; answers the ensaio, then under review. */
    request: (id: number, productId: number, description: string) =>
      call(requestCorrection, { values: { id, productId }, body: { description } }),
  }
}
