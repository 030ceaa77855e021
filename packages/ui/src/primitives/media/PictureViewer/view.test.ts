import { describe, expect, test } from 'vitest'
import { clampView, moveView, scaleView, wholeView } from './view.ts'

const phone = { width: 390, height: 700 }
// Fitted to the phone it is 390 × 260.
const landscape = { width: 2400, height: 1600 }

describe('a closer look', () => {
  test('keeps what was under the finger under it', () => {
    const at = { x: 100, y: -50 }
    const view = scaleView(wholeView, 2, at)
    // What lay 100 px right of the middle lies 200 px from the picture's own middle now.
    expect(view).toEqual({ scale: 2, x: -100, y: 50 })
    expect(scaleView(view, 1, at)).toEqual(wholeView)
  })

  test('between two fingers goes where they go', () => {
    expect(scaleView(wholeView, 2, { x: 0, y: 0 }, { x: 30, y: 10 })).toEqual({ scale: 2, x: 30, y: 10 })
  })

  test('ends at five times, and at the whole picture', () => {
    expect(scaleView(wholeView, 40, { x: 0, y: 0 }).scale).toBe(5)
    expect(scaleView(wholeView, 0.2, { x: 0, y: 0 }).scale).toBe(1)
  })
})

describe('a picture on its stage', () => {
  test('stays in the middle while it is whole', () => {
    expect(clampView({ scale: 1, x: 80, y: -80 }, landscape, phone)).toEqual(wholeView)
  })

  test('is moved no further than its own edges, to each side by itself', () => {
    // 780 × 520 on 390 × 700: 195 px past each side, nothing past top and bottom.
    expect(clampView({ scale: 2, x: 500, y: 500 }, landscape, phone)).toEqual({ scale: 2, x: 195, y: 0 })
    expect(clampView({ scale: 2, x: -500, y: 0 }, landscape, phone)).toEqual({ scale: 2, x: -195, y: 0 })
    expect(clampView({ scale: 4, x: 0, y: 500 }, landscape, phone)).toEqual({ scale: 4, x: 0, y: 170 })
  })

  test('is fitted anew where the stage was turned', () => {
    const turned = { width: 844, height: 260 }
    expect(clampView({ scale: 2, x: 195, y: 170 }, landscape, turned)).toEqual({ scale: 2, x: 0, y: 130 })
  })

  test('moves by as much as the finger does', () => {
    expect(moveView({ scale: 2, x: 10, y: 0 }, { x: -30, y: 5 })).toEqual({ scale: 2, x: -20, y: 5 })
  })
})
