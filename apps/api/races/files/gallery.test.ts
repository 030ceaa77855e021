import type { Photo } from '@ensaio/domain'
import { buildGallery, type Gallery } from '@ensaio/testing/scenes/gallery'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../../src/database/postgres.ts'

const changeCount = 200
const photos = 12

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

async function scene() {
  const url = await postgres.createDatabase()
  const folder = await newFolder()
  const start = () => startServer({ DATABASE_URL: url, DATA_DIR: folder })
  const servers = [await start(), await start()] as const
  const { db, close } = openPostgres(url, () => undefined)
  const gallery = await buildGallery(db, { photos })
  const rows = () =>
    db
      .selectFrom('photos')
      .select(['id', 'position', 'is_featured'])
      .where('session_product_id', '=', gallery.productId)
      .orderBy('position')
      .execute()
  const end = async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await close()
  }
  return { servers, gallery, rows, end }
}

interface Change {
  photoId: number
  body: object
  by: 'owner' | 'admin'
}

/** Sends all changes at once, alternating between the servers, and returns their answers. */
async function storm(urls: readonly string[], gallery: Gallery, all: readonly Change[]) {
  return Promise.all(
    all.map(async ({ photoId, body, by }, index) => {
      const response = await fetch(`${urls[index % urls.length]}${gallery.path}/photos/${photoId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: gallery[by] },
        body: JSON.stringify(body),
      })
      const answer = (await response.json()) as { data: Photo[] }
      return { status: response.status, data: answer.data }
    }),
  )
}

test('200 photos featured and unfeatured at once, by client and staff on two servers: never two', async () => {
  const { servers, gallery, rows, end } = await scene()
  const all = await rows()
  const change = (_: unknown, index: number): Change => ({
    photoId: all[(index * 7) % photos]?.id ?? 0,
    body: { is_featured: index % 5 !== 0 },
    by: index % 3 === 0 ? 'admin' : 'owner',
  })
  const answers = await storm(
    servers.map(({ url }) => url),
    gallery,
    Array.from({ length: changeCount }, change),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(changeCount).fill(200))
  for (const { data } of answers) {
    expect(data.filter((photo) => photo.is_featured).length).toBeLessThanOrEqual(1)
  }
  expect(
    new Set(answers.map(({ data }) => data.find((photo) => photo.is_featured)?.id)).size,
  ).toBeGreaterThan(2)
  expect((await rows()).filter((photo) => photo.is_featured).length).toBeLessThanOrEqual(1)
  await end()
})

test('200 moves at once on two servers: the order stays 0..n-1, and no photo is lost', async () => {
  const { servers, gallery, rows, end } = await scene()
  const all = await rows()
  const ids = all.map(({ id }) => id)
  const change = (_: unknown, index: number): Change => ({
    photoId: ids[(index * 5) % photos] ?? 0,
    body: { order: (index * 11) % (photos + 3) },
    by: 'admin',
  })
  const answers = await storm(
    servers.map(({ url }) => url),
    gallery,
    Array.from({ length: changeCount }, change),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(changeCount).fill(200))
  const places = ids.map((_, place) => place)
  for (const { data } of answers) {
    expect(data.map(({ order }) => order)).toEqual(places)
    expect(data.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids)
  }
  expect((await rows()).map(({ position }) => position)).toEqual(places)
  expect((await rows()).map(({ id }) => id)).not.toEqual(ids)
  await end()
})
