import type { Client } from '@ensaio/client'
import { expect } from 'vitest'

/** Reads what photos have in each size, and chooses the part that a shape shows. */
export async function checkSizes(client: Client, id: number, productId: number): Promise<void> {
  const [first] = await client.photos.sizes(id, productId)
  expect(first?.bytes.original).toBeGreaterThan(0)
  const crop = { x: 0, y: 0, width: 0.5, height: 0.75 }
  const chosen = await client.photos.crop(id, productId, first?.id ?? 0, 'square', crop)
  expect(chosen.crops.square).toMatchObject({ x: 0, y: 0 })
  expect((await client.photos.crop(id, productId, chosen.id, 'square', null)).crops).toEqual({})
}
