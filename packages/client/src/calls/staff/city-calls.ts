import { addCity, type CityChange, changeCity, listCities, type NewCity } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** The cities in which orders are taken (rule served-cities). Each change returns the whole list. */
export function cityCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listCities, { signal }),
    add: (city: NewCity) => call(addCity, { body: city }),
    change: (id: number, change: CityChange) => call(changeCity, { values: { id }, body: change }),
  }
}
