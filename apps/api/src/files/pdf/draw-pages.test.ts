import { expect, test } from 'vitest'
import { drawPages } from './draw-pages.ts'

const drawing = { most: 2, side: 200 }

test('a document that takes too long is given up, with its thread (rule plan-pages)', async () => {
  await expect(drawPages(Buffer.from('%PDF-1.7'), drawing, 0)).rejects.toThrow('not drawn in time')
})

test('what is no document has no pages', async () => {
  expect(await drawPages(Buffer.from('%PDF-1.7\nbroken'), drawing)).toEqual([])
})
