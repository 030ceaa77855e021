import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredVideo } from '@ensaio/domain'
import { buildGallery } from '@ensaio/testing/scenes/gallery'
import { mp4, videoForm } from '@ensaio/testing/scenes/video-bytes'
import type { SentForm } from '@ensaio/testing/server/demo-form'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '../../src/adapters/storage/disk-storage.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { sweepFiles } from '../../src/jobs/sweep-files.ts'

const videos = 4
const times = 10
const place = '-23.5505-046.6333/'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

test(`rule video-files: ${videos} videos sent ${times} times each at once to two servers, one of them killed, are ${videos} videos without their place; no file is lost or left`, async () => {
  const url = await postgres.createDatabase()
  const folder = await newFolder()
  const start = () => startServer({ DATABASE_URL: url, DATA_DIR: folder })
  const servers = [await start(), await start()] as const
  const { db, close } = openPostgres(url, () => undefined)
  const gallery = await buildGallery(db, { photos: 0, item: 10 })

  const bytes = Array.from({ length: videos }, (_, nth) =>
    // The place comes behind the picture, which is stored by then.
    mp4({ mark: `video ${nth}`, bytes: 200_000 + nth, place, data: `GPS5 ${place}`, header: 'last' }),
  )
  const forms = await Promise.all(bytes.map((one) => videoForm(one)))
  let answered = 0
  let killed: Promise<unknown> | null = null
  const send = async (form: SentForm, turn: number): Promise<{ nth: number; video: StoredVideo } | null> => {
    const nth = turn % videos
    const { payload, headers } = form
    const server = servers[Math.floor(turn / videos) % 2] ?? servers[0]
    const response = await fetch(`${server.url}${gallery.path}/videos/files`, {
      ...{ method: 'POST', headers: { ...headers, cookie: gallery.admin }, body: Uint8Array.from(payload) },
    }).catch(() => null)
    answered += 1
    if (answered === videos) killed = servers[1].end('SIGKILL')
    const answer = await response?.json().catch(() => null)
    if (!response || !answer) return null
    expect(response.status).toBe(200)
    return { nth, video: answer.data }
  }
  const answers = await Promise.all(Array(times).fill(forms).flat().map(send))
  await killed
  const told = answers.filter((answer) => answer !== null)
  expect(told.length).toBeGreaterThanOrEqual((videos * times) / 2)

  const clock = { now: () => new Date(Date.now() + 2 * 3_600_000).toISOString() }
  await sweepFiles({ db, clock, storage: diskStorage(join(folder, 'files')) })
  expect(await storedNames(diskStorage(join(folder, 'files')), 'arriving')).toEqual([])
  const rows = await db.selectFrom('video_files').select(['id', 'file']).execute()
  expect(rows).toHaveLength(videos)
  expect((await readdir(join(folder, 'files', 'videos'))).map((name) => `videos/${name}`).toSorted()).toEqual(
    rows.map(({ file }) => file).toSorted(),
  )
  const events = await db
    .selectFrom('session_events')
    .select('id')
    .where('kind', '=', 'video_added')
    .execute()
  expect(events).toHaveLength(videos)
  for (const [nth, sent] of bytes.entries()) {
    const ids = new Set(told.filter((one) => one.nth === nth).map(({ video }) => video.id))
    expect(ids.size).toBe(1)
    const response = await fetch(`${servers[0].url}/api/files/videos/${[...ids][0]}`, {
      headers: { cookie: gallery.owner },
    })
    const got = Buffer.from(await response.arrayBuffer())
    expect(got.length).toBe(sent.length)
    expect([got.includes(`video ${nth}`), got.includes(place)]).toEqual([true, false])
  }
  await servers[0].end('SIGTERM')
  await close()
})
