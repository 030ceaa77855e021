import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slotStart } from '../slot.ts'
import { boardModel } from './board-model.ts'
import { dropOf } from './drop.ts'
import { at, caio, now, today, tuesday, visit, week, zone } from './example-board.ts'
import { movedBoard } from './moved-board.ts'

const booked = visit({ id: 7, slot: at('2026-11-25', '10h30'), provider_id: 1, unable_at: now })
const waits = visit({ id: 8, waiting_since: now })
const board = week({ visits: [booked], waiting: [waits], waiting_total: 12 })
const card = (of: typeof board, id: number) => [...of.visits, ...of.waiting].find((one) => one.id === id)

test('a visit that moves is at its new time, which nobody has confirmed, and its old one is free', () => {
  const moved = movedBoard(board, 7, { slot: at(tuesday, '13h30'), provider_id: 2 })
  expect(card(moved, 7)).toMatchObject({
    slot: at(tuesday, '13h30'),
    scheduled_for: slotStart(tuesday, '13h30', zone),
    provider_id: 2,
    minutes: 120,
    unable_at: null,
    is_confirmed: false,
  })
  expect(moved.visits).toHaveLength(1)
  expect(dropOf(boardModel(moved), waits, caio, at('2026-11-25', '10h30'), now).kind).toBe('free')
})

test('with another photographer at its time it keeps what is known of that time', () => {
  const moved = movedBoard(board, 7, { slot: at('2026-11-25', '10h30'), provider_id: 2 })
  expect(card(moved, 7)).toEqual({ ...booked, provider_id: 2 })
})

test('one that waits gets its place, and goes back among those that wait', () => {
  const moved = movedBoard(board, 8, { slot: at(today, '13h30'), provider_id: 2 })
  expect([moved.waiting, moved.waiting_total, card(moved, 8)?.status]).toEqual([[], 11, 2])
  const back = movedBoard(moved, 8, { slot: null, provider_id: null })
  expect(back.waiting_total).toBe(12)
  expect(card(back, 8)).toMatchObject({
    status: 1,
    slot: null,
    scheduled_for: null,
    provider_id: null,
    minutes: 0,
  })
})

test('a visit that the board does not show changes nothing', () => {
  expect(movedBoard(board, 99, { slot: at(today, '13h30'), provider_id: 2 })).toBe(board)
})

test('however visits move, none is lost or doubled, and the last place counts (rule day-board)', () => {
  const move = fc.record({
    id: fc.constantFrom(7, 8),
    place: fc.option(fc.constantFrom(at(today, '13h30'), at(tuesday, '08h30'))),
    provider_id: fc.constantFrom(1, 2),
  })
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      let seen = board
      for (const { id, place, provider_id } of moves) {
        seen = movedBoard(seen, id, { slot: place, provider_id: place && provider_id })
        expect(card(seen, id)?.slot).toEqual(place)
      }
      expect([...seen.visits, ...seen.waiting].map(({ id }) => id).sort()).toEqual([7, 8])
      expect(seen.waiting_total).toBe(11 + seen.waiting.length)
    }),
  )
})
