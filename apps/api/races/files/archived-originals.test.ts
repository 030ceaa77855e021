import { buffer } from 'node:stream/consumers'
import { initialSettings } from '@ensaio/domain'
import { runJobsAt, startArchiving } from '@ensaio/testing/jobs/start'
import { buildGallery } from '@ensaio/testing/scenes/gallery'
import { sha256Of, storePhotos } from '@ensaio/testing/scenes/stored-photos'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder } from '@ensaio/testing/server/server-process'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../../src/adapters/storage/disk-storage.ts'
import type { Storage } from '../../src/adapters/storage/storage.ts'
import { linksOf } from '../../src/config/links.ts'
import { transact } from '../../src/database/database.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { archiveOriginals } from '../../src/deliverables/originals/archive-originals.ts'
import { askBack } from '../../src/deliverables/originals/repository/originals.ts'
import { writeSettings } from '../../src/settings/repository/settings.ts'

const photos = 30
const patienceMs = 120_000
const at = (day: string) => `${day}T15:00:00.000Z`

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

test('rule archived-originals: two processes move the originals of an ensaio away and back, one of them killed each time; every byte stays', async () => {
  const url = await postgres.createDatabase()
  const { db, close } = openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs })
  await migrate(db)
  const gallery = await buildGallery(db, { photos: 0 })
  const folder = await newFolder()
  const disk = diskStorage(folder)
  const hashes = await storePhotos(db, disk, gallery, photos)
  const { id, user } = await db
    .updateTable('photo_sessions')
    .set({ status: 5, delivered_at: at('2026-01-10') })
    .returning(['id', 'created_by as user'])
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ password_hash: 'none' }).execute()
  await transact(db, (tx) =>
    writeSettings(tx, { ...initialSettings, archive_months: 6 }, user, at('2026-01-10')),
  )

  const names = (where: string) => storedNames(disk, where)
  const hashesIn = async (where: string) => {
    const found: string[] = []
    for (const name of await names(where)) {
      const file = await disk.open(name)
      if (file) found.push(sha256Of(await buffer(file.stream)))
    }
    return found.toSorted()
  }
  const state = () =>
    db.selectFrom('photo_archives').select(['archived_at', 'moved_at', 'asked_at']).executeTakeFirst()
  let jobs = [await startArchiving(url, folder), await startArchiving(url, folder)] as const
  /** Lets both work at an instant, kills one once files have arrived in a folder, and lets another one take its place. */
  const workAt = async (day: string, towards: string) => {
    const rounds = jobs.map((child) => runJobsAt(child, at(day)))
    await expect
      .poll(async () => (await names(towards)).length, { timeout: patienceMs, interval: 1 })
      .toBeGreaterThan(0)
    jobs[0].kill('SIGKILL')
    expect((await Promise.all(rounds))[1]).toEqual([])
    jobs = [await startArchiving(url, folder), jobs[1]]
    expect(await Promise.all(jobs.map((child) => runJobsAt(child, at(day))))).toEqual([[], []])
  }

  expect(await runJobsAt(jobs[0], at('2026-06-15'))).toEqual([])
  await workAt('2026-07-20', 'archive')
  expect(await names('photos')).toEqual([])
  expect(await hashesIn('archive')).toEqual(hashes.toSorted())
  expect(await state()).toMatchObject({ archived_at: expect.anything(), moved_at: expect.anything() })

  expect(await transact(db, (tx) => askBack(tx, id, user, at('2026-07-21')))).toBe(true)
  await workAt('2026-07-21', 'photos')
  expect(await names('archive')).toEqual([])
  expect(await hashesIn('photos')).toEqual(hashes.toSorted())
  expect(await state()).toEqual({ archived_at: null, moved_at: null, asked_at: null })
  const mails = await db
    .selectFrom('outbox')
    .select('subject')
    .where('subject', 'like', '%de volta%')
    .execute()
  expect(mails).toHaveLength(1)
  for (const child of jobs) child.kill('SIGKILL')
  await close()
})

test('rule archived-originals: a process whose lock the database drops moves no file after that', async () => {
  const url = await postgres.createDatabase()
  const { db, close } = openPostgres(url, () => undefined, { connectionTimeoutMillis: patienceMs })
  await migrate(db)
  const disk = diskStorage(await newFolder())
  await storePhotos(db, disk, await buildGallery(db, { photos: 0 }), 4)
  const now = at('2026-07-20')
  const { id } = await db
    .updateTable('photo_sessions')
    .set({ status: 5, delivered_at: at('2026-01-10') })
    .returning('id')
    .executeTakeFirstOrThrow()
  const told = { told_at: at('2026-06-15'), archive_on: '2026-07-15' }
  await db
    .insertInto('photo_archives')
    .values({ ...told, session_id: id, archived_at: now })
    .execute()
  let moves = 0
  const storage: Storage = {
    ...disk,
    async move(from, to) {
      moves += 1
      // As it ends what says nothing for half a minute.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(db)
      return disk.move(from, to)
    },
  }
  const failures: unknown[] = []
  const links = linksOf('http://localhost:3000')
  await archiveOriginals({ db, storage, clock: { now: () => now }, links }, (error) => failures.push(error))
  expect([moves, failures.length]).toEqual([1, 1])
  await close()
})
