import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { Cnpj, formatCnpj, isCnpj } from './cnpj.ts'
import { formatCpf, isCpf } from './cpf.ts'

test.each([
  ['12.ABC.345/01DE-35', true],
  ['11.222.333/0001-81', true],
  ['aa.345.678/0001-14', true],
  ['AA.345.678/000A-29', true],
  ['12.345.678/000A-08', true],
  ['12.ABC.345/01DE-36', false],
  ['00.000.000/0000-00', false],
  ['11.222.333/0001-8', false],
])('the CNPJ %s holds: %s', (text, holds) => {
  expect(isCnpj(text)).toBe(holds)
})

test.each([
  ['529.982.247-25', true],
  ['123.456.789-09', true],
  ['529.982.247-24', false],
  ['111.111.111-11', false],
])('the CPF %s holds: %s', (text, holds) => {
  expect(isCpf(text)).toBe(holds)
})

test('a CNPJ is kept as 14 capitals and shown with its mask', () => {
  expect(safeParse(Cnpj, '12.abc.345/01de-35').output).toBe('12ABC34501DE35')
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
  expect(formatCpf('52998224725')).toBe('529.982.247-25')
})

test('an incomplete CNPJ says that it is incomplete', () => {
  expect(safeParse(Cnpj, '12.ABC').issues?.[0]?.message).toBe('Complete o CNPJ: são 14 caracteres.')
})
