import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { reportFigure } from '@ensaio/testing/history/trust-figures'
import { buildShop } from '@ensaio/testing/scenes/shop'
import { multipart } from '@ensaio/testing/server/demo-form'
import { type RealPostgres, startPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, startServer, startThenKill } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../src/database/database.ts'
import { migrations } from '../src/database/migrations/migrate.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { randomFrom } from '../src/demo/random.ts'
import { writeLetter } from '../src/mail/letters/write-letter.ts'
import { enqueueMail } from '../src/mail/repository/outbox.ts'

const isFull = process.env.TRUST === 'full'
const kills = 20
const preload = `--import=${new URL('../../../packages/testing/src/faults/shift-clock.ts', import.meta.url).pathname}`

let postgres: RealPostgres
beforeAll(async () => {
  if (isFull) postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

describe.runIf(isFull)(`killed ${kills} times at work`, () => {
  test('migrations: the next start finishes them', async () => {
    const random = randomFrom(20)
    let unfinished = 0
    for (let round = 0; round < kills; round += 1) {
      const url = await postgres.createBareDatabase()
      const { db, close } = openPostgres(url, () => undefined)
      const isMade = async () =>
        (await db.introspection.getTables()).some(({ name }) => name === 'migrations')
      const connections = async () => {
        const { rows } = await sql<{ there: number }>`select count(*)::int as there from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
        return rows[0]?.there ?? 0
      }
      await startThenKill({ DATABASE_URL: url, DATA_DIR: await newFolder() }, async () => {
        await expect.poll(connections, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0)
        // From now on the migrations are running or just done.
        await setTimeout(random.between(0, 150))
      })
      if (!(await isMade())) unfinished += 1
      const next = await startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
      const done = await db.selectFrom('migrations').select('name').orderBy('name').execute()
      expect(done.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
      await next.end('SIGTERM')
      await close()
    }
    reportFigure(
      'all: start/stop',
      `killed ${kills} times while starting, ${unfinished} of them before its steps were done: 20 next starts ok`,
    )
  }, 900_000)

  test('setting a company up: nothing is stored, or everything', async () => {
    const url = await postgres.createDatabase()
    const folder = await newFolder()
    const start = () => startServer({ DATABASE_URL: url, DATA_DIR: folder })
    await (await start()).end('SIGTERM')
    const { db, close } = openPostgres(url, () => undefined)
    const shop = await buildShop(db, 0)
    await db.updateTable('users').set({ first_login: true }).execute()
    const picture = await sharp({ create: { width: 1800, height: 900, channels: 3, background: '#0b5351' } })
      .png()
      .toBuffer()
    const random = randomFrom(7)
    const names: (string | null)[] = []
    for (let round = 0; round < kills; round += 1) {
      const server = await start()
      const form = new URLSearchParams({ email: shop.email, password: shop.password })
      const login = await fetch(`${server.url}/api/auth/login`, { method: 'POST', body: form })
      const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const { payload, headers } = await multipart({
        identification: 'AA.345.678/0001-14',
        corporate_name: `Empresa ${round}`,
        address: JSON.stringify({
          postal_code: '01310-100',
          street: 'Avenida Paulista',
          number: '1500',
          neighborhood: 'Bela Vista',
          city: 'São Paulo',
          state: 'SP',
        }),
        logo: { bytes: picture, name: 'logo.png', type: 'image/png' },
      })
      const body = new Uint8Array(payload)
      const sent = fetch(`${server.url}/api/client`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body,
      }).then(
        ({ status }) => status,
        () => 0,
      )
      await setTimeout(random.between(0, 120))
      await server.end('SIGKILL')
      const status = await sent
      const row = await db
        .selectFrom('companies')
        .selectAll()
        .where('id', '=', shop.companyId)
        .executeTakeFirstOrThrow()
      // An acknowledged change is stored, and never half of one.
      if (status === 200) expect(row.corporate_name).toBe(`Empresa ${round}`)
      const parts = [row.identification, row.corporate_name, row.address, row.logo_file]
      expect([0, parts.length]).toContain(parts.filter((part) => part !== null).length)
      if (row.logo_file !== null)
        expect(await readdir(join(folder, 'files/logos'))).toContain(row.logo_file.split('/')[1])
      names.push(row.corporate_name)
    }
    await close()
    reportFigure(
      'POST client',
      `killed ${kills} times mid-request: ${new Set(names).size} whole states seen, 0 half companies`,
    )
  }, 600_000)

  test('mails: none is missing, and at most one per kill arrives twice', async () => {
    const received = new Map<string, number>()
    const smtp = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, session, callback) {
        stream.resume()
        stream.on('end', () => {
          const to = session.envelope.rcptTo[0]?.address ?? ''
          received.set(to, (received.get(to) ?? 0) + 1)
          callback()
        })
      },
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const address = smtp.server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const DATABASE_URL = await postgres.createDatabase()
    const folder = await newFolder()
    await (await startServer({ DATABASE_URL, DATA_DIR: folder })).end('SIGTERM')
    const { db, close } = openPostgres(DATABASE_URL, () => undefined)
    const now = new Date().toISOString()
    await transact(db, async (tx) => {
      for (let nth = 0; nth < 200; nth += 1)
        await enqueueMail(
          tx,
          writeLetter({ recipient: `p${nth}@nova.test`, name: null, subject: 'Oi', about: null, parts: [] }),
          now,
        )
    })
    for (let round = 0; round <= kills; round += 1) {
      // Six minutes later, when mails held by the killed server may be sent again.
      const server = await startServer({
        DATABASE_URL,
        DATA_DIR: folder,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        NODE_OPTIONS: preload,
        CLOCK_SHIFT: String(round * 6 * 60_000),
      })
      const before = received.size
      const enough = round === kills ? 200 : Math.min(200, before + 5)
      await expect.poll(() => received.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough)
      await server.end(round === kills ? 'SIGTERM' : 'SIGKILL')
    }
    await close()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
    const most = Math.max(...received.values())
    const doubled = [...received.values()].filter((count) => count > 1).length
    expect([received.size, most <= 2]).toEqual([200, true])
    expect(doubled).toBeLessThanOrEqual(kills)
    reportFigure(
      'all: e-mail',
      `200 mails, the sender killed ${kills} times: 0 missing, ${doubled} came twice, none more often`,
    )
  }, 900_000)
})
