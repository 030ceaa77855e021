import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooDeep } from './json-depth.ts'

test('the depth counts nested objects and lists, not siblings', () => {
  expect(isTooDeep('[[]]', 2)).toBe(false)
  expect(isTooDeep('[{"a":[]}]', 2)).toBe(true)
  expect(isTooDeep('[[],[],{"a":1}]', 2)).toBe(false)
})

test('brackets inside strings do not count, escaped quotes included', () => {
  const nested = (value: unknown): number =>
    value !== null && typeof value === 'object'
      ? 1 + Math.max(0, ...Object.values(value).map((inner) => nested(inner)))
      : 0
  const withBrackets = fc.string({ unit: fc.constantFrom('[', '{', ']', '}', '"', '\\', 'a') })
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), withBrackets, fc.nat(6), (value, text, deepest) => {
      const whole = [value, text]
      expect(isTooDeep(JSON.stringify(whole), deepest)).toBe(nested(whole) > deepest)
    }),
  )
})
