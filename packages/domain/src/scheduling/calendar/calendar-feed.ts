import * as v from 'valibot'
import { CityName } from '../../address/cities.ts'
import { Instant } from '../../calendar/local-date.ts'
import { endpoint } from '../../wire/endpoint.ts'

/** The path of a calendar subscription: `text/calendar`, without the envelope. The token is the only key (rule calendar-feed). */
export const calendarFeedPath = '/calendars/{token}/visits.ics'

/** The visits in a feed: from so many days ago until so many days ahead, the nearest `most` of them. */
export const feedRange = { daysBack: 30, daysAhead: 180, most: 3000 } as const

/** For how many days after its cancellation a visit stays in feeds, as cancelled: programs that read once a week see it, too. */
export const canceledFeedDays = 7

/** An address that calendar programs read. It is kept as a hash, so only its creation tells it. */
export const CalendarFeed = v.object({ created_at: Instant })
export type CalendarFeed = v.InferOutput<typeof CalendarFeed>

/** The same with its address, `https://…/visits.ics`. */
export const NewCalendarFeed = v.object({ ...CalendarFeed.entries, address: v.string() })
export type NewCalendarFeed = v.InferOutput<typeof NewCalendarFeed>

/** Has the caller an address for the visits of their company, or for their own as a photographer? Null without one; 403 for the office. */
export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/account/calendar',
  summary: 'Whether the caller has a calendar address for the visits of their company, or for their own.',
  audience: 'signed-in',
  output: v.nullable(CalendarFeed),
})

/** Creates that address, or replaces it: the former one stops at once. */
export const createCalendarFeed = endpoint({
  method: 'POST',
  path: '/account/calendar',
  summary: 'Creates or replaces the caller’s calendar address; this answer alone tells it.',
  audience: 'signed-in',
  output: NewCalendarFeed,
})

/** Ends that address. */
export const endCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/account/calendar',
  summary: 'Ends the caller’s calendar address.',
  audience: 'signed-in',
  output: v.null(),
})

/** Has the caller an address for the visits of a city? Null without one. */
export const getCityCalendarFeed = endpoint({
  method: 'GET',
  path: '/staff/calendar',
  summary: 'Whether the caller has a calendar address for the visits of a city.',
  audience: 'photographers',
  query: v.object({ city: CityName }),
  output: v.nullable(CalendarFeed),
})

/** Creates that address, or replaces it: the former one stops at once. */
export const createCityCalendarFeed = endpoint({
  method: 'POST',
  path: '/staff/calendar',
  summary: 'Creates or replaces the caller’s calendar address of a city; this answer alone tells it.',
  audience: 'photographers',
  body: v.object({ city: CityName }),
  output: NewCalendarFeed,
})

/** Ends that address. */
export const endCityCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/staff/calendar',
  summary: 'Ends the caller’s calendar address of a city.',
  audience: 'photographers',
  query: v.object({ city: CityName }),
  output: v.null(),
})

/** The address in the scheme that opens the calendar program of a device: `webcal://…`. */
export function webcalUrl(address: string): string {
  return address.replace(/^https?:/, 'webcal:')
}

/** A link to Google Agenda that asks to subscribe to the address. */
export function googleSubscriptionUrl(address: string): string {
  return `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcalUrl(address))}`
}
