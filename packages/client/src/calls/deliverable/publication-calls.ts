import {
  brochurePath,
  getBrochurePages,
  getPublication,
  getPublicationVisits,
  getPublicProperty,
  openPublicProperty,
  type PublicationForm,
  renewPublication,
  savePublication,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { download } from '../../download.ts'
import { whenPrepared } from '../../when-prepared.ts'

/** Published pages of properties. */
export function publicationCalls(call: Call, connection: Connection) {
  return {
    /** The page of an ensaio's property, also before it is turned on. */
    get: (id: number, signal?: AbortSignal) => call(getPublication, { values: { id }, signal }),
    /** Fills in the page, and turns it on or off. */
    save: (id: number, form: PublicationForm) => call(savePublication, { values: { id }, body: form }),
    /** Replaces both addresses of the page. */
    renew: (id: number) => call(renewPublication, { values: { id } }),
    /** The brochure as PDF, with the company's name and contact or neutral; waits until its pictures are ready. */
    brochure: (
      id: number,
      isNeutral: boolean,
      progress?: (share: number | null) => void,
      signal?: AbortSignal,
    ) =>
      download(connection, brochurePath, {
        ...{ values: { id }, body: { is_neutral: isNeutral }, name: 'folheto.pdf' },
        ...{ progress, signal },
      }),
    /** The pages of the same as pictures, as they come out on paper; waits like the download. */
    brochurePages: (id: number, isNeutral: boolean, signal?: AbortSignal) =>
      whenPrepared(
        () =>
          call(getBrochurePages, {
            ...{ values: { id }, query: { is_neutral: `${isNeutral}` } },
            signal,
          }),
        signal,
      ),
    /** How often the page was opened in the last 30 days. */
    visits: (id: number, signal?: AbortSignal) => call(getPublicationVisits, { values: { id }, signal }),
    /** An open page, for everybody; `not_found` when it is closed or has a password. */
    read: (code: string, signal?: AbortSignal) => call(getPublicProperty, { values: { code }, signal }),
    /** Opens a page with its password, for a day in this browser; `not_found` when it opens nothing. */
    open: (code: string, password: string) =>
      call(openPublicProperty, { values: { code }, body: { password } }),
  }
}
