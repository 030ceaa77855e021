import { describe, expect, test } from 'vitest'
import { sessionStatuses, status } from '../../session/status.ts'
import type { Slot } from '../slot.ts'
import { boardModel } from './board-model.ts'
import { at, caio, lia, nina, now, today, tuesday, visit, week } from './example-board.ts'
import { asideOf, risksOf } from './risks.ts'
import type { Board, BoardVisit } from './schema.ts'

const booked = (over: Partial<BoardVisit> = {}) =>
  visit({ id: 7, slot: at('2026-11-26', '10h30'), provider_id: 2, ...over })

const period = {
  weekdays: [1, 3],
  parts: ['morning' as const],
  first_day: null,
  last_day: null,
  has_note: true,
  left_at: now,
}

/** The risks of a visit on a board on which it stands. */
function risks(one: BoardVisit, over: Partial<Board> = {}, when = now): string[] {
  return risksOf(boardModel(week({ visits: [one], ...over })), one, when).map(({ risk }) => risk)
}

describe('a visit at risk (rule visit-at-risk)', () => {
  test('a booked visit, confirmed by who receives the photographer, is not', () => {
    expect(risks(booked())).toEqual([])
    expect(risks(booked({ slot: at(today, '10h30') }))).toEqual([])
  })

  test.each([
    ['nobody can receive the photographer', booked({ unable_at: now }), ['unable']],
    ['no free time fits', booked({ preferred_period: period }), ['no_time']],
    ['nobody goes', booked({ provider_id: null }), ['nobody']],
    ['it is not known who receives them', booked({ has_contact: false }), ['no_contact']],
    ['the photographer is off', booked({ slot: at(tuesday, '10h30'), provider_id: 1 }), ['time_off']],
    ['they do not work on Saturdays', booked({ slot: at('2026-11-28', '10h30') }), ['day_off']],
    ['they work in another city', booked({ provider_id: 3 }), ['other_city']],
    ['the day is a holiday', booked({ slot: at('2026-11-27', '10h30') }), ['closed']],
    [
      'it starts soon, at a time that nobody confirmed',
      booked({ slot: at(today, '10h30'), is_confirmed: false }),
      ['unconfirmed'],
    ],
    ['it starts later, at a time that nobody confirmed', booked({ is_confirmed: false }), []],
    ['it did not take place', booked({ status: status.clientNoShow }), ['missed']],
  ] as const)('when %s', (_, one, expected) => {
    expect(risks(one)).toEqual(expected)
  })

  test('when the photographer has left', () => {
    expect(risks(booked(), { photographers: [nina, { ...caio, active: false }, lia] })).toEqual(['left'])
  })

  test('when the travel of the city no longer leaves time for the next visit', () => {
    const next = visit({ id: 8, slot: at('2026-11-26', '12h30'), provider_id: 2 })
    const [city] = week().cities
    const withTravel = (travel_minutes: number) => ({
      visits: [booked(), next],
      cities: city ? [{ ...city, travel_minutes }] : [],
    })
    expect(risks(booked(), withTravel(30))).toEqual([])
    expect(risks(booked(), withTravel(45))).toEqual(['too_close'])
    expect(risks(next, withTravel(45))).toEqual([])
    const model = boardModel(week(withTravel(45)))
    expect(risksOf(model, booked(), now)[0]?.text).toBe('Falta tempo de deslocamento até Rua 8, às 12h30.')
  })

  test('when it waits for a date and no free time fits, at once, with the period and that there is a note', () => {
    const waiting = visit({ id: 9, waiting_since: '2026-11-01T10:00:00.000Z', preferred_period: period })
    const [first, ...rest] = risksOf(boardModel(week()), waiting, now)
    expect(rest).toEqual([])
    expect(first).toEqual({
      risk: 'no_time',
      text: 'Nenhum horário serviu: prefere segundas e quartas, de manhã. Há um recado.',
    })
    const quiet = visit({ id: 9, preferred_period: { ...period, weekdays: [], parts: [], has_note: false } })
    expect(risksOf(boardModel(week()), quiet, now)[0]?.text).toBe(
      'Nenhum horário serviu: prefere qualquer dia.',
    )
  })

  test('once it is over without an outcome, and for nothing else once it has begun', () => {
    const early = (hour: Slot) => booked({ slot: at(today, hour), unable_at: now, is_confirmed: false })
    expect(risks(early('06h00'))).toEqual([])
    expect(risks(early('05h30'))).toEqual(['not_closed'])
  })

  test('without a date after three days, counted from when it was ordered or lost its date', () => {
    const since = (waiting_since: string) => visit({ id: 3, waiting_since })
    expect(risks(since('2026-11-20T10:00:01.000Z'))).toEqual([])
    const old = since('2026-11-18T09:00:00.000Z')
    expect(risksOf(boardModel(week()), old, now)).toEqual([
      { risk: 'no_answer', text: 'Sem data e sem resposta há 5 dias.' },
    ])
  })

  test.each(sessionStatuses)('of status %i only when something has to be done', (of) => {
    const hasAny = risks(booked({ status: of, unable_at: now })).length > 0
    expect(hasAny).toBe(of === status.scheduled || of === status.clientNoShow || of === status.providerNoShow)
  })

  test('says the most urgent first', () => {
    const worst = booked({
      slot: at(today, '10h30'),
      unable_at: now,
      is_confirmed: false,
      has_contact: false,
      provider_id: 3,
    })
    expect(risks(worst)).toEqual(['unable', 'other_city', 'unconfirmed', 'no_contact'])
  })
})

test('beside the board lie what waits and what is at risk, most urgent first', () => {
  const old = visit({ id: 1, waiting_since: '2026-11-10T10:00:00.000Z' })
  const fresh = visit({ id: 2, waiting_since: '2026-11-22T10:00:00.000Z' })
  const missed = booked({ id: 3, status: status.providerNoShow, provider_id: null })
  const nobody = booked({ id: 4, provider_id: null })
  const unable = booked({ id: 5, unable_at: now })
  const fine = booked({ id: 6, slot: at('2026-11-26', '15h30') })
  const board = week({ waiting: [fresh, nobody, old, missed], visits: [fine, unable] })
  const { waiting, atRisk } = asideOf(boardModel(board), now)
  expect(waiting.map(({ visit: { id } }) => id)).toEqual([3, 1, 2])
  expect(atRisk.map(({ visit: { id }, risks: [first] }) => [id, first?.risk])).toEqual([
    [5, 'unable'],
    [4, 'nobody'],
  ])
})
