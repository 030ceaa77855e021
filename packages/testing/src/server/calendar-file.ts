import ICAL from 'ical.js'

/** An entry as a calendar program reads it; times are instants. */
export interface ReadEntry {
  uid: string
  sequence: number
  status: unknown
  transparency: unknown
  start: string
  end: string
  stamp: string
  title: string
  location: string
  description: string
  url: unknown
  organizer: unknown
}

function entryOf(event: ICAL.Component): ReadEntry {
  const value = (name: string) => event.getFirstPropertyValue(name)
  const time = (name: string) => (value(name) as ICAL.Time).toJSDate().toISOString()
  return {
    uid: String(value('uid')),
    sequence: Number(value('sequence')),
    status: value('status'),
    transparency: value('transp'),
    start: time('dtstart'),
    end: time('dtend'),
    stamp: time('dtstamp'),
    title: String(value('summary')),
    location: String(value('location')),
    description: String(value('description')),
    url: value('url'),
    organizer: value('organizer'),
  }
}

/** Reads a calendar file as a calendar program does, with Mozilla's parser; throws for a malformed one. */
export function readCalendarFile(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return {
    /** The value of a property of the calendar, such as `method`. */
    property: (name: string): unknown => calendar.getFirstPropertyValue(name),
    /** The names of its components, such as `vevent`. */
    parts: calendar.getAllSubcomponents().map(({ name }) => name),
    entries: calendar.getAllSubcomponents('vevent').map(entryOf),
  }
}

/** The UID of the visit of a token. */
export const visitUidOf = (token: string): string => `${token.slice(0, 8)}@ensaio`
