import {
  getPublication,
  getPublicationVisits,
  getPublicProperty,
  openPublicProperty,
  type PublicationForm,
  renewPublication,
  savePublication,
} from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Published pages of properties. */
export function publicationCalls(call: Call) {
  return {
    /** The page of an ensaio's property, also before it is turned on. */
    get: (id: number, signal?: AbortSignal) => call(getPublication, { values: { id }, signal }),
    /** Fills in the page, and turns it on or off. */
    save: (id: number, form: PublicationForm) => call(savePublication, { values: { id }, body: form }),
    /** Replaces both addresses of the page. */
    renew: (id: number) => call(renewPublication, { values: { id } }),
    /** How often the page was opened in the last 30 days. */
    visits: (id: number, signal?: AbortSignal) => call(getPublicationVisits, { values: { id }, signal }),
    /** An open page, for everybody; `not_found` when it is closed or has a password. */
    read: (code: string, signal?: AbortSignal) => call(getPublicProperty, { values: { code }, signal }),
    /** Opens a page with its password, for a day in this browser; `not_found` when it opens nothing. */
    open: (code: string, password: string) =>
      call(openPublicProperty, { values: { code }, body: { password } }),
  }
}
