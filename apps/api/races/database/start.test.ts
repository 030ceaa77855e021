import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoFolder } from '@ensaio/testing/server/demo-folder'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { failToStart, newFolder, startServer } from '@ensaio/testing/server/server-process'
import { databaseAt } from '@ensaio/testing/server/shared-postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLetters } from '../../src/database/letters.ts'
import { migrations } from '../../src/database/migrations/migrate.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { demoAccounts } from '../../src/demo/accounts.ts'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

describe('the data folder belongs to one process', () => {
  test('a second process refuses to start and names the lock; the first keeps serving', async () => {
    const DATA_DIR = await demoFolder()
    const first = await startServer({ DATA_DIR })
    const second = await failToStart({ DATA_DIR })
    expect(second.exitCode).toBe(1)
    expect(second.said).toContain(join(DATA_DIR, 'lock.sock'))
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    expect(await first.end('SIGTERM')).toBe(0)
    expect(existsSync(join(DATA_DIR, 'lock.sock'))).toBe(false)
  })

  test('the folder of a killed process is taken over, with its data', async () => {
    const DATA_DIR = await demoFolder()
    const first = await startServer({ DATA_DIR, DEMO: '1' })
    const form = new URLSearchParams({ email: 'pospago@demo.test', password: 'ensaio123' })
    const login = await fetch(`${first.url}/api/auth/login`, { method: 'POST', body: form })
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
    await first.end('SIGKILL')
    expect(existsSync(join(DATA_DIR, 'lock.sock'))).toBe(true)
    const next = await startServer({ DATA_DIR, DEMO: '1' })
    const stillIn = await fetch(`${next.url}/api/auth/user`, { headers: { cookie } })
    expect(await stillIn.json()).toMatchObject({ data: { email: 'pospago@demo.test' } })
    await next.end('SIGTERM')
  })
})

test('data that was begun without the demo gets none, and no demo account is announced', async () => {
  const env = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: await newFolder() }
  const own = await startServer({ ...env, DEMO: '0' })
  await own.end('SIGTERM')
  const { db, close } = openPostgres(env.DATABASE_URL, () => undefined)
  await db.insertInto('providers').values({ name: 'Caio', city: 'São Paulo' }).execute()
  await close()
  const server = await startServer({ ...env, DEMO: '1' })
  const said = server.said()
  await server.end('SIGTERM')
  expect(said).not.toContain('@demo.test')
  expect(said).toContain('begun without it')
  expect(said).toContain('Create the first one')
})

test('a start and a stop are logged, with version and commit', async () => {
  const server = await startServer({ DATA_DIR: await demoFolder(), LOG_LEVEL: 'info' })
  const { version, commit } = (await (await fetch(`${server.url}/healthz`)).json()) as Record<string, string>
  expect(await server.end('SIGTERM')).toBe(0)
  const lines = () =>
    server
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { msg: string })
  await expect.poll(() => lines().at(-1)).toMatchObject({ msg: 'stopped', signal: 'SIGTERM' })
  const started = { msg: 'started', version, commit, storage: 'disk' }
  expect(lines()).toContainEqual(expect.objectContaining(started))
  expect(lines()).toContainEqual(expect.objectContaining({ msg: 'stopping', signal: 'SIGTERM' }))
})

test('a second server with its own disk is not ready, and says why; the first keeps serving', async () => {
  const env = { DATABASE_URL: await postgres.createDatabase() }
  const first = await startServer({ ...env, DATA_DIR: await newFolder() })
  const second = await startServer({ ...env, DATA_DIR: await newFolder() })
  const ready = async ({ url }: { url: string }) => {
    const answer = await fetch(`${url}/readyz`)
    return [answer.status, await answer.json()]
  }
  expect(await ready(first)).toEqual([200, { status: 'ready' }])
  expect(await ready(second)).toEqual([503, expect.objectContaining({ storage: 'separate' })])
  expect(second.said()).toContain('The files of this database are kept in another storage')
  await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')])
})

