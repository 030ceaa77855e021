import { afterEach, expect, test, vi } from 'vitest'
import { freshKey } from './fresh-key.ts'

afterEach(() => vi.unstubAllGlobals())

test('each key is another one, also where a page on plain http has no randomUUID', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 100 }, freshKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
