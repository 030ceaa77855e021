import { expect, test } from 'vitest'
import { boardModel } from './board-model.ts'
import { mapCities, mapLabels, mapRoutes } from './day-map.ts'
import { at, caio, lia, nina, today, tuesday, visit, week } from './example-board.ts'

const exact = (latitude: number, longitude: number) => ({ latitude, longitude, precision: 'exact' as const })
const model = boardModel(
  week({
    photographers: [nina, caio, lia],
    visits: [
      visit({ id: 1, slot: at(today, '15h30'), provider_id: 1, position: exact(-23.5, -46.6) }),
      visit({ id: 2, slot: at(today, '08h30'), provider_id: 1, position: exact(-23.7, -46.8) }),
      visit({
        id: 3,
        slot: at(today, '10h30'),
        provider_id: 1,
        position: { ...exact(-23.55, -46.63), precision: 'city' },
      }),
      visit({ id: 4, slot: at(today, '10h30'), provider_id: 3, city: 'Curitiba' }),
      visit({ id: 5, slot: at(tuesday, '10h30'), provider_id: 2 }),
    ],
    waiting: [
      visit({ id: 6, slot: at(today, '13h30'), neighborhood: 'Moema', position: exact(-23.6, -46.67) }),
      visit({ id: 7 }),
      visit({ id: 8, slot: at(tuesday, '13h30') }),
    ],
  }),
)

test('the routes of a day are those of a city, in the order of their visits; what nobody goes to comes last', () => {
  const told = mapRoutes(model, today, 'São Paulo').map(({ photographer, stops }) => [
    photographer?.name ?? null,
    stops.map(({ visit: { id }, nth, point }) => [id, nth, point?.latitude ?? null]),
  ])
  expect(told).toEqual([
    [
      'Nina Prado',
      [
        [2, 1, -23.7],
        // Of which only the city is known.
        [3, 2, null],
        [1, 3, -23.5],
      ],
    ],
    [null, [[6, 1, -23.6]]],
  ])
  expect(mapRoutes(model, today, 'Curitiba').map(({ photographer }) => photographer)).toEqual([lia])
  expect(mapRoutes(model, '2026-11-25', 'São Paulo')).toEqual([])
})

test('the city with the most visits of a day comes first', () => {
  expect(mapCities(model, today)).toEqual(['São Paulo', 'Curitiba'])
  expect(mapCities(model, '2026-11-25')).toEqual([])
})

test('a neighborhood is named in the middle of its visits', () => {
  expect(mapLabels(mapRoutes(model, today, 'São Paulo'))).toEqual([
    { name: 'Centro', point: { latitude: expect.closeTo(-23.6, 6), longitude: expect.closeTo(-46.7, 6) } },
    { name: 'Moema', point: { latitude: -23.6, longitude: -46.67 } },
  ])
})
