import type { Thread } from '@ensaio/domain'
import { runJobsAt, startJobs } from '@ensaio/testing/jobs/start'
import { buildGallery } from '@ensaio/testing/scenes/gallery'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../../src/database/postgres.ts'

const presses = 60

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

test('rule conversation: each comment is written once on two servers, whatever is pressed twice, and told once by two processes', async () => {
  const url = await postgres.createDatabase()
  const folder = await newFolder()
  const servers = [
    await startServer({ DATABASE_URL: url, DATA_DIR: folder }),
    await startServer({ DATABASE_URL: url, DATA_DIR: folder }),
  ] as const
  const { db, close } = openPostgres(url, () => undefined)
  const gallery = await buildGallery(db, { photos: 3 })
  const path = `/api/sessions/${/\d+/.exec(gallery.path)?.[0]}/conversation`
  // A busy server, or the same press on its way, is asked again as a person would.
  const send = async (nth: number, to: string, body: object): Promise<{ status: number; thread: Thread }> => {
    const response = await fetch(`${servers[nth % 2]?.url}${to}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: gallery.owner,
        'idempotency-key': `${to}-${Math.floor(nth / 2)}`,
      },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { data: Thread; code?: string }
    const isWaiting = response.status === 503 || answer.code === 'in_flight'
    return isWaiting ? send(nth, to, body) : { status: response.status, thread: answer.data }
  }
  const each = (work: (nth: number) => ReturnType<typeof send>) =>
    Promise.all(Array.from({ length: presses }, (_, nth) => work(nth)))

  // Each is pressed twice, once on each server.
  const started = await each((nth) =>
    send(nth, path, { text: `Assunto ${Math.floor(nth / 2)}`, subject: { about: 'session' } }),
  )
  expect(new Set(started.map(({ status }) => status))).toEqual(new Set([200]))
  const ids = new Set(started.map(({ thread }) => thread.id))
  expect(ids.size).toBe(presses / 2)
  const [first = 0] = ids
  await each((nth) => send(nth, `${path}/${first}`, { text: `Resposta ${Math.floor(nth / 2)}` }))
  const comments = await db.selectFrom('conversation_comments').select(['thread_id', 'text']).execute()
  expect(comments).toHaveLength(presses)
  expect(new Set(comments.map(({ text }) => text)).size).toBe(presses)
  expect(comments.filter(({ thread_id }) => thread_id === first)).toHaveLength(1 + presses / 2)

  // One notice for all; two processes find it at once.
  const notices = await db.selectFrom('conversation_notices').selectAll().execute()
  expect(notices).toMatchObject([{ side: 'staff' }])
  const jobs = [await startJobs(url, folder), await startJobs(url, folder)]
  const later = new Date(Date.parse(notices[0]?.due_at ?? '') + 1000).toISOString()
  expect(await Promise.all(jobs.map((child) => runJobsAt(child, later)))).toEqual([[], []])
  const mails = await db
    .selectFrom('outbox')
    .select(['recipient', 'subject'])
    .where('subject', 'like', `${presses} comentários novos:%`)
    .execute()
  expect(mails.length).toBeGreaterThan(0)
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length)
  expect(await db.selectFrom('conversation_notices').selectAll().execute()).toEqual([])

  for (const child of jobs) child.kill('SIGKILL')
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  await close()
})
