import { expect, test } from 'vitest'
import { metersPerPixel, scaleOf } from './scale.ts'

test.each([
  [10, 96, { label: '500 m', width: 50 }],
  [30, 96, { label: '2 km', width: 67 }],
  [55, 96, { label: '5 km', width: 91 }],
  [0.6, 96, { label: '50 m', width: 83 }],
])('a pixel of %s m', (meters, pixels, told) => {
  expect(scaleOf(meters, pixels)).toEqual(told)
})

test('a pixel shows less far from the equator, and half with each zoom', () => {
  expect(metersPerPixel(0, 0)).toBeCloseTo(156_543.03, 1)
  expect(metersPerPixel(60, 0)).toBeCloseTo(78_271.5, 0)
  expect(metersPerPixel(0, 1)).toBeCloseTo(78_271.5, 0)
})
