import { distanceBetween } from '@ensaio/domain'
import { describe, expect, test } from 'vitest'
import { cityPositions, districtPositions, streetPositions } from '../adapters/places/bundled-positions.ts'
import { bundledPostalCodes } from '../adapters/places/bundled-postal-codes.ts'

const middles = {
  saoPaulo: cityPositions.get('São Paulo SP'),
  rioDeJaneiro: cityPositions.get('Rio de Janeiro RJ'),
  portoAlegre: cityPositions.get('Porto Alegre RS'),
}

describe('the bundled positions (rule property-position)', () => {
  test('every bundled CEP has the position of its street, in its district', () => {
    const districts = new Map(Object.values(districtPositions).flatMap((table) => [...table]))
    for (const code of bundledPostalCodes.keys()) {
      const street = streetPositions.get(code)
      const district = districts.get(code.slice(0, 3))
      expect([code, street && district && distanceBetween(street, district) < 5]).toEqual([code, true])
    }
    expect([...streetPositions.keys()].toSorted()).toEqual([...bundledPostalCodes.keys()].toSorted())
  })

  test.each(Object.keys(districtPositions) as (keyof typeof districtPositions)[])(
    'every district of %s lies within its municipality',
    (city) => {
      const middle = middles[city]
      for (const [prefix, point] of districtPositions[city]) {
        expect(prefix).toMatch(/^\d{3}$/)
        expect([prefix, middle && distanceBetween(middle, point) < 45]).toEqual([prefix, true])
      }
    },
  )

  test('there are all 27 capitals', () => {
    expect(cityPositions.size).toBe(27)
    for (const { latitude, longitude } of cityPositions.values()) {
      expect(Number.isFinite(latitude) && Number.isFinite(longitude)).toBe(true)
    }
  })
})
