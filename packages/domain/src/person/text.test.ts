import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Email, firstNameOf, line, note } from './text.ts'

const kept = (schema: Parameters<typeof safeParse>[0], text: unknown) => {
  const { success, output, issues } = safeParse(schema, text)
  return success ? { output } : { refused: issues?.[0].message }
}

describe('a short line', () => {
  const Name = line('Informe o nome.', 10)
  test.each([
    ['Ana', { output: 'Ana' }],
    ['  Ana  ', { output: 'Ana' }],
    ['José D’Ávila', { refused: 'Use no máximo 10 caracteres.' }],
    ['1234567890', { output: '1234567890' }],
    ['12345678901', { refused: 'Use no máximo 10 caracteres.' }],
    ['', { refused: 'Informe o nome.' }],
    ['   ', { refused: 'Informe o nome.' }],
    [undefined, { refused: 'Informe o nome.' }],
    [7, { refused: 'Informe o nome.' }],
    ['Ana\nBia', { refused: 'Use apenas letras, números e sinais.' }],
    ['Ana\u0000', { refused: 'Use apenas letras, números e sinais.' }],
  ])('%j', (text, outcome) => {
    expect(kept(Name, text)).toEqual(outcome)
  })
})

describe('a note', () => {
  const Note = note(10)
  test.each([
    ['', { output: '' }],
    [' a\nb ', { output: 'a\nb' }],
    ['1234567890', { output: '1234567890' }],
    ['12345678901', { refused: 'Use no máximo 10 caracteres.' }],
    ['a\u0000b', { refused: 'Use apenas letras, números e sinais.' }],
  ])('%j', (text, outcome) => {
    expect(kept(Note, text)).toEqual(outcome)
  })
})

describe('an e-mail address', () => {
  test.each([
    ['Ana@Exemplo.test', 'ana@exemplo.test'],
    ['  ana@exemplo.com.br ', 'ana@exemplo.com.br'],
    ["o'hara+fotos@a-b.test", "o'hara+fotos@a-b.test"],
  ])('%j is kept as %s', (text, output) => {
    expect(kept(Email, text)).toEqual({ output })
  })

  test.each([
    'ana',
    'ana@',
    '@exemplo.test',
    'ana@exemplo',
    'ana@-exemplo.test',
    'ana@exemplo-.test',
    'ana@exemplo..test',
    'ana bia@exemplo.test',
    'ana@exemplo.test,bia@exemplo.test',
    'ana@exemplo.test\r\nBcc: bia@exemplo.test',
    '"ana"@exemplo.test',
    'ana@exemplo.test>',
    `${'a'.repeat(250)}@b.test`,
  ])('%j is refused', (text) => {
    expect(kept(Email, text)).toHaveProperty('refused')
  })

  test('asks for what is missing', () => {
    expect(kept(Email, ' ')).toEqual({ refused: 'Informe o e-mail.' })
    expect(kept(Email, null)).toEqual({ refused: 'Informe o e-mail.' })
  })
})

test.each([
  ['Caio Brandão', 'Caio'],
  ['  Ana  Beatriz Rocha ', 'Ana'],
  ['Caio', 'Caio'],
  ['', ''],
])('the first name of “%s” (rule first-name-only)', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
