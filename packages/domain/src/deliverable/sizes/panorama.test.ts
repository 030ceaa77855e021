import { expect, test } from 'vitest'
import { hasPanoramaShape } from './panorama.ts'

test.each([
  [2400, 1200, true],
  [5640, 2820, true],
  [2399, 1200, true],
  [2400, 1260, false],
  [1200, 2400, false],
  [null, 1200, false],
  [2400, 0, false],
])('%s × %s px may be a whole sphere: %s (rule panoramas)', (width, height, expected) => {
  expect(hasPanoramaShape({ width, height })).toBe(expected)
})