test('several processes may start on one empty Postgres: migrations and demo run once', async () => {
  const url = await postgres.createBareDatabase()
  const start = async () => startServer({ DATABASE_URL: url, DATA_DIR: await newFolder(), DEMO: '1' })
  const servers = await Promise.all([start(), start(), start()])
  const { db, close } = openPostgres(url, () => undefined)
  const done = await db.selectFrom('migrations').select('name').orderBy('name').execute()
  expect(done.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
  expect(await db.selectFrom('users').select('email').execute()).toHaveLength(demoAccounts.length)
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  await close()
})

describe('a server that cannot start says why, and how to fix it', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT:'],
    [{ PUBLIC_URL: 'ensaio' }, 'PUBLIC_URL:'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL:'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'DATABASE_URL:'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY:'],
    [{ NODE_ENV: 'production', RATE_LIMITS: 'off' }, 'RATE_LIMITS:'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV:'],
    [{ S3_BUCKET: 'ensaio' }, 'S3_ENDPOINT:'],
    [{ S3_ENDPOINT: 'https://s3.test' }, 'S3_BUCKET:'],
  ])('%j', async (env, named) => {
    const { exitCode, said } = await failToStart({ DATA_DIR: await newFolder(), ...env })
    expect(exitCode).toBe(1)
    expect(said).toContain(named)
    expect(said).not.toContain('    at ')
  })

  test('a bucket that does not answer, where the demo puts its files', async () => {
    const bucket = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    const env = { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:1', DEMO: '1' }
    const { exitCode, said } = await failToStart({ DATA_DIR: await newFolder(), ...env })
    expect(exitCode).toBe(1)
    expect(said).toContain('S3_ENDPOINT: the bucket does not answer')
    expect(said).not.toContain('DATABASE_URL')
  })

  test('a missing database, and a wrong password', async () => {
    const url = new URL(await postgres.createDatabase())
    url.pathname = '/none'
    const missing = await failToStart({ DATA_DIR: await newFolder(), DATABASE_URL: url.href })
    expect(missing.said).toContain('DATABASE_URL: there is no such database')
    url.pathname = '/postgres'
    url.password = 'not-this-one'
    const wrong = await failToStart({ DATA_DIR: await newFolder(), DATABASE_URL: url.href })
    expect(wrong.said).toContain('DATABASE_URL: the password is wrong')
    expect(wrong.said).not.toContain('not-this-one')
  })

  test('a database that does not know letters with accents', async () => {
    const url = await postgres.createBareDatabase()
    const name = `${new URL(url).pathname.slice(1)}_c`
    const { db, close } = openPostgres(url, () => undefined)
    await sql.raw(`create database ${name} locale_provider libc locale 'C' template template0`).execute(db)
    const failed = await failToStart({ DATA_DIR: await newFolder(), DATABASE_URL: databaseAt(url, name) })
    expect(failed).toMatchObject({ exitCode: 1, said: expect.stringContaining('letters with accents') })
    // The statement that the message proposes.
    const [, proposed = ''] = failed.said.match(/create database ensaio (.*)/) ?? []
    await sql.raw(`create database ${name}_utf8 ${proposed}`).execute(db)
    await close()
    const other = openPostgres(databaseAt(url, `${name}_utf8`), () => undefined)
    await checkLetters(other.db)
    await other.close()
  })

  test('an impossible data folder', async () => {
    const file = join(await newFolder(), 'file')
    await writeFile(file, 'not a folder')
    for (const DATA_DIR of [file, join(file, 'below'), join(tmpdir(), 'a'.repeat(300))]) {
      const { exitCode, said } = await failToStart({ DATA_DIR })
      expect([exitCode, said.trim().split('\n')]).toEqual([1, [expect.stringMatching(/^DATA_DIR: /)]])
    }
  })

  test('a port in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
    const address = other.address()
    const PORT = String(address !== null && typeof address === 'object' ? address.port : 0)
    const DATABASE_URL = await postgres.createDatabase()
    const { said } = await failToStart({ DATABASE_URL, DATA_DIR: await newFolder(), PORT })
    expect(said).toContain(`Port ${PORT} is in use`)
    other.close()
  })

  test('production starts without the demo', async () => {
    const env = { DATABASE_URL: await postgres.createDatabase(), NODE_ENV: 'production', RATE_LIMITS: 'on' }
    const server = await startServer({ ...env, DATA_DIR: await newFolder(), DEMO: '' })
    const { db, close } = openPostgres(env.DATABASE_URL, () => undefined)
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
    await server.end('SIGTERM')
    await close()
  })

  test('production refuses what was begun with the demo, until its administrator has another password', async () => {
    const env = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: await newFolder() }
    await (await startServer({ ...env, DEMO: '1' })).end('SIGTERM')
    const production = { ...env, NODE_ENV: 'production', RATE_LIMITS: 'on', DEMO: '' }
    const { exitCode, said } = await failToStart(production)
    expect([exitCode, said]).toEqual([1, expect.stringContaining('DEMO: this data was begun with the demo')])
    const { db, close } = openPostgres(env.DATABASE_URL, () => undefined)
    await db.updateTable('users').set({ password_hash: null }).where('role', '=', 'administrator').execute()
    await close()
    await (await startServer(production)).end('SIGTERM')
  })
})
