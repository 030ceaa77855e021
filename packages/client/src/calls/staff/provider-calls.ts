import {
  addProvider,
  addTimeOff,
  getCapacity,
  type LocalDate,
  listProviders,
  type NewProvider,
  type ProviderChange,
  type QueryInput,
  removeTimeOff,
  type TimeOffForm,
  updateProvider,
} from '@ensaio/domain'
import type { Call } from '../../call.ts'

type City = QueryInput<typeof getCapacity>['city']

/** Photographers. */
export function providerCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listProviders, { signal }),
    add: (provider: NewProvider) => call(addProvider, { body: provider }),
    change: (id: number, change: ProviderChange) => call(updateProvider, { values: { id }, body: change }),
    addTimeOff: (id: number, days: TimeOffForm) => call(addTimeOff, { values: { id }, body: days }),
    removeTimeOff: (id: number, timeOffId: number) => call(removeTimeOff, { values: { id, timeOffId } }),
    /** Four weeks of a city from a day on. */
    capacity: (city: City, from: LocalDate, signal?: AbortSignal) =>
      call(getCapacity, { query: { city, from }, signal }),
  }
}
