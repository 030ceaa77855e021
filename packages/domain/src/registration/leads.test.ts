import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NewCompany } from '../company/endpoints.ts'
import { fieldMessages } from '../failure/failure-body.ts'
import { LeadAnswer, LeadRefusal, refusalText } from './leads.ts'

test('the mail about a refusal names the company and no reason', () => {
  expect(refusalText('Grupo Serra Azul')).toContain('da empresa Grupo Serra Azul')
  expect(refusalText('Grupo Serra Azul')).not.toMatch(/motivo|porque/i)
})

test.each([
  [LeadAnswer, { text: ' \n ' }, { text: 'Escreva a mensagem.' }],
  [LeadRefusal, { reason: '', tells: true }, { reason: 'Conte o motivo.' }],
])('an empty text is asked for', (schema, typed, expected) => {
  expect(fieldMessages(v.safeParse(schema, typed).issues ?? [])).toEqual(expected)
})

const contact = { name: 'Rita Lobo', phone: '(11) 91234-5678', email: 'Rita@Leste.test' }
const typed = { name: 'Leste', payment_plan: 1, contact } as const

test('a company may be made without a CNPJ, and its contact has the spellings of the wire', () => {
  expect(v.parse(NewCompany, typed)).toEqual({
    ...typed,
    identification: null,
    contact: { name: 'Rita Lobo', phone: '+5511912345678', email: 'rita@leste.test' },
  })
})

test('a wrong CNPJ is refused', () => {
  const { issues } = v.safeParse(NewCompany, { ...typed, identification: '11222333000182' })
  expect(fieldMessages(issues ?? [])).toEqual({
    identification: 'Este CNPJ não existe. Confira os caracteres.',
  })
})
