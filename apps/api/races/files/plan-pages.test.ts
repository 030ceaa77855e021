import { buffer } from 'node:stream/consumers'
import { reportFigure } from '@ensaio/testing/history/trust-figures'
import { runJobsAt, startDrawing } from '@ensaio/testing/jobs/start'
import { buildGallery } from '@ensaio/testing/scenes/gallery'
import { sha256Of } from '@ensaio/testing/scenes/stored-photos'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder } from '@ensaio/testing/server/server-process'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage } from '../../src/adapters/storage/open-storage.ts'
import type { Database } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { drawnPlan } from '../../src/files/pdf/drawn-plan.ts'
import { sweepFiles } from '../../src/jobs/sweep-files.ts'

const isFull = process.env.TRUST === 'full'
const drawings = isFull ? 60 : 12
const kills = isFull ? 12 : 3
const patienceMs = isFull ? 15 * 60_000 : 180_000
const hour = 3_600_000

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

/** Two products with the same drawings, of one to three pages, each plan waiting for its pages; returns how many pages each plan has. */
async function storePlans(db: Database, dataDir: string): Promise<Map<number, number>> {
  const { productId } = await buildGallery(db, { photos: 0, item: 11 })
  const { session_id } = await db
    .selectFrom('session_products')
    .select('session_id')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  // Pages are drawn for plans of any product.
  const second = await db
    .insertInto('session_products')
    .values({ session_id, item_id: 9, status: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const storage = await openStorage({ s3: null, dataDir })
  const pages = new Map<number, number>()
  for (let nth = 0; nth < drawings; nth += 1) {
    const bytes = await drawnPlan((nth % 3) + 1, `planta ${nth}`)
    const sha256 = sha256Of(bytes)
    for (const product of [productId, second.id]) {
      const file = `blueprints/${sha256Of(Buffer.from(`${product} ${nth}`)).slice(0, 32)}.pdf`
      await storage.put(file, bytes)
      const { id } = await db
        .insertInto('blueprints')
        .values({
          ...{ session_product_id: product, file, file_name: 'planta.pdf', file_extension: 'pdf', sha256 },
          ...{ bytes: bytes.length, is_location_free: true, pages_due_at: new Date().toISOString() },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      pages.set(id, (nth % 3) + 1)
    }
  }
  return pages
}

test(
  `rule plan-pages: two processes draw ${drawings * 2} plans and are killed ${kills} times, while plans are removed and files swept: every plan has its pages, and no file is lost or left`,
  async () => {
    const url = await postgres.createDatabase()
    const dataDir = await newFolder()
    const { db, close } = openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs })
    await migrate(db)
    const wanted = await storePlans(db, dataDir)
    const storage = await openStorage({ s3: null, dataDir })
    const clockAt = (shift: number) => ({ now: () => new Date(Date.now() + shift).toISOString() })
    // The sweep of two hours later, to which every file is old enough.
    const sweep = () => sweepFiles({ db, storage, clock: clockAt(2 * hour) })
    await sweep()
    const now = new Date().toISOString()
    const waiting = async () =>
      (await db.selectFrom('blueprints').select('id').where('pages_due_at', '<=', now).execute()).length

    const workers = [await startDrawing(url, dataDir), await startDrawing(url, dataDir)]
    const rounds = workers.map((one) => runJobsAt(one, now))
    for (let kill = 0; kill < kills; kill += 1) {
      const goal = drawings * 2 * (1 - (kill + 0.3 + Math.random() * 0.4) / kills)
      await expect.poll(waiting, { timeout: patienceMs, interval: 1 }).toBeLessThanOrEqual(goal)
      workers[kill % 2]?.kill('SIGKILL')
      const heir = await startDrawing(url, dataDir)
      workers[kill % 2] = heir
      rounds.push(runJobsAt(heir, now))
      // Meanwhile two plans are removed: one whose pages another plan of the same bytes may share, and one that is being drawn.
      const drawn = db.selectFrom('blueprint_pages').select('blueprint_id as id').orderBy('id').limit(1)
      const begun = db.selectFrom('blueprints').select('id').where('pages_due_at', '>', now)
      for (const choice of [drawn, begun.orderBy('id', 'desc').limit(1)]) {
        const removed = await db.deleteFrom('blueprints').where('id', 'in', choice).returning('id').execute()
        for (const { id } of removed) wanted.delete(id)
      }
      await sweep()
    }
    expect((await Promise.all(rounds)).flat().filter((failure) => failure !== null)).toEqual([])
    // A plan that a killed process had begun is tried again some minutes later.
    const [last] = workers
    if (last) expect(await runJobsAt(last, clockAt(24 * hour).now())).toEqual([])
    for (const worker of workers) worker.kill('SIGKILL')

    await sweep()
    const rows = await db
      .selectFrom('blueprint_pages')
      .select(['blueprint_id', 'nth', 'file'])
      .orderBy('blueprint_id')
      .orderBy('nth')
      .execute()
    const placesOf = (id: number) => rows.filter((row) => row.blueprint_id === id).map(({ nth }) => nth)
    for (const [id, pages] of wanted) expect(placesOf(id)).toEqual([1, 2, 3].slice(0, pages))
    expect(new Set(rows.map((row) => row.blueprint_id))).toEqual(new Set(wanted.keys()))
    const stored = await storedNames(storage, 'sizes')
    const named = [...new Set(rows.map(({ file }) => file))]
    expect(stored).toEqual(named.toSorted())
    for (const file of named) {
      const found = await storage.open(file)
      expect(found && (await buffer(found.stream)).subarray(8, 12).toString()).toBe('WEBP')
    }
    reportFigure(
      'plan pages',
      `${wanted.size} plans, 2 processes killed ${kills} times: ${rows.length} pages in ${named.length} files, none missing, none left`,
    )
    await close()
  },
  patienceMs * 2,
)
