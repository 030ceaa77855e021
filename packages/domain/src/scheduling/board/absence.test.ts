import fc from 'fast-check'
import { expect, test } from 'vitest'
import { absenceOf, photographersWithVisits } from './absence.ts'
import { boardModel } from './board-model.ts'
import { at, caio, lia, nina, now, today, tuesday, visit, week } from './example-board.ts'

const rui = { ...caio, id: 4, name: 'Rui Lopes' }
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name)

const model = boardModel(
  week({
    photographers: [nina, caio, lia, rui],
    visits: [
      visit({ id: 1, slot: at(today, '08h30'), provider_id: 1 }),
      visit({ id: 2, slot: at(today, '13h30'), provider_id: 1 }),
      visit({ id: 3, slot: at(today, '13h30'), provider_id: 2 }),
      visit({ id: 4, slot: at(today, '15h30'), provider_id: 1, status: 4 }),
      visit({ id: 5, slot: at(tuesday, '10h30'), provider_id: 2 }),
    ],
  }),
)

test('without positions each open visit is proposed to who has the fewest visits that day; of another city nobody (rule day-absence)', () => {
  const plan = absenceOf(model, 1, today, now)
  expect(plan.map((one) => [one.visit.id, names(one.others), one.proposed?.name])).toEqual([
    [1, ['Rui Lopes', 'Caio Brandão'], 'Rui Lopes'],
    [2, ['Rui Lopes'], 'Rui Lopes'],
  ])
})

const position = (latitude: number, longitude: number) => ({
  latitude,
  longitude,
  precision: 'exact' as const,
})
const [pinheiros, vilaMadalena, itaquera] = [
  position(-23.56, -46.69),
  position(-23.555, -46.69),
  position(-23.54, -46.46),
] as const

test('who is near at their other visits goes before who has fewer visits (rule who-goes)', () => {
  const near = boardModel(
    week({
      photographers: [nina, caio, rui],
      visits: [
        visit({ id: 1, slot: at(today, '13h30'), provider_id: 1, position: pinheiros }),
        visit({ id: 2, slot: at(today, '08h30'), provider_id: 2, position: vilaMadalena }),
        visit({ id: 3, slot: at(today, '15h30'), provider_id: 2, position: vilaMadalena }),
      ],
    }),
  )
  expect(absenceOf(near, 1, today, now)).toMatchObject([{ others: [caio, rui], late: [], proposed: caio }])
})

test('who would not arrive in time is not proposed, only named (rule travel-time)', () => {
  const far = boardModel(
    week({
      photographers: [nina, caio],
      visits: [
        visit({ id: 1, slot: at(today, '10h30'), provider_id: 1, position: pinheiros }),
        visit({ id: 2, slot: at(today, '08h30'), provider_id: 2, position: itaquera }),
      ],
    }),
  )
  expect(absenceOf(far, 1, today, now)).toMatchObject([{ others: [], late: [caio], proposed: null }])
  // Of which only the city is known says nothing about the way.
  const [first, ...rest] = far.board.visits
  if (first === undefined) throw new Error('The board is empty.')
  const unknown = { ...first, position: { ...pinheiros, precision: 'city' as const } }
  expect(
    absenceOf(boardModel({ ...far.board, visits: [unknown, ...rest] }), 1, today, now)[0]?.proposed,
  ).toEqual(caio)
})

test('where ways do not differ, who has fewer visits in the week goes, then who does what the service needs', () => {
  const busier = { ...caio, week_visits: 4 }
  const skilled = { ...rui, id: 5, name: 'Téo Lins', skills: ['tour' as const] }
  const equal = boardModel(
    week({
      photographers: [nina, busier, rui, skilled],
      visits: [visit({ id: 1, slot: at(today, '08h30'), provider_id: 1, skills: ['tour'] })],
    }),
  )
  expect(absenceOf(equal, 1, today, now).map((one) => names(one.others))).toEqual([
    ['Téo Lins', 'Rui Lopes', 'Caio Brandão'],
  ])
})

test('a visit that nobody can take goes back to those who receive the photographer', () => {
  const [only] = absenceOf(model, 2, tuesday, now)
  // Nina is off on Tuesday; Rui takes it unless he has a visit then.
  expect(only?.proposed).toEqual(rui)
  const busy = boardModel({
    ...model.board,
    visits: [...model.board.visits, visit({ id: 6, slot: at(tuesday, '10h30'), provider_id: 4 })],
  })
  expect(absenceOf(busy, 2, tuesday, now)).toMatchObject([{ others: [], proposed: null }])
})

test('visits that have begun stay', () => {
  expect(absenceOf(model, 1, today, '2026-11-23T12:00:00.000Z').map((one) => one.visit.id)).toEqual([2])
  expect(names(photographersWithVisits(model, today, '2026-11-23T17:00:00.000Z'))).toEqual([])
  expect(names(photographersWithVisits(model, today, now))).toEqual(['Nina Prado', 'Caio Brandão'])
})

test('the proposals of a day never send anybody to two visits that overlap', () => {
  const hours = ['08h30', '09h00', '10h30', '11h15', '13h30', '15h30'] as const
  const booked = fc.array(
    fc.record({ hour: fc.constantFrom(...hours), provider_id: fc.constantFrom(1, 2, 4) }),
  )
  fc.assert(
    fc.property(booked, (all) => {
      const visits = all.map(({ hour, provider_id }, nth) =>
        visit({ id: nth + 1, slot: at(today, hour), provider_id }),
      )
      const full = boardModel(week({ photographers: [nina, caio, lia, rui], visits }))
      const sent = absenceOf(full, 1, today, now).flatMap(({ visit: own, proposed }) =>
        proposed ? [{ ...own, provider_id: proposed.id }] : [],
      )
      const start = (hour = '') => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))
      for (const one of sent) {
        const others = [...visits.filter(({ provider_id }) => provider_id !== 1), ...sent]
        const overlaps = others.filter(
          (other) =>
            other.id !== one.id &&
            other.provider_id === one.provider_id &&
            Math.abs(start(other.slot?.hour) - start(one.slot?.hour)) < 120,
        )
        expect(overlaps).toEqual([])
      }
    }),
  )
})
