import { describe, expect, test } from 'vitest'
import type { Outcome } from '../scenes/visitor.ts'
import { contradictions, type History, type TimedAttempt } from './timed-history.ts'

const day = '2035-06-04'
const early = { date: day, hour: '08h30' as const }
const late = { date: day, hour: '10h30' as const }

function asked(token: string, slot: typeof early | typeof late, outcome: Outcome, at: number): TimedAttempt {
  return { token, ...slot, outcome, asked: at, answered: at + 5 }
}

/** One photographer; ana has the early slot, bia was refused it and booked the late one. */
const good: History = {
  attempts: [asked('ana', early, 'ok', 10), asked('bia', early, 'taken', 20), asked('bia', late, 'ok', 30)],
  readings: [{ asked: 40, answered: 45, offered: [] }],
  kept: [
    { token: 'ana', ...early, provider: 1 },
    { token: 'bia', ...late, provider: 1 },
  ],
  events: [
    { token: 'ana', ...early },
    { token: 'bia', ...late },
  ],
}
const found = (over: Partial<History>) => contradictions({ ...good, ...over }, 1).join('\n')

test('a consistent history has no contradictions', () => {
  expect(contradictions(good, 1)).toEqual([])
})

describe('a contradiction is found', () => {
  const [ana, bia] = good.kept
  if (!ana || !bia) throw new Error('Both have a slot.')
  const extra = asked('cid', early, 'ok', 50)

  test.each<[string, Partial<History>, RegExp]>([
    [
      'a slot booked twice',
      { kept: [ana, bia, { ...ana, token: 'cid' }], attempts: [...good.attempts, extra] },
      /^provider 1/,
    ],
    ['a slot above its capacity', { kept: [ana, bia, { ...ana, token: 'cid', provider: 2 }] }, /^slot .*: 2/],
    ['an ensaio in two slots', { kept: [ana, bia, { ...ana, ...late, provider: 2 }] }, /token ana: 2/],
    ['an acknowledged booking that is gone', { kept: [bia] }, /ana stands nowhere/],
    [
      'a refused booking that exists',
      { kept: [ana, { ...bia, ...early, provider: 2 }] },
      /bia stands .*08h30/,
    ],
    ['an acknowledged booking without an event', { events: [bia] }, /ana .*: 0 events, 1 to 1 expected/],
    [
      'a refused booking with an event',
      { events: [...good.events, { token: 'bia', ...early }] },
      /bia .*08h30: 1/,
    ],
    [
      'a full slot that is offered',
      { readings: [{ asked: 40, answered: 45, offered: [early] }] },
      /offered though full/,
    ],
  ])('%s', (_, over, told) => {
    expect(found(over)).toMatch(told)
  })
})

describe('an unanswered attempt may be either', () => {
  const unheard = [...good.attempts, asked('ana', late, 'unknown', 50)]
  test.each([
    [
      'done',
      {
        kept: [
          { token: 'ana', ...late, provider: 2 },
          { token: 'bia', ...late, provider: 1 },
        ],
        events: [...good.events, { token: 'ana', ...late }],
      },
    ],
    ['not done', {}],
  ])('%s', (_, over) => {
    expect(contradictions({ ...good, attempts: unheard, ...over }, 2)).toEqual([])
  })

  test('afterwards it is unknown whether the old slot is still booked', () => {
    const readings = [{ asked: 60, answered: 65, offered: [early] }]
    expect(found({ attempts: unheard, readings })).toBe('')
  })

  test('an offer that overlaps the booking is fine', () => {
    expect(found({ readings: [{ asked: 8, answered: 12, offered: [early] }] })).toBe('')
  })
})
