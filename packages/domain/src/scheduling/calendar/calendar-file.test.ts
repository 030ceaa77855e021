import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile, googleCalendarUrl } from './calendar-file.ts'

const visit: CalendarEvent = {
  uid: 'visita-1@ensaio',
  sequence: 7,
  status: 'CONFIRMED',
  start: '2026-12-01T11:30:00.000Z',
  title: 'Ensaio: Rua Augusta, 1500',
  location: 'Rua Augusta, 1500; São Paulo',
  description: 'Abra as cortinas.\nAcenda as luzes. \\o/',
  stamp: '2026-11-20T15:04:05.678Z',
}
const lines = (event: CalendarEvent) => calendarFile(event).split('\r\n')
const events = (event: CalendarEvent) => lines(event).filter((line) => line === 'BEGIN:VEVENT').length

describe('a visit as a calendar file', () => {
  test('says when it is, in UTC, an hour and a half long', () => {
    expect(lines(visit)).toEqual(
      expect.arrayContaining([
        'UID:visita-1@ensaio',
        'SEQUENCE:7',
        'STATUS:CONFIRMED',
        'DTSTAMP:20261120T150405Z',
        'DTSTART:20261201T113000Z',
        'DTEND:20261201T130000Z',
      ]),
    )
  })

  test('escapes what would end a value', () => {
    expect(lines(visit)).toEqual(
      expect.arrayContaining([
        'SUMMARY:Ensaio: Rua Augusta\\, 1500',
        'LOCATION:Rua Augusta\\, 1500\\; São Paulo',
        'DESCRIPTION:Abra as cortinas.\\nAcenda as luzes. \\\\o/',
      ]),
    )
  })

  test.each([
    ['Rua A\rRua B', 'Rua A\\nRua B'],
    ['Rua A\r\nRua B\n\nRua C', 'Rua A\\nRua B\\n\\nRua C'],
    ['Rua\tA', 'Rua\tA'],
    ['Rua\u0000 \u0007A\u000b\u000c\u001b', 'Rua A'],
  ])('writes %j as %j, without the characters that RFC 5545 forbids', (typed, written) => {
    expect(lines({ ...visit, location: typed })).toContain(`LOCATION:${written}`)
  })

  test('is framed as a calendar, and every line ends as RFC 5545 wants', () => {
    const text = calendarFile(visit)
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test.each(['a', 'ç', '€', '🏠'])(
    'folds lines of “%s” at 75 octets, and never inside a character',
    (letter) => {
      const title = letter.repeat(200)
      const text = calendarFile({ ...visit, title })
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
      expect(text).not.toContain('�')
    },
  )

  test('fills each folded line', () => {
    const [first] = calendarFile({ ...visit, title: 'a'.repeat(200) })
      .split('\r\n')
      .filter((line) => line.startsWith('SUMMARY'))
    expect(first).toHaveLength(75)
  })

  test('names who sends it, without quotes or control characters of their own', () => {
    const organizer = { name: 'Ensaio "Fotos"\r\n\u0007\u007fBCC:x', email: 'oi@ensaio.test' }
    expect(lines({ ...visit, organizer })).toContain('ORGANIZER;CN="Ensaio FotosBCC:x":mailto:oi@ensaio.test')
    expect(calendarFile(visit)).not.toContain('ORGANIZER')
  })

  test.each([
    [[visit.status, 'CONFIRMED'], 'PUBLISH'],
    [['CANCELLED', 'CONFIRMED'], 'PUBLISH'],
    [['CONFIRMED', 'CANCELLED'], 'PUBLISH'],
    [['CANCELLED', 'CANCELLED'], 'CANCEL'],
  ] as const)('of visits that are %j has the method %s', ([one, other], method) => {
    const file = calendarFile({ ...visit, status: one, others: [{ ...visit, uid: 'other', status: other }] })
    expect(file).toContain(`METHOD:${method}\r\n`)
  })

  test('holds those that are told of with it, sent by the same', () => {
    const organizer = { name: 'Ensaio', email: 'oi@ensaio.test' }
    const both = { ...visit, organizer, others: [{ ...visit, uid: 'visita-2@ensaio' }] }
    expect(events(both)).toBe(2)
    expect(lines(both)).toContain('UID:visita-2@ensaio')
    expect(lines(both).filter((line) => line.startsWith('ORGANIZER'))).toHaveLength(2)
    expect(events(visit)).toBe(1)
  })
})

test('Google Agenda opens with the visit filled in', () => {
  const url = new URL(googleCalendarUrl(visit))
  expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: visit.title,
    dates: '20261201T113000Z/20261201T130000Z',
    location: visit.location,
    details: visit.description,
  })
})
