import { describe, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { scheduleOption } from './schedule-option.ts'
import { type SessionStatus, sessionStatuses } from './status.ts'
import { cancelOption, canMove, canUndoDone, isMoveTooEarly, moveRefusal } from './transitions.ts'

const allowed: Record<Actor, string[]> = {
  client: ['1→2', '2→2', '1→3', '2→3'],
  staff: [
    '1→2',
    '2→2',
    '1→3',
    '2→3',
    '2→1',
    '2→4',
    '2→6',
    '2→7',
    '4→2',
    '4→5',
    '4→3',
    '5→8',
    '8→5',
    '6→1',
    '7→1',
  ],
}

const pairs = sessionStatuses.flatMap((from) => sessionStatuses.map((to) => [from, to] as const))

describe.each(['client', 'staff'] as const)('moves of %s', (actor) => {
  test.each(pairs)('%i → %i', (from, to) => {
    expect(canMove(from, to, actor)).toBe(allowed[actor].includes(`${from}→${to}`))
    expect(moveRefusal(from, to)).toMatch(/\.$/)
  })
})

test.each(pairs)('%i → %i waits for the visit only if it reports the outcome', (from, to) => {
  const start = '2026-11-23T11:30:00Z'
  const isEarlyAt = (now: string) => isMoveTooEarly({ status: from, scheduled_for: start }, to, now)
  expect(isEarlyAt('2026-11-23T11:29:59Z')).toBe(from === 2 && [4, 6, 7].includes(to))
  expect(isEarlyAt(start)).toBe(false)
})

test('the cancel button is open, refused with a reason, or hidden', () => {
  const kinds = sessionStatuses.map((from) => cancelOption(from, 'client').kind)
  expect(kinds).toEqual(['open', 'open', 'hidden', 'refused', 'hidden', 'refused', 'refused', 'refused'])
  expect(cancelOption(4, 'staff').kind).toBe('open')
})

test.each([6, 7] as const)('in status %i the reason tells staff what to do first, not whom to call', (of) => {
  expect(canMove(of, 1, 'staff') && canMove(1, 3, 'staff')).toBe(true)
  expect(cancelOption(of, 'staff')).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/Remarque o ensaio antes; sem data, ele pode ser cancelado\.$/),
  })
  expect(cancelOption(of, 'client')).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/ossa equipe/),
  })
})

describe('what the schedule card offers', () => {
  const start = '2026-11-23T11:30:00Z'
  const offer = (status: SessionStatus, now: string, viewer: Actor = 'client') =>
    scheduleOption({ status, scheduled_for: status === 1 ? null : start }, now, viewer).kind

  test('AGENDAR in status 1 only, REAGENDAR in 2 only', () => {
    const kinds = sessionStatuses.map((status) => offer(status, '2026-11-20T12:00:00Z'))
    expect(kinds).toEqual(['schedule', 'reschedule', 'none', 'none', 'none', 'none', 'none', 'none'])
  })

  test('a client is refused inside the last 24 hours, and offered nothing after the start', () => {
    expect(offer(2, '2026-11-22T11:29:59Z')).toBe('reschedule')
    expect(offer(2, '2026-11-22T11:30:00Z')).toBe('refused')
    expect(offer(2, start)).toBe('none')
  })

  test('staff move a visit at any time, and are warned inside the 24 hours and after the start', () => {
    const warning = (now: string) => {
      const option = scheduleOption({ status: 2, scheduled_for: start }, now, 'staff')
      return option.kind === 'reschedule' ? option.warning : option.kind
    }
    expect(warning('2026-11-22T11:29:59Z')).toBeUndefined()
    expect(warning('2026-11-22T11:30:00Z')).toMatch(/^Faltam menos de 24 horas/)
    expect(warning(start)).toMatch(/já passou/)
    expect(warning('2026-12-23T11:30:00Z')).toMatch(/já passou/)
    const later = sessionStatuses.filter((of) => of > 2)
    expect(later.map((of) => offer(of, start, 'staff'))).toEqual(later.map(() => 'none'))
  })
})

describe('"Feita" can be undone', () => {
  const done_at = '2026-11-20T15:00:00.000Z'
  test.each([
    ['at once', { status: 4 as const, done_at }, done_at, true],
    ['a day later', { status: 4 as const, done_at }, '2026-11-21T15:00:00.000Z', true],
    ['after that', { status: 4 as const, done_at }, '2026-11-21T15:00:00.001Z', false],
    ['when nobody knows since when', { status: 4 as const, done_at: null }, done_at, false],
    ['after the delivery', { status: 5 as const, done_at }, done_at, false],
  ])('%s', (_when, session, now, allowed) => {
    expect(canUndoDone(session, now)).toBe(allowed)
  })
})
