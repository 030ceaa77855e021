import { describe, expect, test } from 'vitest'
import {
  actionContrast,
  brandColors,
  colorProblem,
  contrastText,
  darkOf,
  nearestReadable,
  paper,
} from './brand-colors.ts'
import { contrast } from './contrast.ts'

const modes = ['light', 'dark'] as const
// Every hue in several shades: 8 × 8 × 8 colours without the same one twice.
const levels = Array.from({ length: 8 }, (_, nth) => Math.round((nth * 255) / 7))
const hex = (...parts: number[]) =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
const everyColor = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => hex(red, green, blue))),
)

describe('an action colour (rule brand-contrast)', () => {
  test('that can be read is its own nearest; any other has one that can', () => {
    for (const mode of modes) {
      for (const color of everyColor) {
        const nearest = nearestReadable(color, mode)
        expect(actionContrast(nearest, mode)).toBeGreaterThanOrEqual(4.5)
        if (colorProblem(color, mode) === null) expect(nearest).toBe(color)
      }
    }
  })

  test('that cannot be read is told by how much, and what would do', () => {
    expect(colorProblem('#E91E63', 'light')).toBe(
      'Contraste de 4,09 com o fundo claro: faltam 0,41 para os 4,50 que um texto precisa. A cor mais próxima que passa é #DC1C5E.',
    )
    expect(colorProblem('#7A0000', 'dark')).toContain('com o fundo escuro')
    expect(colorProblem('#0B5351', 'light')).toBeNull()
    expect(colorProblem('#6CC5BD', 'dark')).toBeNull()
  })

  test('is never said to pass when it only rounds to it', () => {
    expect([contrastText(4.499), contrastText(4.5), contrastText(21)]).toEqual(['4,49', '4,50', '21,00'])
  })
})

test('every colour that follows from a readable one can be read where the theme uses it', () => {
  for (const color of everyColor) {
    const own = { light: nearestReadable(color, 'light'), dark: nearestReadable(color, 'dark'), gold: color }
    const made = brandColors(own)
    for (const mode of modes) {
      const {
        action = '',
        actionStrong = '',
        onAction = '',
        actionSoft = '',
        gold = '',
        onGold = '',
      } = made[mode]
      const pairs = [
        [onAction, action],
        [onAction, actionStrong],
        [action, actionSoft],
        [paper[mode].ink, actionSoft],
        [onGold, gold],
      ] as const
      expect(pairs.filter(([text, ground]) => contrast(text, ground) < 4.5)).toEqual([])
    }
  }
})

test('what a house leaves out stays standard', () => {
  expect(brandColors({ light: null, dark: null, gold: '#FFCC00' })).toEqual({
    light: { gold: '#FFCC00', onGold: '#1A1F1D' },
    dark: { gold: '#FFCC00', onGold: '#1A1F1D' },
  })
})

test('the colour of the dark mode follows from that of the light one, and can be read', () => {
  for (const light of ['#0B5351', '#B3004B', '#000000', '#1F3C88']) {
    expect(darkOf(light)).not.toBe(light)
    expect(colorProblem(darkOf(light), 'dark')).toBeNull()
  }
})
