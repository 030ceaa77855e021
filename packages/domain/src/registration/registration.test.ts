import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fieldMessages } from '../failure/failure-body.ts'
import { Registration } from './endpoints.ts'

const typed = {
  name: 'Mariana Duarte',
  phone: '(11) 98765-4321',
  email: 'mariana@exemplo.test',
  company: 'Prisma Imóveis',
  address: 'São Paulo',
  extra_data: { employees_qnt: 12, tours_per_month: 3, largest_area: 200 },
}
const problems = (over: object) =>
  fieldMessages(v.safeParse(Registration, { ...typed, ...over }).issues ?? [])

describe('a pre-registration', () => {
  test('arrives with the spellings of the wire', () => {
    const read = v.parse(Registration, { ...typed, name: '  Mariana Duarte ', email: 'Mariana@Exemplo.test' })
    expect(read).toMatchObject({
      name: 'Mariana Duarte',
      email: 'mariana@exemplo.test',
      phone: '+5511987654321',
    })
  })

  test.each([
    ['name', 'Informe o seu nome.'],
    ['company', 'Informe o nome da empresa.'],
    ['address', 'Informe a cidade.'],
    ['phone', 'Informe o telefone.'],
    ['email', 'Informe o e-mail.'],
  ])('without %s asks for it: %s', (field, message) => {
    expect(problems({ [field]: ' ' })[field]).toBe(message)
    expect(problems({ [field]: undefined })[field]).toBe(message)
  })

  test.each([
    ['name', 121],
    ['company', 121],
    ['address', 121],
  ])('refuses control characters and texts too long in %s', (field, length) => {
    expect(problems({ [field]: 'x'.repeat(length) })[field]).toBe('Use no máximo 120 caracteres.')
    expect(problems({ [field]: 'a\u0007b' })[field]).toBe('Use apenas letras, números e sinais.')
  })

  test.each([
    ['employees_qnt', undefined, 'Informe o número de funcionários.'],
    ['employees_qnt', 0, 'Use um número a partir de 1.'],
    ['employees_qnt', 1, undefined],
    ['employees_qnt', 1.5, 'Use um número inteiro.'],
    ['employees_qnt', 1_000_001, 'Confira este número.'],
    ['tours_per_month', undefined, undefined],
    ['tours_per_month', 0, undefined],
    ['tours_per_month', -1, 'Use um número a partir de zero.'],
    ['tours_per_month', '3', 'Informe quantos tours por mês.'],
    ['largest_area', 1_000_000, undefined],
    ['largest_area', 1_000_001, 'Confira este número.'],
    ['largest_area', 'muita', 'Informe a maior área, em m².'],
  ])('%s %j: %j', (field, value, message) => {
    const found = problems({ extra_data: { ...typed.extra_data, [field]: value } })
    expect(found[`extra_data.${field}`]).toBe(message)
  })
})
