import {
  createCalendarFeed,
  createCityCalendarFeed,
  endCalendarFeed,
  endCityCalendarFeed,
  getCalendarFeed,
  getCityCalendarFeed,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** Addresses that calendar programs read (rule calendar-feed); `create` replaces the former one, and alone tells the address. */
export function calendarFeedCalls(call: Call) {
  return {
    get: (signal?: AbortSignal) => call(getCalendarFeed, { signal }),
    create: () => call(createCalendarFeed, {}),
    end: () => call(endCalendarFeed, {}),
    getOfCity: (city: string, signal?: AbortSignal) => call(getCityCalendarFeed, { query: { city }, signal }),
    createOfCity: (city: string) => call(createCityCalendarFeed, { body: { city } }),
    endOfCity: (city: string) => call(endCityCalendarFeed, { query: { city } }),
  }
}
