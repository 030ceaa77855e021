import { expect, test } from 'vitest'
import { brCode, crc16 } from './br-code.ts'

/** Reads the fields of an EMV code; fails when a length does not fit. */
function fieldsOf(code: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let at = 0; at < code.length; ) {
    const end = at + 4 + Number(code.slice(at + 2, at + 4))
    if (!(end <= code.length)) throw new Error(`The code breaks off at ${at}.`)
    fields[code.slice(at, at + 2)] = code.slice(at + 4, end)
    at = end
  }
  return fields
}

test('the check sum is the one of the example in the manual of Banco Central', () => {
  expect(crc16('123456789')).toBe('29B1')
  const example =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'
  expect(crc16(example)).toBe('1D3D')
})

test('a simulated PIX code reads as a dynamic BR Code of that sum and payment', () => {
  const code = brCode({ reference: 'pay_abc', amount: 123_450, merchant: 'Ensaio', city: 'Sao Paulo' })
  const fields = fieldsOf(code)
  expect(fields).toEqual({
    '00': '01',
    '01': '12',
    26: expect.any(String),
    52: '0000',
    53: '986',
    54: '1234.50',
    58: 'BR',
    59: 'Ensaio',
    60: 'Sao Paulo',
    62: '0503***',
    63: crc16(code.slice(0, -4)),
  })
  expect(fieldsOf(fields[26] ?? '')).toEqual({ '00': 'br.gov.bcb.pix', 25: 'pix.ensaio.invalid/pay_abc' })
})
