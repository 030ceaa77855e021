import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Crop,
  cropAspects,
  cropCloseness,
  cropPixels,
  cropShapes,
  cropText,
  fitCrop,
  moveCrop,
  scaleCrop,
  widestCrop,
} from './crop.ts'

const landscape = { width: 3000, height: 2000 }
const upright = { width: 2000, height: 3000 }

const pixels = fc.record({
  width: fc.integer({ min: 40, max: 8000 }),
  height: fc.integer({ min: 40, max: 8000 }),
})
const shape = fc.constantFrom(...cropShapes)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const anything: fc.Arbitrary<Crop> = fc.record({ x: share, y: share, width: share, height: share })
const step = fc.double({ min: -2, max: 2, noNaN: true })

/** A crop lies within its photo and has the proportions of its shape, to a pixel. */
function expectFit(crop: Crop, of: (typeof cropShapes)[number], photo: { width: number; height: number }) {
  for (const value of Object.values(crop)) expect(value).toBeGreaterThanOrEqual(0)
  expect(crop.x + crop.width).toBeLessThanOrEqual(1.000_01)
  expect(crop.y + crop.height).toBeLessThanOrEqual(1.000_01)
  const wanted = crop.height * photo.height * cropAspects[of]
  expect(Math.abs(crop.width * photo.width - wanted)).toBeLessThan(1)
  const closeness = cropCloseness(crop, of, photo)
  expect(closeness).toBeGreaterThanOrEqual(0.999)
  expect(closeness).toBeLessThanOrEqual(4.05)
}

test('the widest crop of a shape lies in the middle (rule photo-sizes)', () => {
  expect(widestCrop('square', landscape)).toEqual({ x: 0.16667, y: 0, width: 0.66667, height: 1 })
  expect(widestCrop('square', upright)).toEqual({ x: 0, y: 0.16667, width: 1, height: 0.66667 })
  expect(widestCrop('story', landscape)).toEqual({ x: 0.3125, y: 0, width: 0.375, height: 1 })
  expect(widestCrop('portrait', { width: 800, height: 1000 })).toEqual({ x: 0, y: 0, width: 1, height: 1 })
})

test('whatever rectangle is given, its crop fits shape and photo, and fits again unchanged', () => {
  fc.assert(
    fc.property(anything, shape, pixels, (crop, of, photo) => {
      const fitted = fitCrop(crop, of, photo)
      expectFit(fitted, of, photo)
      const again = fitCrop(fitted, of, photo)
      for (const key of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(again[key] - fitted[key])).toBeLessThan(0.000_03)
    }),
  )
})

test('moved and scaled in any order, a crop still fits', () => {
  const moves = fc.array(
    fc.oneof(fc.record({ x: step, y: step }), fc.double({ min: 0.3, max: 3, noNaN: true })),
  )
  fc.assert(
    fc.property(moves, shape, pixels, (all, of, photo) => {
      const last = all.reduce<Crop>(
        (crop, one) => (typeof one === 'number' ? scaleCrop(crop, one, of, photo) : moveCrop(crop, one)),
        widestCrop(of, photo),
      )
      expectFit(last, of, photo)
    }),
  )
})

test('the pixels of a crop lie within the photo and have the proportions of the shape', () => {
  fc.assert(
    fc.property(anything, shape, pixels, (crop, of, photo) => {
      const { left, top, width, height } = cropPixels(crop, of, photo)
      for (const side of [left, top, width, height]) expect(Number.isInteger(side)).toBe(true)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      expect(left + width).toBeLessThanOrEqual(photo.width)
      expect(top + height).toBeLessThanOrEqual(photo.height)
      // Whole pixels: a side of few of them is off by up to one.
      expect(Math.abs(width - height * cropAspects[of])).toBeLessThanOrEqual(1.5)
    }),
  )
})

test('moving keeps the size and stops at the edges; scaling keeps the middle', () => {
  const start = scaleCrop(widestCrop('square', landscape), 0.5, 'square', landscape)
  expect(start).toEqual({ x: 0.33334, y: 0.25, width: 0.33334, height: 0.5 })
  expect(moveCrop(start, { x: 0.1, y: -0.05 })).toMatchObject({ x: 0.43334, y: 0.2, width: start.width })
  expect(moveCrop(start, { x: 9, y: 9 })).toMatchObject({ x: 0.66666, y: 0.5 })
  expect(moveCrop(start, { x: -9, y: -9 })).toMatchObject({ x: 0, y: 0 })
  expect(cropCloseness(scaleCrop(start, 0.01, 'square', landscape), 'square', landscape)).toBeCloseTo(4, 1)
  expect(scaleCrop(start, 100, 'square', landscape)).toEqual(widestCrop('square', landscape))
})

test('a crop is told in words', () => {
  expect(cropText({ x: 0.18, y: 0, width: 0.64, height: 1 })).toBe(
    '64% da largura e 100% da altura da foto, a 18% da esquerda e 0% do alto',
  )
})
