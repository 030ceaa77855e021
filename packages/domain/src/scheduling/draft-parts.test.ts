import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  areKeysGiven,
  chosenSlot,
  emptyDraft,
  informationForm,
  informationOf,
  keepsInformation,
} from './draft.ts'
import type { PublicSession } from './schema.ts'

const owner = { name: 'Ana Lima', phone: '(11) 91234-5678', email: 'ana@x.com.br' }
const linked = (over: Partial<PublicSession>) =>
  ({ status: 1, scheduled_for: null, ...over }) as PublicSession
const booked = { status: 2, scheduled_for: '2026-11-23T13:30:00.000Z' } as const

describe('what an API knows of the keys', () => {
  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('keys_given %s: the field is optional: %s', (keys_given, expected) => {
    expect(areKeysGiven(keys_given === undefined ? {} : { keys_given })).toBe(expected)
  })

  test.each([
    ['a first booking', { keys_given: true }, false],
    ['a move, keys known', { ...booked, keys_given: true }, true],
    ['a move, no keys', { ...booked, keys_given: false }, true],
    ['a move, by an API with the keys of the specification alone', booked, false],
  ])('%s needs only day and time: %s', (_, over, expected) => {
    expect(keepsInformation(linked(over))).toBe(expected)
  })
})

describe('day and time', () => {
  test.each([
    [null, null, null],
    ['2026-11-23', null, null],
    [null, '08h30', null],
    ['2026-11-23', '08h30', { date: '2026-11-23', hour: '08h30' }],
  ] as const)('%j and %j: %j', (date, hour, slot) => {
    expect(chosenSlot({ date, hour })).toEqual(slot)
  })
})

describe('the information of a visit', () => {
  const draft = { ...emptyDraft(), owner, keys: 'Na portaria', extrainfo: 'Interfone 84' }

  test('is sent with the names of the call', () => {
    expect(informationOf(draft)).toEqual({
      scheduling_responsible_info: owner,
      keys: 'Na portaria',
      extrainfo: 'Interfone 84',
    })
  })

  test.each([
    ['complete', draft, true, true],
    ['without keys', { ...draft, keys: '' }, false, true],
    ['without a note', { ...draft, extrainfo: '' }, true, true],
    ['without a name', { ...draft, owner: { ...owner, name: ' ' } }, false, false],
    ['with a phone of three digits', { ...draft, owner: { ...owner, phone: '123' } }, false, false],
    ['without an e-mail', { ...draft, owner: { ...owner, email: '' } }, false, false],
  ])('%s', (_, typed, firstTime, keysKnown) => {
    expect(v.is(informationForm(false), informationOf(typed))).toBe(firstTime)
    expect(v.is(informationForm(true), informationOf(typed))).toBe(keysKnown)
  })
})
