import { findPostalCode } from '@ensaio/domain'
import type { Call } from '../call.ts'

/** CEPs. */
export function postalCodeCalls(call: Call) {
  return {
    find: (cep: string, signal?: AbortSignal) => call(findPostalCode, { values: { cep }, signal }),
  }
}
