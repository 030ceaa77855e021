import { expect, test } from 'vitest'
import { withNoun } from './with-noun.ts'

test.each([
  [0, '0 fotos'],
  [1, '1 foto'],
  [2, '2 fotos'],
  [21, '21 fotos'],
  [1204, '1.204 fotos'],
])('%i with its noun', (count, text) => {
  expect(withNoun(count, 'foto', 'fotos')).toBe(text)
})
