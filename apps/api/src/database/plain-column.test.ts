import { expect, test } from 'vitest'
import { accentedPattern } from './plain-column.ts'

const holds = (text: string, word: string) => new RegExp(accentedPattern(word), 'i').test(text)

test.each([
  ['PRAÇA DA SÉ', 'praca', true],
  ['Praça da Sé'.normalize('NFD'), 'se', true],
  ['Seu ensaio: São João', 'joao', true],
  ['Ação', 'acao', true],
  ['Pão', 'pau', false],
])('“%s” holds “%s”: %s', (text, word, isFound) => {
  expect(holds(text, word)).toBe(isFound)
})
