import { expect, test } from 'vitest'
import { type MapProgram, mapLinks } from './map-links.ts'
import { addressOf } from './parts.ts'

const parts = {
  street: 'Rua São João',
  number: '84 & 86',
  neighborhood: 'Centro',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '',
}

test('an address is led to by each program, its words encoded', () => {
  const links = mapLinks(addressOf(parts))
  const programs: MapProgram[] = links.map(({ program }) => program)
  expect(programs).toEqual(['Google Maps', 'Waze'])
  const [maps, waze] = links.map(({ href }) => new URL(href).searchParams)
  expect(maps?.get('destination')).toBe('Rua São João, 84 & 86, Centro, São Paulo – SP')
  expect(waze?.get('q')).toBe('Rua São João, 84 & 86, Centro, São Paulo – SP')
})

test('a neighborhood alone is led to by none', () => {
  expect(mapLinks(addressOf({ ...parts, street: '', number: '' }))).toEqual([])
})
