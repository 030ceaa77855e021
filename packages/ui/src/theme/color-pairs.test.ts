import { describe, expect, test } from 'vitest'
import { ensaio } from './brand.ts'
import { colorPairs } from './color-pairs.ts'

const weak = (brand: typeof ensaio, mode: 'light' | 'dark') =>
  colorPairs(brand, mode)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ name }) => name)

describe('the colours of the default brand', () => {
  test.each(['light', 'dark'] as const)('meet WCAG AA in every pair: %s', (mode) => {
    expect(colorPairs(ensaio, mode).length).toBeGreaterThan(25)
    expect(weak(ensaio, mode)).toEqual([])
  })

  test('are listed one by one when a brand is too pale', () => {
    const pale = { ...ensaio, light: { ...ensaio.light, inkSoft: '#9A9A9A', lineStrong: '#D0D0D0' } }
    expect(weak(pale, 'light')).toEqual([
      'inkSoft / canvas',
      'inkSoft / surface',
      'inkSoft / sunken',
      'lineStrong / canvas (traço)',
      'lineStrong / surface (traço)',
    ])
    expect(weak(pale, 'dark')).toEqual([])
  })

  test('have the contrast ratios that brand.ts documents', () => {
    const figure = (name: string) =>
      colorPairs(ensaio, 'light')
        .find((pair) => pair.name === name)
        ?.ratio.toFixed(1)
    expect(figure('ink / canvas')).toBe('15.7')
    expect(figure('inkSoft / canvas')).toBe('6.5')
    expect(figure('action / canvas')).toBe('8.4')
    expect(figure('onGold / gold')).toBe('7.7')
  })
})
