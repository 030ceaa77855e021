import { expect, test } from 'vitest'
import type { Slot } from '../slot.ts'
import { visitInTheWay } from './board-cell.ts'
import { boardDays, boardHours, boardModel, offReason } from './board-model.ts'
import { dropsOf, stayReason } from './drop.ts'
import { at, caio, lia, nina, now, today, tuesday, visit, week } from './example-board.ts'
import { dayOf, occupiedMinutes, startOf } from './place.ts'

const first = visit({ id: 4, slot: at(today, '09h15'), provider_id: 2 })
const second = visit({ id: 3, slot: at(today, '13h30'), provider_id: 2 })
const waits = visit({ id: 5 })
const board = week({ visits: [second, first] })
const model = boardModel(board)
const [city] = board.cities

test('a photographer’s visits of a day come in order, and others’ are not among them', () => {
  expect(model.visitsOf(2, today)).toEqual([first, second])
  expect(model.visitsOf(2, tuesday)).toEqual([])
  expect(model.visitsOf(1, today)).toEqual([])
  expect([model.city('São Paulo'), model.city('Natal')]).toEqual([city, undefined])
  expect([model.photographer(3), model.photographer(9), model.photographer(null)]).toEqual([
    lia,
    undefined,
    undefined,
  ])
})

test('the hours of a day are those of its cities, and those of visits fitted in between', () => {
  expect(boardDays(board)).toHaveLength(7)
  expect(boardDays(board)[0]).toBe(today)
  expect(boardHours(board, today)).toEqual(['08h30', '09h15', '10h30', '13h30', '15h30'])
  expect(boardHours(board, tuesday)).toEqual(['08h30', '10h30', '13h30', '15h30'])
  // The holiday has none.
  expect(boardHours(board, '2026-11-27')).toEqual([])
})

test('who does not work on a day has a reason', () => {
  expect([nina, caio].map((one) => offReason(one, tuesday))).toEqual(['time_off', null])
  expect(offReason(caio, '2026-11-28')).toBe('weekday')
  expect(offReason({ ...nina, active: false }, tuesday)).toBe('inactive')
})

test('a visit is in the way from its start to the end of its travel', () => {
  const way = (hour: Slot, minutes = 120) => visitInTheWay(model, 2, at(today, hour), { minutes })?.id
  expect([way('07h15'), way('07h16'), way('11h14')]).toEqual([undefined, 4, 4])
  expect([way('11h15'), way('11h31'), way('11h31', 90)]).toEqual([undefined, 3, undefined])
  expect(visitInTheWay(model, 2, at(today, '09h15'), { minutes: 120, except: 4 })).toBeUndefined()
  expect([startOf(first), startOf(waits)]).toEqual([555, -1])
  expect(city && occupiedMinutes(city)).toBe(120)
  expect([dayOf(city, '2026-11-27')?.closed, dayOf(city, '2026-12-01'), dayOf(undefined, today)]).toEqual([
    'Feriado',
    undefined,
    undefined,
  ])
})

test('a visit is asked about many places at once', () => {
  const drops = dropsOf(model, waits, now)
  expect([nina, caio].map((one) => drops(one, at(today, '13h30')).kind)).toEqual(['free', 'impossible'])
  expect(stayReason(waits)).toBeNull()
  expect(stayReason({ status: 4 })).toBe('Esta visita já foi feita.')
})
