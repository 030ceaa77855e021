import { saveLink } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The delivery link of a product. */
export function linkCalls(call: Call) {
  return {
    save: (id: number, productId: number, url: string) =>
      call(saveLink, { values: { id, productId }, body: { url } }),
  }
}
