import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller } from '@ensaio/testing/server/demo-caller'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPostalCodes } from '../adapters/places/postal-codes.ts'

const noon = '2026-11-20T15:00:00.000Z'

/** A stand-in for a service; each test sets its answer. */
interface StandIn {
  url: string
  asked: string[]
  answer: RequestListener
  server: Server
}

async function standIn(): Promise<StandIn> {
  const server = createServer((request, response) => {
    it.asked.push(request.url ?? '')
    it.answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const it: StandIn = { url: `http://127.0.0.1:${port}`, asked: [], answer: () => undefined, server }
  return it
}

function says(status: number, body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

const hangs: RequestListener = () => undefined
const breaksOff: RequestListener = (_request, response) => void response.socket?.destroy()

const street = {
  cep: '01001-001',
  logradouro: 'Praça da Sé',
  complemento: 'lado par',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
  gia: '1004',
  ddd: '11',
  siafi: '7107',
}
const brasil = {
  cep: '01001001',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Sé',
  street: 'Praça da Sé',
  service: 'open-cep',
  timezoneName: 'America/Sao_Paulo',
  location: { type: 'Point', coordinates: {} },
}
const found = {
  postal_code: '01001001',
  street: 'Praça da Sé',
  neighborhood: 'Sé',
  city: 'São Paulo',
  state: 'SP',
}
const unknownAtBrasilApi = says(404, {
  name: 'CepPromiseError',
  message: 'Todos os serviços de CEP retornaram erro.',
  type: 'service_error',
  errors: [{ name: 'ServiceError', message: 'CEP NAO ENCONTRADO', service: 'correios' }],
})

let first: StandIn
let second: StandIn
let demo: DemoApp
let minutes = 0

beforeAll(async () => {
  ;[first, second] = await Promise.all([standIn(), standIn()])
  const postalCodes = openPostalCodes({ viaCepUrl: first.url, brasilApiUrl: second.url, cepOffline: false })
  demo = await openDemoApp({ now: noon, postalCodes })
})
afterAll(async () => {
  await demo.close()
  for (const { server } of [first, second]) server.closeAllConnections()
  await Promise.all([first, second].map(({ server }) => new Promise((done) => server.close(done))))
})
beforeEach(() => {
  // Services that gave no answer in the previous test may be asked again.
  minutes += 2
  demo.setClock(new Date(Date.parse(noon) + minutes * 60_000).toISOString())
  first.asked = []
  second.asked = []
})
afterEach(() => demo.db.deleteFrom('postal_codes').execute())

const find = (cep: string) => demoCaller(demo.app).get(`/cep/${cep}`)

describe('ViaCEP first', () => {
  test('is asked once: its answer is cached', async () => {
    first.answer = says(200, street)
    expect((await find('01001-001')).body).toEqual({ data: found })
    first.answer = says(500, 'gone')
    expect((await find('01001001')).body).toEqual({ data: found })
    expect([first.asked, second.asked]).toEqual([['/ws/01001001/json/'], []])
  })

  test('a CEP of a whole town has neither street nor neighbourhood', async () => {
    const town = { ...street, cep: '13270-000', logradouro: '', bairro: '', localidade: 'Valinhos' }
    first.answer = says(200, town)
    expect((await find('13270-000')).body.data).toEqual({
      postal_code: '13270000',
      street: '',
      neighborhood: '',
      city: 'Valinhos',
      state: 'SP',
    })
  })

  test.each([
    ['erro: "true"', says(200, { erro: 'true' })],
    ['erro: true', says(200, { erro: true })],
    ['a 400 in HTML', says(400, '<h1>Http 400</h1>', { 'content-type': 'text/html' })],
  ])('%s means an unknown CEP, and BrasilAPI is asked', async (_what, answer) => {
    first.answer = answer
    second.answer = says(200, brasil)
    expect((await find('01001-001')).body).toEqual({ data: found })
    expect(second.asked).toEqual(['/api/cep/v2/01001001'])
  })

  test('erro: false is no error', async () => {
    first.answer = says(200, { ...street, erro: false })
    expect((await find('01001-001')).body).toEqual({ data: found })
    expect(second.asked).toEqual([])
  })
})

describe('when it gives no answer', () => {
  test.each<[string, RequestListener]>([
    ['is down', breaksOff],
    ['fails', says(503, 'down')],
    ['has blocked us', says(429, 'slow down')],
    ['says HTML', says(200, '<html>', { 'content-type': 'text/html' })],
    ['says something else', says(200, { cep: '01001-001' })],
    ['says another CEP', says(200, { ...street, cep: '99999-999' })],
    ['says too much', says(200, { ...street, complemento: 'x'.repeat(70_000) })],
    ['hangs', hangs],
  ])('ViaCEP %s: BrasilAPI is asked, and is the only one asked for a minute', async (_what, answer) => {
    first.answer = answer
    second.answer = says(200, brasil)
    expect((await find('01001-001')).body).toEqual({ data: found })
    await demo.db.deleteFrom('postal_codes').execute()
    await find('01001-001')
    expect([first.asked.length, second.asked.length]).toEqual([1, 2])
    await demo.db.deleteFrom('postal_codes').execute()
    demo.setClock(new Date(Date.parse(noon) + minutes * 60_000 + 60_000).toISOString())
    first.answer = says(200, street)
    await find('01001-001')
    expect([first.asked.length, second.asked.length]).toEqual([2, 2])
  })

  test('a redirect is not followed', async () => {
    first.answer = says(302, '', { location: `${second.url}/elsewhere` })
    second.answer = says(200, brasil)
    expect((await find('01001-001')).body).toEqual({ data: found })
    expect(second.asked).toEqual(['/api/cep/v2/01001001'])
  })

  test('BrasilAPI’s nulls are empty texts', async () => {
    first.answer = breaksOff
    second.answer = says(200, { ...brasil, neighborhood: null, street: null })
    expect((await find('01001-001')).body.data).toMatchObject({
      street: '',
      neighborhood: '',
      city: 'São Paulo',
    })
  })

  test('and BrasilAPI neither: the bundled table answers, without asking again', async () => {
    first.answer = breaksOff
    second.answer = breaksOff
    const paulista = { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo' }
    expect((await find('01310-100')).body.data).toMatchObject(paulista)
    expect((await find('01310-200')).body.data).toMatchObject(paulista)
    expect([first.asked.length, second.asked.length]).toEqual([1, 1])
    const other = await find('69900-001')
    expect([other.status, other.body.error_message]).toEqual([
      404,
      'Não foi possível consultar o CEP agora. Preencha o endereço.',
    ])
  })
})

test('a CEP unknown to both is 404 with a message, and may be asked again', async () => {
  first.answer = says(200, { erro: 'true' })
  second.answer = unknownAtBrasilApi
  for (let call = 0; call < 2; call += 1) {
    const answer = await find('99999-999')
    expect([answer.status, answer.body.error_message]).toEqual([
      404,
      'Não encontramos este CEP. Confira os números ou preencha o endereço.',
    ])
  }
  expect([first.asked.length, second.asked.length]).toEqual([2, 2])
})

test.each(['0100100', '010010011', '01001-00a', 'abcdefgh', '..%2f..%2fapi', '01001%20001'])(
  '%s is no CEP, and no service is asked',
  async (cep) => {
    const answer = await find(cep)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['cep']])
    expect([first.asked, second.asked]).toEqual([[], []])
  },
)

test('offline, no service is asked: the CEPs of the demo and of main avenues are known', async () => {
  const offline = await openDemoApp({
    postalCodes: openPostalCodes({ viaCepUrl: first.url, brasilApiUrl: second.url, cepOffline: true }),
    config: { rateLimits: true },
  })
  const ask = (cep: string) => demoCaller(offline.app).get(`/cep/${cep}`)
  for (const cep of ['01426-001', '22410-000', '90570-080', '04538-133']) {
    expect((await ask(cep)).status).toBe(200)
  }
  expect((await ask('99999-999')).status).toBe(404)
  expect([first.asked, second.asked]).toEqual([[], []])
  // The limit is thirty a minute.
  const statuses = []
  for (let call = 0; call < 26; call += 1) statuses.push((await ask('01426-001')).status)
  expect(statuses.slice(-2)).toEqual([200, 429])
  await offline.close()
})
