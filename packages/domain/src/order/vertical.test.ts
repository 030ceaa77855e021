import { expect, test } from 'vitest'
import { cars, housing } from '../service/schema.ts'
import { foreignParts, hasUnits } from './vertical.ts'

const refused = 'Veículos não têm unidade, bloco nem área.'

test('homes are ordered by unit, cars are not', () => {
  expect([hasUnits(housing), hasUnits(cars)]).toEqual([true, false])
})

test.each([
  [housing, { unit: '84', complement: 'B', area: 78 }, '', []],
  [cars, {}, '', []],
  [cars, { unit: '', complement: null, area: undefined }, '', []],
  [cars, { unit: '84' }, '', ['unit']],
  [cars, { unit: '84', complement: 'B', area: 78 }, '', ['unit', 'complement', 'area']],
  [cars, { area: 0 }, '', ['area']],
  [cars, { area: '78' }, 'units.0.', ['units.0.area']],
])('vertical %i with %j under “%s” refuses %j', (vertical, parts, before, fields) => {
  expect(foreignParts(vertical, parts, before)).toEqual(
    Object.fromEntries(fields.map((field) => [field, refused])),
  )
})

test('a car has no kind of property', () => {
  expect(foreignParts(housing, { kind: 'land' })).toEqual({})
  expect(foreignParts(cars, { kind: 'land' })).toEqual({ kind: 'Veículos não têm tipo de imóvel.' })
})
