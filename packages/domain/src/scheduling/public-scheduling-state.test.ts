import { describe, expect, test } from 'vitest'
import { type SessionStatus, sessionStatuses } from '../session/status.ts'
import { isBooked, moverOf, publicSchedulingState, unableRefusal } from './public-scheduling-state.ts'

const start = '2026-12-01T11:30:00.000Z'
const at = (status: SessionStatus, scheduled_for: string | null = start) => ({ status, scheduled_for })
const instant = (minutesBefore: number) => new Date(Date.parse(start) - minutesBefore * 60_000).toISOString()
const day = 24 * 60

describe('the public page', () => {
  test.each(sessionStatuses)('in status %i opens for a first date in 1 alone', (status) => {
    const state = publicSchedulingState(at(status, null), instant(10 * day), 'client')
    expect(state.open).toBe(status === 1)
    if (!state.open) expect(state.reason).toMatch(/\.$/)
  })

  test.each([
    [day + 1, true],
    [day, false],
    [1, false],
    [-1, false],
  ])('%i minutes before the visit, a client moves it: %s', (minutes, open) => {
    expect(publicSchedulingState(at(2), instant(minutes), 'client').open).toBe(open)
  })

  test.each([day + 1, day, 1, -day])('%i minutes before the visit, staff move it', (minutes) => {
    const state = publicSchedulingState(at(2), instant(minutes), 'staff')
    expect(state.open).toBe(true)
    expect('warning' in state).toBe(minutes <= day)
  })

  test('says why inside the last day, and that the hour has passed afterwards', () => {
    expect(publicSchedulingState(at(2), instant(60), 'client')).toMatchObject({
      reason: expect.stringContaining('24 horas'),
    })
    expect(publicSchedulingState(at(2), instant(-60), 'client')).toEqual({
      open: false,
      reason: 'O horário deste ensaio já passou.',
    })
  })

  test.each<[SessionStatus, RegExp]>([
    [3, /cancelado/],
    [4, /sendo preparado/],
    [5, /entregue/],
    [6, /novo dia/],
    [7, /Pedimos desculpas/],
    [8, /em revisão/],
  ])('tells how things stand in status %i', (status, words) => {
    for (const actor of ['client', 'staff'] as const)
      expect(publicSchedulingState(at(status), instant(-day), actor)).toMatchObject({
        open: false,
        reason: expect.stringMatching(words),
      })
  })
})

test.each([
  [{ scope: 'admin', role: 'administrator' }, 'staff'],
  [{ scope: 'admin', role: 'coordinator' }, 'staff'],
  [{ scope: 'admin', role: 'finance' }, 'client'],
  [{ scope: 'provider' }, 'client'],
  [{ scope: 'client' }, 'client'],
  [null, 'client'],
] as const)('%o moves visits by the rules of %s', (person, actor) => {
  expect(moverOf(person)).toBe(actor)
})

describe('"Não posso"', () => {
  test.each([
    [2, 1, true],
    [2, 0, false],
    [2, -1, false],
    [1, day, false],
    [3, day, false],
    [4, -day, false],
  ] as const)('in status %i, %i minutes before: can be said %s', (status, minutes, can) => {
    expect(unableRefusal(at(status), instant(minutes)) === null).toBe(can)
  })

  test('without a date says so', () => {
    expect(unableRefusal(at(1, null), instant(0))).toBe('Este ensaio ainda não tem data.')
  })
})

test.each([
  [2, start, true],
  [2, null, false],
  [1, start, false],
  [4, start, false],
] as const)('status %i with the date %s is booked: %s', (status, scheduled_for, booked) => {
  expect(isBooked(at(status, scheduled_for))).toBe(booked)
})
