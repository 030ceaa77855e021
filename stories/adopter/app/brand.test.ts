import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Brand, colorPairs, ensaio } from '@ensaio/ui'

/** A brand of somebody else: the house's, with what is its own in its place. */
const brand: Brand = { ...ensaio, name: 'Prisma', radius: { control: '4px', card: '8px' } }

for (const mode of ['light', 'dark'] as const) {
  test(`every text of the brand can be read in ${mode}`, () => {
    const pale = colorPairs(brand, mode).filter(({ ratio, least }) => ratio < least)
    assert.deepEqual(pale, [])
  })
}
