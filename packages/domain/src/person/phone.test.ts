import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { formatPhone, isMobile, isPhone, Phone } from './phone.ts'
import { Email } from './text.ts'

test.each([
  ['(51) 99999-8888', '+5551999998888'],
  ['1133334444', '+551133334444'],
  ['+55 21 98888-7777', '+5521988887777'],
])('%s is kept as %s', (typed, kept) => {
  expect(safeParse(Phone, typed).output).toBe(kept)
  expect(isPhone(kept)).toBe(true)
})

test.each(['', '999998888', '(20) 99999-8888', '(51) 9999-8888', '(51) 89999-8888', '00000000000'])(
  '%s is no phone',
  (typed) => {
    expect(safeParse(Phone, typed).success).toBe(false)
  },
)

test('a phone shows its mask', () => {
  expect(formatPhone('+5551999998888')).toBe('(51) 99999-8888')
  expect(formatPhone('+551133334444')).toBe('(11) 3333-4444')
  expect(isMobile('+551133334444')).toBe(false)
})

test.each(['b@y.com\r\nBcc: evil@z.com', 'b@y.com, evil@z.com', 'a@b', '@x.com', 'a b@x.com', '"a"@x.com'])(
  'an address that could carry a second recipient is refused: %j',
  (typed) => {
    expect(safeParse(Email, typed).success).toBe(false)
  },
)

test('an address is kept in lower case', () => {
  expect(safeParse(Email, '  Ana@Empresa.com.BR ').output).toBe('ana@empresa.com.br')
})
