import { addHoliday, type HolidayForm, listHolidays, removeHoliday } from '@ensaio/domain'
import type { Call } from '../../call.ts'

/** Days without visits. */
export function holidayCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listHolidays, { signal }),
    add: (holiday: HolidayForm) => call(addHoliday, { body: holiday }),
    remove: (holidayId: number) => call(removeHoliday, { values: { holidayId } }),
  }
}
