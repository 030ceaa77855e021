import { expect, test } from 'vitest'
import { hasPanoramaShape, saysPanorama } from './panorama.ts'

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

test.each([
  ['GPano:ProjectionType="equirectangular"', true],
  ["GPano:ProjectionType = 'Equirectangular'", true],
  ['><GPano:ProjectionType>equirectangular</GPano:ProjectionType><', true],
  ['GPano:ProjectionType="cylindrical"', false],
  ['dc:title="equirectangular"', false],
])('a photo that says %s shows a whole sphere: %s (rule panoramas)', (said, expected) => {
  expect(saysPanorama(`<rdf:Description ${said}/>`)).toBe(expected)
})
