import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { untilLocked } from '@ensaio/testing/server/lock-waits'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, transact } from '../../src/database/database.ts'
import { openPostgres } from '../../src/database/postgres.ts'

let postgres: RealPostgres
let env: Record<string, string>
beforeAll(async () => {
  postgres = await sharedPostgres()
  env = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: await newFolder() }
})
afterAll(() => postgres.stop())

const linkOf = (server: ServerProcess) => server.said().match(/setup\/([\w-]{43})\s/)?.[1] ?? ''

function create({ url }: ServerProcess, token: string, email: string) {
  return fetch(`${url}/backoffice/api/installation/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Helena Prado', email, password: 'lua-cheia-no-telhado' }),
  })
}

/** Runs the operators' command, as `npm run admin` does. */
async function invite(...words: string[]): Promise<{ printed: string; refused: boolean }> {
  const run = promisify(execFile)(process.execPath, ['scripts/admin.ts', 'invite', ...words], {
    env: { PATH: process.env.PATH, ...env },
  })
  return run.then(
    ({ stdout }) => ({ printed: stdout.trim(), refused: false }),
    ({ stderr }: { stderr: string }) => ({ printed: stderr.trim(), refused: true }),
  )
}

/** Follows an invitation's link; returns the answer and the cookie of the login session. */
async function follow(
  { url }: ServerProcess,
  link: string,
): Promise<{ status: number; scope: string; cookie: string }> {
  const token = new URL(link).searchParams.get('magictoken')
  const answer = await fetch(`${url}/backoffice/api/auth/magic/?token=${token}`)
  const { data } = (await answer.json()) as { data?: { scope: string } }
  return { status: answer.status, scope: data?.scope ?? '', cookie: answer.headers.get('set-cookie') ?? '' }
}

describe('the first administrator of an empty installation', () => {
  test('of twenty who follow the links of two servers at once, one gets the account, and the links close', async () => {
    const servers = await Promise.all([startServer(env), startServer(env)])
    const links = servers.map(linkOf)
    expect(links.every((link) => link.length === 43)).toBe(true)
    const at = <One>(list: readonly One[], nth: number) => list[nth % list.length] as One
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        create(at(servers, nth), at(links, nth >> 1), `h${nth}@casa.test`),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 404)])
    const cookie = answers.find(({ status }) => status === 200)?.headers.get('set-cookie') ?? ''
    const me = await fetch(`${servers[1].url}/backoffice/api/auth/user`, { headers: { cookie } })
    expect(await me.json()).toMatchObject({ data: { scope: 'admin', name: 'Helena Prado' } })
    for (const link of links) {
      const answer = await fetch(`${servers[0].url}/backoffice/api/installation/${link}`)
      expect(answer.status).toBe(404)
    }
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
  })

  test('with an administrator, a start prints no link', async () => {
    const server = await startServer(env)
    expect(server.said()).toContain('Ensaio is ready')
    expect(server.said()).not.toContain('/setup/')
    await server.end('SIGTERM')
  })
})

describe('npm run admin -- invite', () => {
  test('prints a link that signs a new administrator in once', async () => {
    const server = await startServer(env)
    const { printed, refused } = await invite('Rui@Casa.test', '--name', 'Rui Dias')
    expect(refused).toBe(false)
    expect(await follow(server, printed)).toMatchObject({ status: 200, scope: 'admin' })
    expect((await follow(server, printed)).status).toBe(404)
    await server.end('SIGTERM')
  })

  test('refuses what is no address, and the fourth link within an hour', async () => {
    expect(await invite('rui')).toMatchObject({
      refused: true,
      printed: expect.stringContaining('npm run admin'),
    })
    const again = [
      await invite('rui@casa.test'),
      await invite('rui@casa.test'),
      await invite('rui@casa.test'),
    ]
    expect(again.map(({ refused }) => refused)).toEqual([false, false, true])
  })
})

/** Sends two requests that meet: both wait for the locked rows of these users, and go on at once. Waits in the databases of other tests do not count. */
async function meeting(
  db: Database,
  users: number[],
  send: () => [Promise<Response>, Promise<Response>],
): Promise<[Response, Response]> {
  const sent = await transact(db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', 'in', users).forUpdate().execute()
    const answers = send()
    await untilLocked(db, answers)
    return { answers }
  })
  return Promise.all(sent.answers)
}

describe('the last administrator (rule last-administrator)', () => {
  test('of two who take each other’s role away at once, on two servers, one stays', async () => {
    const servers = await Promise.all([startServer(env), startServer(env)])
    const ask = (nth: number, cookie: string, path: string, body?: object) =>
      fetch(`${servers[nth % 2]?.url}/backoffice/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    const pair = await Promise.all(
      ['ana@duas.test', 'eva@duas.test'].map(async (email) => {
        const { cookie } = await follow(servers[0], (await invite(email)).printed)
        await ask(0, cookie, '/newpassword', { password: 'lua-cheia-no-telhado' })
        return { email, cookie }
      }),
    )
    const [ana, eva] = pair as [(typeof pair)[0], (typeof pair)[0]]
    type Person = { id: number; email: string; role: string; active: boolean }
    const team = async (cookie: string) =>
      ((await (await ask(0, cookie, '/staff/team')).json()) as { data: Person[] }).data
    const idOf = async (email: string, by: string) =>
      (await team(by)).find((person) => person.email === email)?.id ?? 0
    const ids = { ana: await idOf(ana.email, ana.cookie), eva: await idOf(eva.email, ana.cookie) }
    for (const { id, email } of await team(ana.cookie))
      if (email !== ana.email && email !== eva.email)
        await ask(0, ana.cookie, `/staff/team/${id}`, { active: false })

    const database = openPostgres(env.DATABASE_URL ?? '', () => undefined)
    for (let round = 0; round < 4; round += 1) {
      const answers = await meeting(database.db, [ids.ana, ids.eva], () => [
        ask(round, ana.cookie, `/staff/team/${ids.eva}`, { role: 'finance' }),
        ask(round + 1, eva.cookie, `/staff/team/${ids.ana}`, { role: 'finance' }),
      ])
      const statuses = answers.map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 409])
      const [winner, loser] = statuses[0] === 200 ? [ana, ids.eva] : [eva, ids.ana]
      const left = (await team(winner.cookie)).filter(
        ({ role, active }) => role === 'administrator' && active,
      )
      expect(left.map(({ email }) => email)).toEqual([winner.email])
      await ask(0, winner.cookie, `/staff/team/${loser}`, { role: 'administrator' })
    }
    await database.close()
    await Promise.all(servers.map((server) => server.end('SIGTERM')))
  })
})
