import { checkImport, type ImportFile, importFile } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Companies, people and past ensaios from a file. */
export function importCalls(call: Call) {
  return {
    /** The dry run; writes nothing. */
    check: (file: ImportFile, signal?: AbortSignal) => call(checkImport, { body: file, signal }),
    /** Writes all lines or none; reuse `idempotencyKey` until a definite answer arrives (rule idempotency-key). */
    run: (file: ImportFile, idempotencyKey: string) => call(importFile, { body: file, idempotencyKey }),
  }
}
