import { describe, expect, test } from 'vitest'
import { type SessionStatus, sessionStatuses, status } from '../session/status.ts'
import { unitsToBook, visitCount } from './together.ts'

const unit = (of: SessionStatus) => ({
  status: of,
  scheduled_for: of === status.notScheduled ? null : '2026-11-23T13:30:00.000Z',
})
const { notScheduled, scheduled, canceled, delivered } = status

describe('the ensaios of one link that are booked together', () => {
  test.each<[string, SessionStatus[], SessionStatus[]]>([
    ['all wait for a date', [notScheduled, notScheduled], [notScheduled, notScheduled]],
    ['some have a date already', [scheduled, notScheduled], [notScheduled]],
    ['all have a date, to be moved', [scheduled, scheduled], [scheduled, scheduled]],
    ['one was cancelled', [canceled, notScheduled], [notScheduled]],
    ['one is over', [delivered, scheduled], [scheduled]],
    ['none can be booked', [canceled, delivered], []],
    ['there is none', [], []],
  ])('%s', (_, all, expected) => {
    const units = all.map(unit)
    expect(unitsToBook(units).map((one) => one.status)).toEqual(expected)
    expect(visitCount({ units })).toBe(expected.length)
  })

  test('a link of one ensaio books one visit', () => {
    expect(visitCount({})).toBe(1)
  })

  test.each(sessionStatuses)(
    'an ensaio of status %i alone is booked only when it has or lacks a date',
    (of) => {
      expect(unitsToBook([unit(of)])).toHaveLength(of === notScheduled || of === scheduled ? 1 : 0)
    },
  )
})
