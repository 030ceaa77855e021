import { expect, test } from 'vitest'
import { greeting } from './write-letter.ts'

test.each([
  ['Ana Souza', 'Olá, Ana!'],
  ['João', 'Olá, João!'],
  ["D'Ávila Neto", "Olá, D'Ávila!"],
  ['www.evil.test', 'Olá!'],
  ['Clique:http://evil.test', 'Olá!'],
  ['   ', 'Olá!'],
  [null, 'Olá!'],
])('%j is greeted with %j', (name, greeted) => {
  expect(greeting(name)).toBe(greeted)
})
