import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

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

/** Follows an invitation's link; returns the cookie of the login session. */
async function follow({ url }: ServerProcess, link: string): Promise<{ status: number; scope: string }> {
  const token = new URL(link).searchParams.get('magictoken')
  const answer = await fetch(`${url}/backoffice/api/auth/magic/?token=${token}`)
  const { data } = (await answer.json()) as { data?: { scope: string } }
  return { status: answer.status, scope: data?.scope ?? '' }
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
    expect(await follow(server, printed)).toEqual({ status: 200, scope: 'admin' })
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
