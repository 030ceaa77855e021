import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cropShapes } from '@ensaio/domain'
import { reportFigure } from '@ensaio/testing/history/trust-figures'
import { runJobsAt, startDrawing } from '@ensaio/testing/jobs/start'
import { buildGallery, type Gallery } from '@ensaio/testing/scenes/gallery'
import { sha256Of } from '@ensaio/testing/scenes/stored-photos'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../../src/adapters/storage/open-storage.ts'
import { isFileName } from '../../src/adapters/storage/storage.ts'
import type { Database } from '../../src/database/database.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { noise } from '../../src/files/location/located-files.ts'
import { kindsMadeAhead } from '../../src/files/sizes/derivative-kinds.ts'
import { askForPhotos } from '../../src/files/sizes/repository/derivatives.ts'
import { sweepFiles } from '../../src/jobs/sweep-files.ts'

const isFull = process.env.TRUST === 'full'
const kinds = [...kindsMadeAhead, 'print'] as const
const photos = isFull ? 1250 : 15
const kills = isFull ? 20 : 5
const jobs = photos * kinds.length
const patienceMs = 30 * 60_000
const minute = 60_000

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

/** Photos that differ, stored and delivered, each waiting for all its pictures; returns their ids. */
async function storePhotos(db: Database, dataDir: string, { productId }: Gallery): Promise<number[]> {
  const storage = await openStorage({ s3: null, dataDir })
  const rows = await Promise.all(
    Array.from({ length: photos }, async (_, position) => {
      const bytes = await noise(randomInt(40, 90), randomInt(40, 90)).jpeg().toBuffer()
      const sha256 = sha256Of(bytes)
      const file = `photos/${sha256.slice(0, 32)}.jpg`
      await storage.put(file, bytes)
      const about = { session_product_id: productId, is_location_free: true, thumbnail_file: file }
      return { ...about, file, position, bytes: bytes.length, sha256 }
    }),
  )
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += 200) {
    const part = rows.slice(from, from + 200)
    const added = await db.insertInto('photos').values(part).returning('id').execute()
    ids.push(...added.map(({ id }) => id))
  }
  await askForPhotos(db, ids, kinds, new Date().toISOString())
  return ids
}

/** The names of the stored pictures of photos, without remains of interrupted writes. */
async function storedNames(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'files', 'sizes'))
  return names.map((name) => `sizes/${name}`).filter(isFileName)
}

/** The stored pictures by name, with the hash of each. */
async function pictures(dataDir: string): Promise<Map<string, string>> {
  const hashed = (await storedNames(dataDir)).map(
    async (name) => [name, sha256Of(await readFile(join(dataDir, 'files', name)))] as const,
  )
  return new Map(await Promise.all(hashed))
}

