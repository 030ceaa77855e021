import { join } from 'node:path'
import type { OperationStatus } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../adapters/clock.ts'
import { closedGateway } from '../adapters/gateway/gateway-simulated.ts'
import type { Mailer } from '../adapters/mail/mail.ts'
import { diskStorage } from '../adapters/storage/disk-storage.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { linksOf } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { openPglite } from '../database/pglite.ts'
import { deliverMail } from '../jobs/deliver-mail.ts'
import { writeLetter } from '../mail/letters/write-letter.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { jobsNow, runJob, startOperation } from './operation.ts'
import { countQueues } from './repository/pending-work.ts'

const token = 'a-token-of-24-characters'
const now = '2026-11-20T15:00:00.000Z'
const clock = { now: () => now }
const said: string[] = []
const letter = writeLetter({
  recipient: 'ana@exemplo.test',
  name: 'Ana',
  subject: 'Oi',
  about: null,
  parts: [],
})
const links = linksOf('http://localhost:3000')
let demo: DemoApp
let admin: Caller
const operation = startOperation(readConfig({}), clock, () => ({ open: 3, idle: 2, waiting: 0 }))
beforeAll(async () => {
  demo = await openDemoApp({
    operation,
    metricsToken: token,
    logs: { write: (line) => said.push(line) },
    config: { logLevel: 'info' },
  })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())

const broken: Storage = {
  put: () => Promise.reject(new Error('EACCES: /secret/folder')),
  open: async () => null,
  move: async () => false,
  remove: async () => undefined,
  list: async function* () {},
}

function appWith(ports: { db?: DemoApp['db']; storage?: Storage }) {
  const mailer: Mailer = { send: async () => undefined }
  const rest = { clock: systemClock, gateway: closedGateway, mailer, postalCodes: [], places: null }
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), rateLimits: false }
  return buildApp(config, { db: demo.db, storage: broken, ...rest, ...ports })
}

describe('/readyz names the failing part, without paths', () => {
  test('a storage that cannot be written', async () => {
    const app = await appWith({})
    const answer = await demoCaller(app).get('//readyz')
    expect([answer.status, answer.body]).toEqual([
      503,
      { status: 'not ready', database: 'ok', migrations: 'ok', storage: 'away' },
    ])
    expect(answer.text).not.toContain('secret')
    await app.close()
  })

  test('a missing migration', async () => {
    await demo.db.deleteFrom('migrations').where('name', '=', '0050-rate-limits').execute()
    const app = await appWith({})
    expect((await demoCaller(app).get('//readyz')).body).toMatchObject({ migrations: 'missing' })
    await demo.db.insertInto('migrations').values({ name: '0050-rate-limits', done_at: now }).execute()
    await app.close()
  })

  test('a storage that is not the database’s own', async () => {
    await demoCaller(demo.app).get('//readyz')
    const app = await appWith({ storage: diskStorage(join(demo.files, '../elsewhere')) })
    expect((await demoCaller(app).get('//readyz')).body).toMatchObject({ storage: 'separate' })
    await app.close()
    const { id } = await demo.db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
    await demo.db.updateTable('installation').set({ id: 'another' }).execute()
    const other = await appWith({ storage: diskStorage(demo.files) })
    expect((await demoCaller(other).get('//readyz')).body).toMatchObject({
      status: 'not ready',
      storage: 'shared',
    })
    await other.close()
    await demo.db.updateTable('installation').set({ id }).execute()
  })

  test('no database', async () => {
    const gone = await openPglite()
    const app = await appWith({ db: gone.db })
    await gone.close()
    expect((await demoCaller(app).get('//readyz')).body).toMatchObject({
      database: 'away',
      migrations: 'unknown',
    })
    await app.close()
  })
})

