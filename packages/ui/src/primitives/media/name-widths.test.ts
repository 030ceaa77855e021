import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameWidths } from './name-widths.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const marks = fc.array(fc.record({ x: share, y: share }), { minLength: 1, maxLength: 14 })

test('names of their widest do not cover each other, and none leaves the picture', () => {
  fc.assert(
    fc.property(marks, (points) => {
      const names = nameWidths(points, 0.1).map((width, place) => {
        const { x = 0, y = 0 } = points[place] ?? {}
        return { left: x - x * width, right: x + (1 - x) * width, y }
      })
      for (const [place, name] of names.entries()) {
        expect(name.left).toBeGreaterThanOrEqual(0)
        expect(name.right).toBeLessThanOrEqual(1 + 1e-9)
        for (const other of names.slice(place + 1)) {
          if (Math.abs(other.y - name.y) >= 0.1) continue
          const [first, second] = name.left <= other.left ? [name, other] : [other, name]
          expect(first.right).toBeLessThanOrEqual(second.left + 1e-9)
        }
      }
    }),
  )
})

test('a name that stands alone in its row may be as wide as the picture', () => {
  const points = [
    { x: 0.2, y: 0.2 },
    { x: 0.7, y: 0.2 },
    { x: 0.5, y: 0.8 },
  ]
  expect(nameWidths(points, 0.1)).toEqual([expect.closeTo(1 / 3), expect.closeTo(1 / 3), 1])
})
