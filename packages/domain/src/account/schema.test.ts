import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Credentials, homeOf, isStaff, NewPassword, scopes } from './schema.ts'

describe('a new password', () => {
  test.each([
    ['12345', 'A senha precisa ter pelo menos seis caracteres.'],
    ['', 'A senha precisa ter pelo menos seis caracteres.'],
    ['a'.repeat(129), 'Use no máximo 128 caracteres.'],
    [null, 'Informe a senha.'],
  ])('%j is refused', (password, message) => {
    expect(safeParse(NewPassword, password).issues?.[0].message).toBe(message)
  })

  test.each(['123456', 'a'.repeat(128), ' espaço '])('%j is taken as it was typed', (password) => {
    expect(safeParse(NewPassword, password)).toMatchObject({ success: true, output: password })
  })
})

describe('a login form', () => {
  const read = (form: unknown) => safeParse(Credentials, form)

  test('takes any password that was once set, and lower-cases the address', () => {
    expect(read({ email: 'Ana@Exemplo.test', password: '1' }).output).toEqual({
      email: 'ana@exemplo.test',
      password: '1',
    })
  })

  test.each([
    [{ email: 'ana@exemplo.test', password: '' }, 'Informe a senha.'],
    [{ email: 'ana@exemplo.test', password: 'a'.repeat(129) }, 'Use no máximo 128 caracteres.'],
    [{ email: '', password: '123456' }, 'Informe o e-mail.'],
  ])('%j says what is missing', (form, message) => {
    expect(read(form).issues?.[0].message).toBe(message)
  })
})

test('photographers and administrators are staff', () => {
  expect(scopes.filter((scope) => isStaff({ scope }))).toEqual(['provider', 'admin'])
})

test.each([
  [true, '/onboard'],
  [false, '/sessions'],
] as const)('after a first login %s one lands at %s', (first_login, home) => {
  expect(homeOf({ first_login })).toBe(home)
})