test(
  `${jobs} pictures drawn by two processes that are killed ${kills} times, while parts are chosen, photos removed and files swept: each file once, none missing, none orphaned, and no sweep deletes what lives`,
  async () => {
    const url = await postgres.createDatabase()
    const dataDir = await newFolder()
    const server = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir })
    const { db, close } = openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs })
    const gallery = await buildGallery(db, { photos: 0 })
    const ids = await storePhotos(db, dataDir, gallery)
    const storage = await openStorage({ s3: null, dataDir })
    const now = new Date().toISOString()
    const at = (shift: number) => ({ now: () => new Date(Date.now() + shift).toISOString() })
    const sweep = (shift: number) => sweepFiles({ db, storage, clock: at(shift) })
    /** How many pictures nobody has begun. */
    const untouched = async () => {
      const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from photo_derivatives where file is null and taken_at is null`.execute(
        db,
      )
      return rows[0]?.count ?? 0
    }
    const send = (method: string, path: string, body?: object) =>
      fetch(`${server.url}${gallery.path}/photos/${path}`, {
        method,
        headers: { cookie: gallery.admin, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })

    const workers: ChildProcess[] = [await startDrawing(url, dataDir), await startDrawing(url, dataDir)]
    const rounds = new Map(workers.map((one) => [one, runJobsAt(one, now)]))
    let unnamed = 0
    const removed = new Set<number>()
    for (let kill = 0; kill < kills; kill += 1) {
      const goal = jobs * (1 - (kill + 0.2 + Math.random() * 0.6) / kills)
      await expect.poll(untouched, { timeout: patienceMs, interval: 1 }).toBeLessThanOrEqual(goal)
      const [victim] = workers.splice(kill % 2, 1)
      victim?.kill('SIGKILL')
      const known = await db
        .selectFrom('photo_derivatives')
        .select('file')
        .where('file', 'is not', null)
        .execute()
      const named = new Set(known.map(({ file }) => file))
      unnamed += (await storedNames(dataDir)).filter((name) => !named.has(name)).length
      const heir = await startDrawing(url, dataDir)
      workers.splice(kill % 2, 0, heir)
      rounds.set(heir, runJobsAt(heir, now))
      // Meanwhile people work: another part is chosen, a photo removed, a size downloaded, and files are swept without any grace.
      const [chosen, gone, asked] = [0, 1, 2].map((nth) => ids[(kill * 3 + nth * 7) % ids.length] ?? 0)
      const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
      const shape = cropShapes[kill % cropShapes.length]
      const answers = await Promise.all([
        removed.has(chosen ?? 0) ? null : send('POST', `${chosen}/crops`, { shape, crop }),
        removed.has(gone ?? 0) || gone === chosen ? null : send('DELETE', `${gone}`),
        fetch(`${server.url}/api/files/photos/${asked}/web`, { headers: { cookie: gallery.admin } }),
        sweep(2 * 60 * minute),
      ])
      if (answers[1]?.ok) removed.add(gone ?? 0)
      expect(answers[0]?.status ?? 200).toBe(200)
      expect([200, 404, 409]).toContain(answers[2].status)
    }
    const ended = await Promise.all(rounds.values())
    expect(ended.flat().filter((failure) => failure !== null)).toEqual([])
    // Two minutes after a worker was killed, others draw the pictures that it had begun.
    const [last] = workers
    if (last) expect(await runJobsAt(last, new Date(Date.now() + 24 * 60 * minute).toISOString())).toEqual([])
    for (const worker of workers) worker.kill('SIGKILL')

    const rows = await db
      .selectFrom('photo_derivatives')
      .select(['photo_id', 'kind', 'file', 'bytes', 'attempts'])
      .orderBy('id')
      .execute()
    const left = ids.filter((id) => !removed.has(id))
    const wanted = left.flatMap((id) => kinds.map((kind) => `${id} ${kind}`)).toSorted()
    expect(rows.map(({ photo_id, kind }) => `${photo_id} ${kind}`).toSorted()).toEqual(wanted)
    expect(rows.filter(({ file }) => file === null)).toEqual([])
    expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length)

    await sweep(2 * 60 * minute)
    const swept = await pictures(dataDir)
    expect([...swept.keys()].toSorted()).toEqual(rows.map(({ file }) => file).toSorted())
    for (const { file, bytes } of rows) {
      const stored = await storage.open(file ?? '')
      stored?.stream.destroy()
      expect(stored?.bytes, file ?? '').toBe(bytes)
    }
    // Once more, after what was set aside is deleted.
    const { deleted } = await sweep(8 * 24 * 60 * minute)
    expect(await pictures(dataDir)).toEqual(swept)
    for (const id of left.slice(0, 20)) {
      const answer = await fetch(`${server.url}/api/files/photos/${id}/portal`, {
        headers: { cookie: gallery.owner },
      })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
    reportFigure(
      'photo sizes',
      `${jobs} pictures, 2 processes killed ${kills} times, ${unnamed} files seen before their row: ${rows.length} files for ${rows.length} rows, 0 missing, 0 orphans; ${removed.size} photos removed; sweeps deleted ${deleted} files, none that a row names`,
    )
    await server.end('SIGTERM')
    await close()
  },
  patienceMs,
)
