import {
  listPreparations,
  type PreparationForm,
  type PreparationList,
  resetPreparation,
  savePreparation,
} from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** What to prepare before a visit, by kind of property. */
export function preparationCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listPreparations, { signal }),
    save: (form: PreparationForm) => call(savePreparation, { body: form }),
    reset: (list: PreparationList) => call(resetPreparation, { body: { list } }),
  }
}
