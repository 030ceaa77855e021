import { describe, expect, test } from 'vitest'
import { clampView, moveView, scaleView, wholeView } from './view.ts'

const phone = { width: 390, height: 700 }
// Fitted to the phone, the picture is 390 × 260.
const landscape = { width: 2400, height: 1600 }

describe('zooming', () => {
  test('keeps the point under the finger in place', () => {
    const at = { x: 100, y: -50 }
    const view = scaleView(wholeView, 2, at)
    // A point 100 px right of the centre is now 200 px from the picture's own centre.
    expect(view).toEqual({ scale: 2, x: -100, y: 50 })
    expect(scaleView(view, 1, at)).toEqual(wholeView)
  })

  test('follows the midpoint of two fingers', () => {
    expect(scaleView(wholeView, 2, { x: 0, y: 0 }, { x: 30, y: 10 })).toEqual({ scale: 2, x: 30, y: 10 })
  })

  test('is limited to scales from 1 to 5', () => {
    expect(scaleView(wholeView, 40, { x: 0, y: 0 }).scale).toBe(5)
    expect(scaleView(wholeView, 0.2, { x: 0, y: 0 }).scale).toBe(1)
  })
})

describe('moving a picture on its stage', () => {
  test('keeps a whole picture centred', () => {
    expect(clampView({ scale: 1, x: 80, y: -80 }, landscape, phone)).toEqual(wholeView)
  })

  test('stops at the edges, on each axis separately', () => {
    // 780 × 520 on 390 × 700: overflows 195 px on each side, not at top and bottom.
    expect(clampView({ scale: 2, x: 500, y: 500 }, landscape, phone)).toEqual({ scale: 2, x: 195, y: 0 })
    expect(clampView({ scale: 2, x: -500, y: 0 }, landscape, phone)).toEqual({ scale: 2, x: -195, y: 0 })
    expect(clampView({ scale: 4, x: 0, y: 500 }, landscape, phone)).toEqual({ scale: 4, x: 0, y: 170 })
  })

  test('fits again after the stage was rotated', () => {
    const turned = { width: 844, height: 260 }
    expect(clampView({ scale: 2, x: 195, y: 170 }, landscape, turned)).toEqual({ scale: 2, x: 0, y: 130 })
  })

  test('moves as far as the finger', () => {
    expect(moveView({ scale: 2, x: 10, y: 0 }, { x: -30, y: 5 })).toEqual({ scale: 2, x: -20, y: 5 })
  })
})
