import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pinSize, spreadPins } from './spread-pins.ts'

test('pins of one place stand above each other, others stay', () => {
  const here = { x: 100, y: 100 }
  expect(spreadPins([here, here, here])).toEqual([0, pinSize.height, 2 * pinSize.height])
  expect(spreadPins([here, { x: 100 + pinSize.width, y: 100 }, { x: 100, y: 100 - pinSize.height }])).toEqual(
    [0, 0, 0],
  )
  expect(spreadPins([here, { x: 120, y: 90 }])).toEqual([0, 20])
})

test('no pin covers another, wherever they are', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 40 }), (points) => {
      const moved = spreadPins(points)
      const at = points.map(({ x, y }, place) => ({ x, y: y - (moved[place] ?? 0) }))
      for (const [place, one] of at.entries())
        for (const other of at.slice(place + 1))
          expect(
            Math.abs(one.x - other.x) >= pinSize.width || Math.abs(one.y - other.y) >= pinSize.height,
          ).toBe(true)
    }),
  )
})
