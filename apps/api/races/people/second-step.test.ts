import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../../src/accounts/passwords.ts'
import { codeAt, newSecret } from '../../src/accounts/second-step/totp.ts'
import type { OpenDatabase } from '../../src/database/database.ts'
import { openPostgres } from '../../src/database/postgres.ts'

// rule second-step
const email = 'helena@casa.test'
const password = 'lua-cheia-no-telhado'
const secret = newSecret()

let postgres: RealPostgres
let servers: [ServerProcess, ServerProcess]
let database: OpenDatabase
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())
beforeEach(async () => {
  const url = await postgres.createDatabase()
  const start = async () => startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  servers = await Promise.all([start(), start()])
  database = openPostgres(url, () => undefined)
  const at = new Date().toISOString()
  const { id } = await database.db
    .insertInto('users')
    .values({
      scope: 'admin',
      role: 'administrator',
      name: 'Helena Prado',
      email,
      password_hash: await hashPassword(password),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('second_steps')
    .values({ user_id: id, secret, created_at: at, turned_on_at: at })
    .execute()
  return async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
    await database.close()
  }
})

function post(nth: number, path: string, body: object): Promise<Response> {
  return fetch(`${servers[nth % 2]?.url}/backoffice/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function challenge(nth: number): Promise<string> {
  const { data } = (await (await post(nth, '/auth/login', { email, password })).json()) as {
    data: { challenge: string }
  }
  return data.challenge
}

const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort()

test('of twenty logins that give one code at once on two servers, one signs in', async () => {
  const challenges = await Promise.all(Array.from({ length: 20 }, (_, nth) => challenge(nth)))
  const code = codeAt(secret, new Date().toISOString())
  const answers = await Promise.all(
    challenges.map((one, nth) => post(nth, '/auth/code', { challenge: one, code })),
  )
  // The others are wrong codes: ten are counted, the rest is not looked at.
  expect(statuses(answers).filter((status) => status === 200)).toEqual([200])
  expect(await database.db.selectFrom('auth_sessions').select('id').execute()).toHaveLength(1)
})

test('of twenty guesses at once on two servers, ten are looked at', async () => {
  const one = await challenge(0)
  const guesses = Array.from({ length: 20 }, (_, nth) =>
    post(nth, '/auth/code', { challenge: one, code: 'guess-guess-guess' }),
  )
  const found = statuses(await Promise.all(guesses))
  expect(found.filter((status) => status === 422)).toHaveLength(10)
  expect(found.filter((status) => status === 429)).toHaveLength(10)
})
