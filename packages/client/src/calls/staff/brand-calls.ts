import { getHouseBrand, type HouseBrandForm, saveHouseBrand } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** What happens to the stored logo: it stays, is removed, or is replaced by a file. */
export type LogoChange = 'keep' | 'remove' | File

/** How the house is called, looks and is reached. */
export function brandCalls(call: Call) {
  return {
    get: (signal?: AbortSignal) => call(getHouseBrand, { signal }),
    /** Saves all of it, and the logo with it. */
    save: (form: HouseBrandForm, logo: LogoChange) =>
      call(saveHouseBrand, {
        body: {
          ...form,
          logo: logo instanceof File ? logo : undefined,
          logo_removed: logo === 'remove' ? '1' : '0',
        },
      }),
  }
}
