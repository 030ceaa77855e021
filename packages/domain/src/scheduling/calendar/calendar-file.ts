import type { Instant } from '../../calendar/local-date.ts'
import { visitMinutes } from '../slot.ts'

/** The path of a scheduling link's calendar file: `text/calendar`, without the envelope. */
export const visitCalendarPath = '/sessions/public/{token}/visit.ics'

/** A visit as a calendar entry. `uid` stays the same over reschedules while `sequence` grows (rule calendar-entry). */
export interface CalendarEvent {
  uid: string
  sequence: number
  status: 'CONFIRMED' | 'CANCELLED'
  start: Instant
  title: string
  location: string
  description: string
  /** When the entry was created. */
  stamp: Instant
  /** The organizer; without one, programs may ignore a cancellation (RFC 5546 §3.2.5). */
  organizer?: { name: string; email: string }
  /** The page of the ensaio, for those who may open it. */
  url?: string
  /** Further visits in the same file. */
  others?: readonly CalendarEvent[]
}

const utcStamp = (instant: Instant) => `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
const endOf = (start: Instant) => new Date(Date.parse(start) + visitMinutes * 60_000).toISOString()

// A value must not contain these characters, escaped or not (RFC 5545 §3.1).
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const forbidden = /[\u0000-\u0008\u000a-\u001f\u007f]/g
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(forbidden, '')

/** Folds lines longer than 75 octets with a line break and a space (RFC 5545 §3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const point = character.codePointAt(0) ?? 0
    const size = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
    if (octets + size > 75) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

// A quoted parameter must not contain quotes (RFC 5545 §3.2).
const organizerLine = ({ name, email }: { name: string; email: string }) =>
  `ORGANIZER;CN="${name.replaceAll('"', '').replace(forbidden, '')}":mailto:${email}`

function eventLines(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status}`,
    // A cancelled visit takes no time, also in programs that show it as any other.
    ...(event.status === 'CANCELLED' ? ['TRANSP:TRANSPARENT'] : []),
    `DTSTAMP:${utcStamp(event.stamp)}`,
    `DTSTART:${utcStamp(event.start)}`,
    `DTEND:${utcStamp(endOf(event.start))}`,
    ...(event.organizer ? [organizerLine(event.organizer)] : []),
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.url ? [`URL:${event.url}`] : []),
    'END:VEVENT',
  ]
}

/** One or more visits as an iCalendar file (RFC 5545), in UTC; when all are cancelled, the file removes them from calendars. */
export function calendarFile({ others = [], ...event }: CalendarEvent): string {
  const all = [event, ...others.map((other) => ({ ...other, organizer: event.organizer }))]
  const method = all.every(({ status }) => status === 'CANCELLED') ? 'CANCEL' : 'PUBLISH'
  return calendarOf([`METHOD:${method}`, ...all.flatMap(eventLines)])
}

function calendarOf(lines: readonly string[]): string {
  const framed = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ensaio//Agenda//PT-BR',
    'CALSCALE:GREGORIAN',
    ...lines,
    'END:VCALENDAR',
  ]
  return `${framed.map(folded).join('\r\n')}\r\n`
}

// A calendar has at least one component (RFC 5545 §3.6); its times are in UTC anyway.
const withoutEvents = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** How often calendar programs are asked to read a subscription again: every hour. */
const refresh = 'PT1H'

/**
 * The visits of a subscription as an iCalendar file, which replaces what a program knew (rule calendar-feed). `name` is what the program
 * calls the calendar, `timeZone` the zone in which it shows it.
 */
export function calendarFeed(
  events: readonly CalendarEvent[],
  { name, timeZone }: { name: string; timeZone: string },
): string {
  return calendarOf([
    // Also when all are cancelled: the programs read the whole, and apply no messages.
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...(events.length === 0 ? withoutEvents : events.flatMap(eventLines)),
  ])
}

/** A link to Google Agenda with the visit filled in. */
export function googleCalendarUrl(
  event: Pick<CalendarEvent, 'start' | 'title' | 'location' | 'description'>,
): string {
  const query = Object.entries({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${utcStamp(event.start)}/${utcStamp(endOf(event.start))}`,
    location: event.location,
    details: event.description,
  })
  return `https://calendar.google.com/calendar/render?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
