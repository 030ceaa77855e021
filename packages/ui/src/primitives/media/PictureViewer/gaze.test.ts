import { expect, test } from 'vitest'
import { ahead, gazeAfter, turned, widened } from './gaze.ts'

test('turning goes round, and ends below the ceiling', () => {
  expect(turned(ahead, { yaw: 190, pitch: 0 }).yaw).toBe(-170)
  expect(turned({ ...ahead, yaw: -175 }, { yaw: -10, pitch: 0 }).yaw).toBe(175)
  expect(turned(ahead, { yaw: 0, pitch: 300 }).pitch).toBe(85)
  expect(turned(ahead, { yaw: 0, pitch: -300 }).pitch).toBe(-85)
})

test('coming closer and going back have an end', () => {
  expect(widened(ahead, 0.01).across).toBe(40)
  expect(widened(ahead, 10).across).toBe(115)
})

test.each([
  ['ArrowLeft', { yaw: -12 }],
  ['ArrowRight', { yaw: 12 }],
  ['ArrowUp', { pitch: 12 }],
  ['ArrowDown', { pitch: -12 }],
  ['+', { across: 76 }],
  ['-', { across: 115 }],
  ['Home', ahead],
])('%s looks elsewhere', (key, expected) => {
  expect(gazeAfter(key, ahead)).toMatchObject(expected)
})

test('other keys do nothing', () => {
  expect(gazeAfter('Escape', ahead)).toBeNull()
})
