import { requestCorrection } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Corrections. */
export function correctionCalls(call: Call) {
  return {
    /** Asks for a correction of a delivered product; returns the ensaio, then under review. */
    request: (id: number, productId: number, description: string) =>
      call(requestCorrection, { values: { id, productId }, body: { description } }),
  }
}
