import {
  addProvider,
  addTimeOff,
  getCapacity,
  type LocalDate,
  listProviders,
  type NewProvider,
  type ProviderChange,
  providersCsv,
  type QueryInput,
  removeTimeOff,
  resetProviderSecondStep,
  type TimeOffForm,
  updateProvider,
} from '@ensaio/domain'
import type { Call, Connection } from '../../call.ts'
import { downloadCsv, type TellShare } from '../../download-csv.ts'

type City = QueryInput<typeof getCapacity>['city']

/** Photographers. */
export function providerCalls(call: Call, connection: Connection) {
  return {
    list: (signal?: AbortSignal) => call(listProviders, { signal }),
    /** All of them as CSV (rule csv-export). */
    exportList: (progress?: TellShare, signal?: AbortSignal) =>
      downloadCsv(connection, providersCsv, { body: {} }, progress, signal),
    add: (provider: NewProvider) => call(addProvider, { body: provider }),
    change: (id: number, change: ProviderChange) => call(updateProvider, { values: { id }, body: change }),
    /** Turns off the two-step sign-in of a photographer. */
    resetSecondStep: (id: number) => call(resetProviderSecondStep, { values: { id } }),
    addTimeOff: (id: number, days: TimeOffForm) => call(addTimeOff, { values: { id }, body: days }),
    removeTimeOff: (id: number, timeOffId: number) => call(removeTimeOff, { values: { id, timeOffId } }),
    /** Four weeks of a city from a day on. */
    capacity: (city: City, from: LocalDate, signal?: AbortSignal) =>
      call(getCapacity, { query: { city, from }, signal }),
  }
}
