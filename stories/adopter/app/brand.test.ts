import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Brand, colorPairs, ensaio } from '@ensaio/ui'

/** A custom brand: the default brand with some overrides. */
const brand: Brand = { ...ensaio, name: 'Prisma', radius: { control: '4px', card: '8px' } }

for (const mode of ['light', 'dark'] as const) {
  test(`every text of the brand is readable in ${mode}`, () => {
    const pale = colorPairs(brand, mode).filter(({ ratio, least }) => ratio < least)
    assert.deepEqual(pale, [])
  })
}
