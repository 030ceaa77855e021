import { expect, test } from 'vitest'
import { instantText } from './instant-text.ts'

test.each([
  ['2026-11-20 11:30:00+00', '2026-11-20T11:30:00.000Z'],
  ['2026-11-20 11:30:00.5+00', '2026-11-20T11:30:00.500Z'],
  ['2026-11-20 11:30:00.123456+00', '2026-11-20T11:30:00.123Z'],
])('%s, as Postgres writes it, is %s', (written, instant) => {
  expect(instantText(written)).toBe(instant)
})
