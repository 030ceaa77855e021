import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, instantAt, wallClock } from '../calendar/local-date.ts'
import {
  type BookedVisit,
  dateReminders,
  dueReminder,
  isQuiet,
  lateDaysToTell,
  nearDayText,
  quietEnd,
  reminderKinds,
  visitReminders,
} from './reminders.ts'

const zone = 'America/Sao_Paulo'
const longAgo = '2026-01-01T12:00:00.000Z'
const at = (day: string, time: string, where = zone) => instantAt(day, time, where)
const visitAt = (time: string, over: Partial<BookedVisit> = {}): BookedVisit => ({
  start: at('2026-12-10', time),
  timeZone: zone,
  bookedAt: longAgo,
  ...over,
})
const shown = (instant: string, where = zone) => {
  const { date, time } = wallClock(instant, where)
  return `${date} ${time}`
}

test.each([
  ['21:00', '2026-12-11 08:00'],
  ['23:59', '2026-12-11 08:00'],
  ['00:00', '2026-12-10 08:00'],
  ['07:59', '2026-12-10 08:00'],
])('the quiet hours around %s end on %s', (time, expected) => {
  expect(shown(quietEnd(at('2026-12-10', time), zone))).toBe(expected)
})

describe('the times of the reminders (rule visit-reminders)', () => {
  test.each([
    ['10:30', '2026-12-08 10:30', '2026-12-09 10:30', '2026-12-10 08:00'],
    ['09:00', '2026-12-08 09:00', '2026-12-09 09:00', '2026-12-10 08:00'],
    // Before 09h00, 08h00 would be too late.
    ['08:30', '2026-12-08 08:30', '2026-12-09 08:30', '2026-12-09 20:00'],
    // In the quiet hours: the evening before.
    ['07:00', '2026-12-07 20:00', '2026-12-08 20:00', '2026-12-09 20:00'],
    ['21:30', '2026-12-08 20:00', '2026-12-09 20:00', '2026-12-10 08:00'],
    ['20:59', '2026-12-08 20:59', '2026-12-09 20:59', '2026-12-10 08:00'],
  ])('of a visit at %s', (time, ...expected) => {
    expect(visitReminders(visitAt(time)).map((one) => shown(one.at))).toEqual(expected)
  })

  test.each([
    ['three days before', at('2026-12-07', '10:30'), ['two_days', 'one_day', 'morning']],
    ['as the first is due', at('2026-12-08', '10:30'), ['one_day', 'morning']],
    ['the day before', at('2026-12-09', '12:00'), ['morning']],
    ['on the morning itself', at('2026-12-10', '08:01'), []],
  ])('booked %s, a visit gets those that lie ahead', (_, bookedAt, kinds) => {
    expect(visitReminders(visitAt('10:30', { bookedAt })).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('a server that was away sends the newest one, and none once the visit begins', () => {
    const times = visitReminders(visitAt('10:30'))
    const due = (day: string, time: string) =>
      dueReminder(times, at(day, time), { zone, sent: [] })?.kind ?? null
    expect(due('2026-12-08', '10:29')).toBeNull()
    expect(due('2026-12-08', '10:30')).toBe('two_days')
    expect(due('2026-12-08', '22:00')).toBeNull()
    expect(due('2026-12-09', '08:00')).toBe('two_days')
    expect(due('2026-12-09', '11:00')).toBe('one_day')
    expect(due('2026-12-10', '10:29')).toBe('morning')
    expect(due('2026-12-10', '10:30')).toBeNull()
  })
})

const zones = ['America/Sao_Paulo', 'America/Rio_Branco', 'America/Noronha', 'Europe/Lisbon', 'Asia/Tokyo']
const anyVisit = fc.record({
  timeZone: fc.constantFrom(...zones),
  day: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-10', days)),
  minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
  ahead: fc.integer({ min: 0, max: 6 * 24 * 60 }),
})

test('of any visit, each reminder lies ahead of its booking and of the visit, in order, outside the quiet hours', () => {
  fc.assert(
    fc.property(anyVisit, ({ timeZone, day, minute, ahead }) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      const start = at(day, time, timeZone)
      const bookedAt = new Date(Date.parse(start) - ahead * 60_000).toISOString()
      const times = visitReminders({ start, timeZone, bookedAt })
      for (const [nth, one] of times.entries()) {
        expect(isQuiet(one.at, timeZone)).toBe(false)
        expect(Date.parse(one.at)).toBeGreaterThan(Date.parse(bookedAt))
        expect(Date.parse(one.until)).toBeGreaterThan(Date.parse(one.at))
        expect(one.until).toBe(times[nth + 1]?.at ?? start)
      }
      // Whoever books in time is reminded three times; the later, the fewer, and never of an earlier one.
      const kinds = times.map(({ kind }) => kind)
      expect(kinds).toEqual(reminderKinds.slice(reminderKinds.length - kinds.length))
      if (ahead > 60 * 60 + 60) expect(kinds).toHaveLength(3)
    }),
  )
})

test('a clock that ticks every quarter of an hour sends each reminder of any visit once', () => {
  fc.assert(
    fc.property(anyVisit, ({ timeZone, day, minute }) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      const start = at(day, time, timeZone)
      const times = visitReminders({ start, timeZone, bookedAt: '2025-01-01T00:00:00.000Z' })
      const seen: string[] = []
      for (
        let moment = Date.parse(start) - 80 * 3_600_000;
        moment < Date.parse(start) + 3_600_000;
        moment += 900_000
      ) {
        const due = dueReminder(times, new Date(moment).toISOString(), { zone: timeZone, sent: [] })
        if (due !== null && seen.at(-1) !== due.kind) seen.push(due.kind)
      }
      expect(seen).toEqual([...reminderKinds])
    }),
    { numRuns: 60 },
  )
})

test('once a reminder was sent, neither it nor an earlier one is due', () => {
  const times = visitReminders(visitAt('10:30'))
  const now = at('2026-12-09', '10:00')
  const due = (...sent: string[]) => dueReminder(times, now, { zone, sent })?.kind ?? null
  expect([due(), due('two_days'), due('one_day')]).toEqual(['two_days', null, null])
})

test('the reminders of a missing date are due after three and after seven days, for a day each (rule date-reminders)', () => {
  const times = dateReminders(at('2026-12-01', '23:30'), zone)
  expect(times.map((one) => [one.kind, shown(one.at), shown(one.until)])).toEqual([
    ['first', '2026-12-04 20:00', '2026-12-05 20:00'],
    ['second', '2026-12-08 20:00', '2026-12-09 20:00'],
  ])
  expect(dueReminder(times, at('2026-12-05', '19:59'), { zone, sent: [] })?.kind).toBe('first')
  expect(dueReminder(times, at('2026-12-06', '12:00'), { zone, sent: [] })).toBeNull()
})

test('late deliveries are told on the mornings after the promised day (rule late-delivery-mail)', () => {
  expect(lateDaysToTell(at('2026-12-10', '07:59'), zone)).toBeNull()
  expect(lateDaysToTell(at('2026-12-10', '08:00'), zone)).toEqual({ from: '2026-12-07', until: '2026-12-09' })
})

test.each([
  ['2026-12-10', 'hoje'],
  ['2026-12-11', 'amanhã'],
  ['2026-12-12', 'no sábado, 12 de dezembro'],
  ['2026-12-15', 'na terça-feira, 15 de dezembro'],
])('the day %s in a sentence', (day, expected) => {
  expect(nearDayText(at(day, '10:30'), at('2026-12-10', '09:00'), zone)).toBe(expected)
})
