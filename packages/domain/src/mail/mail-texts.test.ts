import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fillMailText, mailTextProblems } from './mail-text-braces.ts'
import { MailTextForm } from './mail-text-endpoints.ts'
import { type MailKind, mailKindNames, mailKindOf, originalText } from './mail-texts.ts'

const problemsOf = (input: object) => {
  const parsed = v.safeParse(MailTextForm, input)
  return parsed.success ? {} : (v.flatten(parsed.issues).nested ?? {})
}
const invited = (over: object) => ({ kind: 'scheduling_link', ...originalText('scheduling_link'), ...over })

test.each(mailKindNames)('the original words of %s may be saved (rule mail-texts)', (kind) => {
  expect(mailTextProblems(kind, originalText(kind))).toEqual({})
  expect(v.parse(MailTextForm, { kind, ...originalText(kind) })).toEqual({ kind, ...originalText(kind) })
})

test('every mail has a name of its own', () => {
  expect(new Set(mailKindNames.map((kind) => mailKindOf(kind).label)).size).toBe(mailKindNames.length)
})

describe('words are refused at their field (rule mail-texts)', () => {
  test.each([
    [
      'an unknown placeholder',
      { subject: 'Oi, {preço}' },
      'subject',
      /^Este e-mail não conhece {preço}\. Use {nome}, /,
    ],
    ['one of another mail', { opening: '{empresa} {quem convida}' }, 'opening', /não conhece {quem convida}/],
    ['an open brace', { subject: 'Oi, {nome' }, 'subject', /^Feche as chaves/],
    ['a closed brace alone', { opening: '{empresa} nome}' }, 'opening', /^Feche as chaves/],
    ['empty braces', { subject: 'Oi {}' }, 'subject', /não conhece {}/],
    ['a missing company', { opening: 'Escolha o dia.' }, 'opening', /^Faltou {empresa}/],
    ['no subject', { subject: '  ' }, 'subject', /^Escreva o assunto/],
    ['no opening', { opening: ' \n ' }, 'opening', /^Escreva as primeiras linhas/],
    ['a subject of two lines', { subject: 'Oi\nBcc: x@y.test' }, 'subject', /^Use apenas/],
    ['a subject of 81 characters', { subject: 'x'.repeat(81) }, 'subject', /no máximo 80/],
    [
      'an opening of 1,001 characters',
      { opening: `{empresa}${'x'.repeat(992)}` },
      'opening',
      /no máximo 1000/,
    ],
  ])('%s', (_, over, field, message) => {
    expect(problemsOf(invited(over))).toEqual({ [field]: [expect.stringMatching(message)] })
  })

  test('an unknown mail', () => {
    expect(problemsOf(invited({ kind: 'recovery' }))).toHaveProperty('kind')
  })

  test('lines of any system become lines', () => {
    const typed = { kind: 'welcome', subject: 'Oi', opening: 'Um.\r\nDois.\rTrês.' }
    expect(v.parse(MailTextForm, typed).opening).toBe('Um.\nDois.\nTrês.')
  })
})

describe('a text is filled', () => {
  const values = { nome: 'Ana', empresa: 'Imobiliária Sol' }
  test.each([
    ['{empresa} pediu.', 'A Imobiliária Sol pediu.'],
    ['Olá. {empresa} pediu.', 'Olá. A Imobiliária Sol pediu.'],
    ['Na empresa {empresa}, {nome}.', 'Na empresa Imobiliária Sol, Ana.'],
    ['{data}', ''],
  ])('%s', (text, filled) => {
    expect(fillMailText(text, values)).toBe(filled)
  })

  test('once: what is filled in is not read as a placeholder', () => {
    expect(fillMailText('{nome}', { nome: '{empresa}', empresa: 'Sol' })).toBe('{empresa}')
  })
})

test('every mail about a visit says so', () => {
  const named = (kind: MailKind) => mailKindOf(kind).placeholders.includes('endereço')
  for (const kind of mailKindNames) expect(mailKindOf(kind).namesVisit).toBe(named(kind))
})
