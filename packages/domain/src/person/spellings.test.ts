import { expect, test } from 'vitest'
import { checkDigit } from './check-digit.ts'
import { cnpjCharacters, formatCnpj, isCnpj } from './cnpj.ts'
import { cpfDigits, formatCpf, isCpf } from './cpf.ts'
import { formatPhone, isMobile, phoneToE164 } from './phone.ts'

test.each([
  ['529982247', [10, 9, 8, 7, 6, 5, 4, 3, 2], 2],
  ['5299822472', [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], 5],
  ['000000000', [10, 9, 8, 7, 6, 5, 4, 3, 2], 0],
  ['112223330001', [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], 8],
  ['12ABC34501DE', [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], 3],
])('the check digit of %s is %j → %i (rule tax-documents)', (characters, weights, digit) => {
  expect(checkDigit(characters, weights)).toBe(digit)
})

test.each([
  ['529.982.247-25', '52998224725', '529.982.247-25', true],
  [' 52998224725 ', '52998224725', '529.982.247-25', true],
  ['529.982.247-24', '52998224724', '529.982.247-24', false],
  ['111.111.111-11', '11111111111', '111.111.111-11', false],
  ['5299822472', '5299822472', '5299822472', false],
  ['', '', '', false],
])('the CPF %j has the digits %j, reads %j, and exists: %s', (text, digits, shown, exists) => {
  expect([cpfDigits(text), formatCpf(text), isCpf(text)]).toEqual([digits, shown, exists])
})

test.each([
  ['11.222.333/0001-81', '11222333000181', '11.222.333/0001-81', true],
  ['12abc34501de35', '12ABC34501DE35', '12.ABC.345/01DE-35', true],
  ['11222333000180', '11222333000180', '11.222.333/0001-80', false],
  ['00000000000000', '00000000000000', '00.000.000/0000-00', false],
  ['1122233300018', '1122233300018', '1122233300018', false],
])('the CNPJ %j has the characters %j, reads %j, and exists: %s', (text, characters, shown, exists) => {
  expect([cnpjCharacters(text), formatCnpj(text), isCnpj(text)]).toEqual([characters, shown, exists])
})

test.each([
  ['(51) 99999-8888', '+5551999998888', '(51) 99999-8888', true],
  ['51 3333-4444', '+555133334444', '(51) 3333-4444', false],
  ['+55 (11) 91234-5678', '+5511912345678', '(11) 91234-5678', true],
  ['5511912345678', '+5511912345678', '(11) 91234-5678', true],
])('the phone %j is %s, reads %j, and is mobile: %s (rule wire-digits)', (text, e164, shown, mobile) => {
  expect([phoneToE164(text), formatPhone(text), isMobile(text)]).toEqual([e164, shown, mobile])
})
