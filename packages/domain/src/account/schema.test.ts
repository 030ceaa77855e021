import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../failure/failure-body.ts'
import { Credentials, homeOf, isStaff, longestPassword, NewPassword, shortestPassword } from './schema.ts'
import { type Scope, scopes, staffScopes } from './scope.ts'

describe('who is staff (rule staff-apart)', () => {
  test.each<[Scope, boolean]>([
    ['client', false],
    ['provider', true],
    ['admin', true],
  ])('%s: %s', (scope, expected) => {
    expect(isStaff({ scope })).toBe(expected)
    expect(staffScopes.includes(scope)).toBe(expected)
  })

  test('every scope is decided', () => {
    expect(scopes.filter((scope) => !isStaff({ scope }))).toEqual(['client'])
  })
})

test.each([
  [true, '/onboard'],
  [false, '/sessions'],
])('first login %s opens %s', (first_login, home) => {
  expect(homeOf({ first_login })).toBe(home)
})

describe('a new password (rule password-rule)', () => {
  test.each([
    ['too short by one', 'a'.repeat(shortestPassword - 1), 'A senha precisa ter pelo menos seis caracteres.'],
    ['the shortest', 'a'.repeat(shortestPassword), null],
    ['the longest', 'a'.repeat(longestPassword), null],
    ['too long by one', 'a'.repeat(longestPassword + 1), 'Use no máximo 128 caracteres.'],
    ['spaces alone', '      ', null],
    ['none', undefined, 'Informe a senha.'],
  ])('%s', (_, password, message) => {
    expect(v.safeParse(NewPassword, password).issues?.[0].message ?? null).toBe(message)
  })
})

describe('the login form', () => {
  test.each([
    ['complete', { email: 'ana@x.com.br', password: 'x' }, {}],
    ['without a password', { email: 'ana@x.com.br', password: '' }, { password: 'Informe a senha.' }],
    ['without an address', { email: ' ', password: 'x' }, { email: 'Informe o e-mail.' }],
    [
      'with a password too long',
      { email: 'ana@x.com.br', password: 'x'.repeat(longestPassword + 1) },
      { password: 'Use no máximo 128 caracteres.' },
    ],
    [
      'with two addresses (rule one-recipient)',
      { email: 'ana@x.com.br,bia@x.com.br', password: 'x' },
      { email: 'Informe um e-mail válido, como nome@empresa.com.br.' },
    ],
  ])('%s', (_, typed, expected) => {
    expect(fieldMessages(v.safeParse(Credentials, typed).issues ?? [])).toEqual(expected)
  })
})
