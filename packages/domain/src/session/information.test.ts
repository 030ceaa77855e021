import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { informationRefusal, SessionChange } from './information.ts'
import { sessionStatuses } from './status.ts'

const contact = { name: ' Ana Rocha ', phone: '(11) 91234-5678', email: 'ANA@EXEMPLO.TEST' }

test('one change at a time', () => {
  const parse = (body: unknown) => safeParse(SessionChange, body)
  expect(parse({}).success).toBe(false)
  expect(parse({ status: 3, vertical_data: {} }).success).toBe(false)
  expect(parse({ status: 3, has_fee: true }).output).toEqual({ status: 3, has_fee: true })
  const about = { status: 6, start: '2026-11-30T16:30:00.000Z' }
  expect(parse(about).output).toEqual(about)
  expect(parse({ ...about, start: 'ontem' }).success).toBe(false)
  expect(parse({ responsible_information: contact }).output).toEqual({
    responsible_information: { name: 'Ana Rocha', phone: '+5511912345678', email: 'ana@exemplo.test' },
  })
})

test('missing fields stay, empty ones are cleared', () => {
  const { output } = safeParse(SessionChange, { vertical_data: { unit: ' ', keys: 'Portaria' } })
  expect(output).toEqual({ vertical_data: { unit: null, keys: 'Portaria' } })
})

test('read-only once delivered or cancelled', () => {
  expect(sessionStatuses.filter((of) => informationRefusal(of) !== null)).toEqual([3, 5])
})
