import fc from 'fast-check'
import { expect, test } from 'vitest'
import { widestCrop } from './crop.ts'
import {
  drawnSize,
  drawnSizes,
  estimatedBytes,
  photoSizeNames,
  photoSizes,
  pixelsIn,
  shownPart,
} from './photo-sizes.ts'

const photo = { width: 4000, height: 3000 }

test.each([
  ['original', { width: 4000, height: 3000 }],
  ['portal', { width: 1920, height: 1440 }],
  ['web', { width: 1280, height: 960 }],
  ['square', { width: 1080, height: 1080 }],
  ['portrait', { width: 1080, height: 1350 }],
  ['story', { width: 1080, height: 1920 }],
  ['print', { width: 3508, height: 2631 }],
] as const)('a photo of 12 megapixels in the size %s (rule photo-sizes)', (size, expected) => {
  expect(pixelsIn(size, photo)).toEqual(expected)
})

test('a photo with fewer pixels than a size keeps its own, also upright', () => {
  const small = { width: 600, height: 900 }
  for (const size of ['portal', 'web', 'print'] as const) expect(pixelsIn(size, small)).toEqual(small)
  expect(pixelsIn('square', small)).toEqual({ width: 600, height: 600 })
  expect(pixelsIn('story', small)).toEqual({ width: 506, height: 900 })
})

test('no size is larger than the photo or than itself, and a close crop is not enlarged', () => {
  const side = fc.integer({ min: 1, max: 9000 })
  fc.assert(
    fc.property(side, side, fc.constantFrom(...drawnSizes), (width, height, size) => {
      const [drawn, { fits }] = [pixelsIn(size, { width, height }), drawnSize(size)]
      const most = 'shape' in fits ? fits : { width: fits.longest, height: fits.longest }
      expect(drawn.width).toBeLessThanOrEqual(Math.min(width, most.width))
      expect(drawn.height).toBeLessThanOrEqual(Math.min(height, most.height))
      expect(Math.min(drawn.width, drawn.height)).toBeGreaterThanOrEqual(1)
    }),
  )
  const close = { x: 0.4, y: 0.4, width: 0.1, height: 0.1 }
  // A quarter of the widest square is the closest crop.
  expect(pixelsIn('square', photo, close)).toEqual({ width: 750, height: 750 })
})

test('a shape shows the chosen part, else the middle; other sizes show all', () => {
  expect(shownPart('square', photo, null)).toEqual({ left: 500, top: 0, width: 3000, height: 3000 })
  const left = { ...widestCrop('square', photo), x: 0 }
  expect(shownPart('square', photo, left)).toMatchObject({ left: 0, width: 3000 })
  expect(shownPart('portal', photo, left)).toBeNull()
})

test('every size has a name, a use and a plain folder of its own', () => {
  const rows = photoSizeNames.map((size) => photoSizes[size])
  for (const key of ['name', 'use', 'folder'] as const)
    expect(new Set(rows.map((row) => row[key])).size).toBe(rows.length)
  for (const { folder } of rows) expect(folder).toMatch(/^[a-z0-9]+$/)
})

test('an estimate is exact for the original and never above what a place takes', () => {
  const known = { ...photo, bytes: 3_000_000 }
  expect(estimatedBytes('original', known)).toBe(3_000_000)
  expect(estimatedBytes('portal', known)).toBe(Math.round(1920 * 1440 * 0.16))
  expect(estimatedBytes('portal', { width: null, height: null, bytes: 1 })).toBeGreaterThan(100_000)
  for (const size of drawnSizes)
    expect(estimatedBytes(size, known)).toBeLessThanOrEqual(drawnSize(size).most ?? 20_000_000)
})
