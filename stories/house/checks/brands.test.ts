import { colorPairs } from '@ensaio/ui'
import { describe, expect, test } from 'vitest'
import { brands } from '../../foundations/brands.ts'

describe.each(Object.values(brands))('the brand $name', (brand) => {
  test.each(['light', 'dark'] as const)('meets WCAG AA in every pair of colours: %s', (mode) => {
    expect(colorPairs(brand, mode).filter(({ ratio, least }) => ratio < least)).toEqual([])
  })
})
