import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { multipart } from '@ensaio/testing/server/demo-form'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A house that was never set up, on two processes: what is said to one is read from the other.
let postgres: RealPostgres
let servers: [ServerProcess, ServerProcess]
let cookie = ''
beforeAll(async () => {
  postgres = await sharedPostgres()
  const env = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: await newFolder() }
  servers = await Promise.all([startServer(env), startServer(env)])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')))
  await postgres.stop()
})

const [one, other] = [0, 1] as const
const addressOf = (nth: 0 | 1, path: string) => `${servers[nth].url}/backoffice/api${path}`

async function dataOf(answer: Response) {
  const { data } = (await answer.json()) as { data: unknown }
  return { status: answer.status, data }
}

const tell = async (nth: 0 | 1, path: string, body: object, key?: string) =>
  dataOf(
    await fetch(addressOf(nth, path), {
      method: 'POST',
      headers: {
        ...{ cookie, 'content-type': 'application/json' },
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    }),
  )

async function read<T>(nth: 0 | 1, path: string): Promise<T> {
  return (await dataOf(await fetch(addressOf(nth, path), { headers: { cookie } }))).data as T
}

test('the first run through one process is read from the other (rules set-up-link and first-run)', async () => {
  const token = servers[one].said().match(/setup\/([\w-]{43})\s/)?.[1] ?? ''
  const person = { name: 'Helena Prado', email: 'helena@casa.test', password: 'lua-cheia-no-telhado' }
  const answer = await fetch(addressOf(other, `/installation/${token}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  expect(answer.status).toBe(200)
  cookie = answer.headers.get('set-cookie') ?? ''

  const { payload, headers } = await multipart({ name: 'Casa Nova', time_zone: 'America/Sao_Paulo' })
  const saved = await fetch(addressOf(one, '/staff/brand'), {
    method: 'POST',
    headers: { ...headers, cookie },
    body: new Uint8Array(payload),
  })
  expect(saved.status).toBe(200)
  const santos = { name: 'Santos', state: 'SP', time_zone: 'America/Sao_Paulo' }
  expect((await tell(one, '/staff/cities', santos)).status).toBe(200)
  const packages = [{ key: 'complete', name: 'Completo', final_price: 699 }]
  expect((await tell(one, '/staff/services/packages', { packages })).status).toBe(200)
  for (const { name } of await read<{ name: string }[]>(other, '/staff/cities')) {
    const caio = { name: `Caio de ${name}`, email: `caio@${name.length}.test`, phone: '+5511912345678' }
    const added = await tell(one, '/staff/providers', { ...caio, city: name, working_days: [1, 2, 3] })
    expect(added.status).toBe(200)
  }
  const company = {
    ...{ name: 'Leste', payment_plan: 2 },
    contact: { name: 'Rita Lobo', email: 'rita@leste.test', phone: '+5511912345678' },
  }
  expect((await tell(one, '/staff/companies', company)).status).toBe(200)

  const steps = await read<{ name: string; done: boolean }[]>(other, '/staff/first-steps')
  expect(steps.flatMap(({ name, done }) => (done ? [] : [name]))).toEqual([
    'mails',
    'payments',
    'terms',
    'colleague',
    'visit',
  ])
  expect(await read(other, '/staff/cities/without-visits')).toEqual([])
})

test('a changed brand reaches the pages of the other process (rule house-brand)', async () => {
  const titles = async () =>
    (await (await fetch(`${servers[other].url}/`, { headers: { accept: 'text/html' } })).text()).match(
      /<title>[^<]*/,
    )?.[0]
  // The server's own test keeps the five seconds (brand.test.ts).
  await expect.poll(titles).toContain('Casa Nova')
})

test('a changed setting holds for the next order at the other process, and the order before keeps its terms (rule terms-of-the-order)', async () => {
  const { companies } = await read<{ companies: { id: number; name: string }[] }>(other, '/staff/companies')
  const leste = companies.find(({ name }) => name === 'Leste')?.id ?? 0
  const { people } = await read<{ people: { id: number }[] }>(one, `/staff/companies/${leste}`)
  const [service] = await read<{ id: number }[]>(other, '/staff/services')
  const orderAt = async (nth: 0 | 1, key: string) => {
    const order = { ...demoOrder(service?.id ?? 0), person_id: people[0]?.id }
    const placed = await tell(nth, `/staff/companies/${leste}/orders`, order, key)
    expect(placed.status, JSON.stringify(placed.data)).toBe(200)
    return (placed.data as { sessions: { id: number }[] }).sessions[0]?.id ?? 0
  }
  const feeOf = async (nth: 0 | 1, id: number) =>
    (await read<{ terms: { late_fee_percent: number } }>(nth, `/sessions/${id}`)).terms.late_fee_percent

  const before = await orderAt(other, 'one-house-key-00000001')
  const { settings } = await read<{ settings: { late_fee_percent: number } }>(one, '/staff/settings')
  const changed = { ...settings, late_fee_percent: settings.late_fee_percent + 15 }
  expect((await tell(one, '/staff/settings', changed)).status).toBe(200)
  const after = await orderAt(other, 'one-house-key-00000002')
  expect(await feeOf(other, after)).toBe(changed.late_fee_percent)
  expect(await feeOf(one, before)).toBe(settings.late_fee_percent)
})
