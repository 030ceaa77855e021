import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { CompanyForm, OnboardingUser, onboardingSteps, representatives, roleOfFlags } from './schema.ts'

const none = { legal_representative: false, finances_manager: false, operation_manager: false }
const bia = { is_me: false, name: 'Bia', cpf: '529.982.247-25', email: 'bia@exemplo.test' }

describe('a person of the company', () => {
  test('who is signed in brings flags alone', () => {
    const me = { is_me: true, finances_manager: true, name: 'Other', email: 'other@exemplo.test' }
    expect(safeParse(OnboardingUser, me).output).toEqual({ ...none, is_me: true, finances_manager: true })
  })

  test('who is somebody else is named, with a CPF and an address', () => {
    expect(safeParse(OnboardingUser, bia).output).toEqual({ ...none, ...bia, cpf: '52998224725' })
  })

  test.each([
    ['name', '', 'Informe o nome.'],
    ['cpf', '529.982.247-24', 'Este CPF não existe. Confira os números.'],
    ['email', 'bia', 'Informe um e-mail válido, como nome@empresa.com.br.'],
  ])('needs a right %s', (field, value, message) => {
    const { issues } = safeParse(OnboardingUser, { ...bia, [field]: value })
    expect(issues?.map((one) => one.message)).toEqual([message])
    expect(issues?.[0].path?.map(({ key }) => key)).toEqual([field])
  })

  test('is either of the two', () => {
    expect(safeParse(OnboardingUser, { ...bia, is_me: undefined }).success).toBe(false)
  })
})

test('the three people are one for each flag', () => {
  expect(representatives.map(({ flag }) => flag)).toEqual(Object.keys(none))
  expect(onboardingSteps).toEqual(['welcome', 'password', 'company', 'users'])
})

describe('the company', () => {
  const company = {
    identification: '12.ABC.345/01DE-35',
    corporate_name: ' Horizonte Ltda. ',
    address: {
      postal_code: '01305-100',
      street: 'Rua Augusta',
      number: '1500',
      neighborhood: 'Consolação',
      city: 'São Paulo',
      state: 'SP',
    },
  }

  test('is kept without mask and spaces', () => {
    expect(safeParse(CompanyForm, company).output).toMatchObject({
      identification: '12ABC34501DE35',
      corporate_name: 'Horizonte Ltda.',
      address: { postal_code: '01305100' },
    })
  })

  test.each([
    ['identification', '12.ABC.345/01DE-36', 'Este CNPJ não existe. Confira os caracteres.'],
    ['identification', '12.ABC', 'Complete o CNPJ: são 14 caracteres.'],
    ['corporate_name', '', 'Informe a razão social.'],
    ['corporate_name', 'a'.repeat(201), 'Use no máximo 200 caracteres.'],
  ])('with the %s “%s” is refused', (field, value, message) => {
    expect(safeParse(CompanyForm, { ...company, [field]: value }).issues?.[0].message).toBe(message)
  })
})

test.each([
  [{}, 'orders'],
  [{ operation_manager: true }, 'orders'],
  [{ finances_manager: true }, 'finance'],
  [{ finances_manager: true, operation_manager: true }, 'manager'],
  [{ legal_representative: true }, 'manager'],
])('flags %o alone give the role %s (rule client-roles)', (held, role) => {
  expect(roleOfFlags({ ...none, ...held })).toBe(role)
})