describe('/metrics', () => {
  const ask = (headers: Record<string, string>, remoteAddress = '203.0.113.9') =>
    demo.app.inject({ url: '/metrics', headers, remoteAddress })

  test.each([
    ['somebody else', {}, '203.0.113.9', 404],
    ['a wrong token', { authorization: 'Bearer another-token-24-chars' }, '203.0.113.9', 404],
    ['a right token', { authorization: `Bearer ${token}` }, '203.0.113.9', 200],
    ['this machine', {}, '127.0.0.1', 200],
    ['this machine', {}, '::1', 200],
    [
      'a request forwarded by a proxy on this machine',
      { 'x-forwarded-for': '203.0.113.9' },
      '127.0.0.1',
      404,
    ],
    ['a forged forwarded address of this machine', { 'x-forwarded-for': '127.0.0.1' }, '203.0.113.9', 404],
  ])('for %s (%j from %s): %i', async (_who, headers, from, status) => {
    expect((await ask(headers as Record<string, string>, from)).statusCode).toBe(status)
  })

  test('counts answers by route, never by address, and waiting mails', async () => {
    const before = (await ask({}, '127.0.0.1')).body
    const count = (text: string, series: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')
          .at(-1) ?? 0,
      )
    const route = 'method="GET",route="/api/sessions/public/:token"'
    await demoCaller(demo.app).get('/sessions/public/secret-token-1')
    await demoCaller(demo.app).get('/sessions/public/secret-token-2')
    const { body, headers } = await ask({}, '127.0.0.1')
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    const series = `http_requests_total{${route},status="404"}`
    expect(count(body, series) - count(before, series)).toBe(2)
    expect(count(body, `http_request_duration_seconds_bucket{${route},le="+Inf"}`)).toBe(2)
    expect(count(body, `http_request_duration_seconds_count{${route}}`)).toBe(2)
    expect(body).not.toContain('secret-token')
    const { waiting } = await demo.db
      .selectFrom('outbox')
      .select((one) => one.fn.countAll<string>().as('waiting'))
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(count(body, 'ensaio_outbox_waiting')).toBe(Number(waiting))
    expect(count(body, 'ensaio_outbox_failed')).toBe(1)
    expect(count(body, 'ensaio_db_connections_open')).toBe(3)
    expect(count(body, 'ensaio_database_up')).toBe(1)
  })

  test('every line matches the text format', async () => {
    const line = /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{([a-z]+="[^"]*",?)+\})? [\d.e+-]+)$/
    const { body } = await ask({}, '127.0.0.1')
    expect(
      body
        .trimEnd()
        .split('\n')
        .filter((one) => !line.test(one)),
    ).toEqual([])
  })
})

test('an answer is logged with its route and duration', async () => {
  await demoCaller(demo.app).get('/sessions/public/secret-token-3')
  const last = JSON.parse(said.findLast((line) => line.includes('"answered"')) ?? '{}')
  expect(last).toMatchObject({ route: '/api/sessions/public/:token', status: 404, ms: expect.any(Number) })
})

describe('"Situação"', () => {
  const status = async () => (await admin.get('/staff/status')).body.data as unknown as OperationStatus

  test('shows parts, queues and jobs', async () => {
    expect(await status()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      started_at: now,
      database: { kind: 'embedded', is_reachable: true },
      storage: { kind: 'disk', is_reachable: true },
      gateway: { kind: 'simulated' },
      mail: { kind: 'folder', failed: 1 },
      phones: [
        { channel: 'whatsapp', is_on: false, waiting: 0, failed: 0, trouble: null },
        { channel: 'sms', is_on: false, waiting: 0, failed: 0, trouble: null },
      ],
      jobs: [
        { name: 'deliver-mail', last_run_at: null },
        { name: 'resolve-payments' },
        { name: 'forget-expired' },
        { name: 'sweep-files' },
        { name: 'clean-files' },
        { name: 'close-months' },
        { name: 'send-reminders' },
        { name: 'locate-sessions' },
        { name: 'deliver-webhooks' },
        { name: 'deliver-messages' },
        { name: 'make-derivatives' },
        { name: 'draw-plan-pages' },
        { name: 'shorten-days' },
        { name: 'archive-originals' },
        { name: 'add-partitions' },
      ],
    })
  })

  test('a picture that cannot be drawn is told with its photo, once it failed three times', async () => {
    const [photo] = await demo.db
      .selectFrom('photos')
      .innerJoin('session_products as p', 'p.id', 'photos.session_product_id')
      .select(['photos.id', 'photos.position', 'p.session_id'])
      .orderBy('photos.id')
      .execute()
    const row = {
      photo_id: photo?.id ?? 0,
      due_at: now,
      last_error: 'Input buffer contains unsupported format',
    }
    const write = (attempts: number) => demo.db.updateTable('photo_derivatives').set({ attempts }).execute()
    await demo.db
      .insertInto('photo_derivatives')
      .values({ ...row, kind: 'web', attempts: 2 })
      .execute()
    expect((await status()).pictures).toEqual({ waiting: 1, stuck: 0, trouble: null })
    await write(3)
    const trouble = `Ensaio ${photo?.session_id}, foto ${(photo?.position ?? 0) + 1}: ${row.last_error}`
    expect((await status()).pictures).toEqual({ waiting: 1, stuck: 1, trouble })
    const { payload } = await demo.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(payload).toContain('ensaio_pictures_stuck 1')
    await demo.db.deleteFrom('photo_derivatives').execute()
  })

  test('a failing job shows time and reason until it succeeds', async () => {
    const run = (job: (failed: (error: unknown) => void) => Promise<unknown>) =>
      runJob(operation, { name: 'deliver-mail', clock, log: () => undefined }, job)
    const first = async () => (await status()).jobs[0]
    await run(() => Promise.reject(new Error('connect ECONNREFUSED')))
    expect(await first()).toMatchObject({ failed_at: now, last_error: 'connect ECONNREFUSED' })
    // A mail that fails is reported during the round, which itself succeeds.
    await run(async (failed) => failed(new Error('421 busy')))
    expect(await first()).toMatchObject({ last_error: '421 busy' })
    await run(async () => undefined)
    expect(await first()).toEqual({
      name: 'deliver-mail',
      last_run_at: now,
      failed_at: null,
      last_error: null,
    })
  })

  const failing = async () => {
    const { payload } = await demo.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    return Number(payload.match(/^ensaio_jobs_failing (\d+)$/m)?.[1])
  }

  test('a mail that waits for its next try counts as failing in the rounds between, until it is sent', async () => {
    await transact(demo.db, (tx) => enqueueMail(tx, letter, now))
    let later = now
    let isAway = true
    const mailer: Mailer = {
      send: async () => {
        if (isAway) throw new Error('connect ECONNREFUSED 10.0.0.7:587')
      },
    }
    const from = { name: '', address: 'ola@ensaio.test' }
    const passing = { now: () => later }
    const round = () =>
      runJob(operation, { name: 'deliver-mail', clock: passing, log: () => undefined }, (failed) =>
        deliverMail({ db: demo.db, clock: passing, mailer, from, links }, failed),
      )
    expect(await failing()).toBe(0)
    await round()
    // Nothing is due: these rounds do not try the mail server.
    for (let idle = 0; idle < 3; idle += 1) {
      await round()
      expect(await failing()).toBe(1)
      expect((await status()).jobs[0]).toMatchObject({ last_error: 'connect ECONNREFUSED 10.0.0.7:587' })
    }
    // Another server, or this one after a restart, shows it, too.
    const fresh = startOperation(readConfig({}), clock)
    expect(jobsNow(fresh, await countQueues(demo.db))[0]).toMatchObject({ failed_at: expect.any(String) })
    isAway = false
    later = '2026-11-20T15:30:00.000Z'
    await round()
    expect([await failing(), (await status()).jobs[0]?.failed_at]).toEqual([0, null])
  })

  test('a failed look-up of a payment counts as failing while a payment is open', async () => {
    const round = (job: (failed: (error: unknown) => void) => Promise<string>) =>
      runJob(operation, { name: 'resolve-payments', clock, log: () => undefined }, job)
    const queues = { ...(await countQueues(demo.db)), openPayments: 1 }
    const failedAt = (open: number) =>
      jobsNow(operation, { ...queues, openPayments: open }).find(({ name }) => name === 'resolve-payments')
        ?.failed_at
    await round(async (failed) => {
      failed(new Error('503'))
      return 'done'
    })
    await round(async () => 'idle')
    expect([failedAt(1), failedAt(0)]).toEqual([now, null])
    await round(async () => 'done')
    expect(failedAt(1)).toBeNull()
  })

  test('shows the parts of the configuration', () => {
    const kinds = (env: Record<string, string>) => startOperation(readConfig(env), clock).kinds
    const s3 = {
      S3_ENDPOINT: 'http://s3.test',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    const card = { SAFE2PAY_API_KEY: 'k', SAFE2PAY_SECRET_KEY: 's' }
    expect(kinds({ DATABASE_URL: 'postgres://db/x', SMTP_URL: 'smtp://mail', ...s3, ...card })).toEqual({
      database: 'postgres',
      storage: 'bucket',
      gateway: 'sandbox',
      mail: 'smtp',
    })
    expect(kinds({ NODE_ENV: 'production' }).gateway).toBe('closed')
    expect(kinds({ NODE_ENV: 'production', ...card }).gateway).toBe('safe2pay')
  })
})
