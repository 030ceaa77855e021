import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Address, addressParts } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPlaces } from '../adapters/places/places-google.ts'

const key = 'AIzaSy-ThisIsNoKey_0123456789'
const augusta = 'ChIJ0QpZTn2KzpQRb9SMf3x0015'
// Places that are only a line of text have ids as long as this one.
const long = `EjBSdWEgQXVndXN0YSwgMTUwMCwgU8OjbyBQYXVsbw${'aB-_'.repeat(50)}`

interface Asked {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: unknown
}

function says(status: number, body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** A stand-in for Google; each test sets its answer. */
let google: { server: Server; url: string; asked: Asked[]; answer: RequestListener }
let demo: DemoApp
let client: Caller
const lines: string[] = []

async function listen(): Promise<typeof google> {
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { method, url, headers } = request
    google.asked.push({ method, url, headers, body: text === '' ? null : JSON.parse(text) })
    google.answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, url: `http://127.0.0.1:${port}`, asked: [], answer: () => undefined }
}

async function signedIn({ app }: DemoApp, email = 'pospago@demo.test'): Promise<Caller> {
  const caller = demoCaller(app)
  await caller.post('/auth/login', { email, password: 'ensaio123' })
  return caller
}

beforeAll(async () => {
  google = await listen()
  demo = await openDemoApp({
    places: openPlaces({ googlePlaces: { key, url: google.url } }),
    config: { logLevel: 'trace' },
    logs: { write: (line) => void lines.push(line) },
  })
  client = await signedIn(demo)
})
afterAll(async () => {
  await demo.close()
  google.server.closeAllConnections()
  await new Promise((done) => google.server.close(done))
})
beforeEach(() => {
  google.asked = []
  lines.length = 0
})

const prediction = (placeId: string, main: string, secondary?: string) => ({
  placePrediction: {
    place: `places/${placeId}`,
    placeId,
    text: { text: [main, secondary].filter(Boolean).join(' - '), matches: [{ endOffset: 11 }] },
    structuredFormat: {
      mainText: { text: main, matches: [{ endOffset: 11 }] },
      ...(secondary ? { secondaryText: { text: secondary } } : {}),
    },
    types: ['street_address', 'geocode'],
  },
})
const part = (longText: string, shortText: string, ...types: string[]) => ({
  longText,
  shortText,
  types,
  languageCode: 'pt-BR',
})
const saoPaulo = {
  id: 'ChIJxQ7N5bRYzpQRVu3GQ0t1500',
  formattedAddress: 'R. Augusta, 1500 - Consolação, São Paulo - SP, 01304-001, Brasil',
  addressComponents: [
    part('1500', '1500', 'street_number'),
    part('Rua Augusta', 'R. Augusta', 'route'),
    part('Consolação', 'Consolação', 'sublocality_level_1', 'sublocality', 'political'),
    part('São Paulo', 'São Paulo', 'administrative_area_level_2', 'political'),
    part('São Paulo', 'SP', 'administrative_area_level_1', 'political'),
    part('Brasil', 'BR', 'country', 'political'),
    part('01304-001', '01304-001', 'postal_code'),
  ],
  googleMapsUri: 'https://maps.google.com/?cid=10281119596374313554',
  location: { latitude: -23.5561, longitude: -46.6589 },
}
const guarulhos = {
  id: augusta,
  formattedAddress: 'R. Augusta - Vila Augusta, Guarulhos - SP, 07025, Brasil',
  addressComponents: [
    part('Rua Augusta', 'R. Augusta', 'route'),
    part('Vila Augusta', 'Vila Augusta', 'political', 'sublocality', 'sublocality_level_1'),
    part('Guarulhos', 'Guarulhos', 'administrative_area_level_2', 'political'),
    part('São Paulo', 'SP', 'administrative_area_level_1', 'political'),
    part('Brasil', 'BR', 'country', 'political'),
    part('07025', '07025', 'postal_code', 'postal_code_prefix'),
  ],
}

describe('a search of places', () => {
  test('asks Google for places in Brazil, in Portuguese, with the key in a header', async () => {
    google.answer = says(200, {
      suggestions: [
        prediction(augusta, 'Rua Augusta, 15', 'Vila Augusta, Guarulhos - SP'),
        prediction(long, 'Rua Augusta'),
        { queryPrediction: { text: { text: 'rua augusta restaurantes' } } },
        prediction('../etc', 'Somewhere else'),
      ],
    })
    const answer = await client.get('/places?input=%20rua%20augusta%20&session_token=0a1b-_C')
    expect(answer.body.data).toEqual({
      enabled: true,
      places: [
        { id: augusta, title: 'Rua Augusta, 15', subtitle: 'Vila Augusta, Guarulhos - SP' },
        { id: long, title: 'Rua Augusta', subtitle: '' },
      ],
    })
    expect(google.asked).toMatchObject([
      {
        method: 'POST',
        url: '/v1/places:autocomplete',
        headers: { 'x-goog-api-key': key, 'content-type': 'application/json' },
        body: {
          input: 'rua augusta',
          includedRegionCodes: ['br'],
          languageCode: 'pt-BR',
          regionCode: 'br',
          sessionToken: '0a1b-_C',
        },
      },
    ])
  })

  test('no result is an empty list', async () => {
    google.answer = says(200, {})
    expect((await client.get('/places?input=xyz')).body.data).toEqual({ enabled: true, places: [] })
    expect(google.asked).toHaveLength(1)
  })

  test('without words it only answers that it is enabled, and calls no service', async () => {
    expect((await client.get('/places')).body.data).toEqual({ enabled: true, places: [] })
    expect(google.asked).toEqual([])
  })

  test.each([
    ['input=ru', 'input'],
    [`input=${'a'.repeat(201)}`, 'input'],
    [`input=rua&session_token=${'a'.repeat(37)}`, 'session_token'],
    ['input=rua&session_token=a%0Ab', 'session_token'],
    ['input=rua&input=augusta', 'input'],
  ])('%s is refused, and no service is called', async (query, field) => {
    const answer = await client.get(`/places?${query}`)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]])
    expect(google.asked).toEqual([])
  })

  test('is for people who are signed in', async () => {
    for (const path of ['/places?input=rua', `/places/${augusta}`])
      expect((await demoCaller(demo.app).get(path)).status).toBe(401)
    expect(google.asked).toEqual([])
  })
})

describe('the address of a place', () => {
  test('has the stored shape', async () => {
    google.answer = says(200, saoPaulo)
    const { body } = await client.get(`/places/${saoPaulo.id}?session_token=abc`)
    const address: Address = body.data
    expect(address.url).toBe(saoPaulo.googleMapsUri)
    expect(address.address_components[1]).toEqual({
      types: ['route'],
      long_name: 'Rua Augusta',
      short_name: 'R. Augusta',
    })
    expect(address.position).toEqual({ latitude: -23.5561, longitude: -46.6589, precision: 'exact' })
    expect(addressParts(address)).toEqual({
      street: 'Rua Augusta',
      number: '1500',
      neighborhood: 'Consolação',
      city: 'São Paulo',
      state: 'SP',
      postal_code: '01304001',
    })
    expect(google.asked).toMatchObject([
      {
        method: 'GET',
        url: `/v1/places/${saoPaulo.id}?languageCode=pt-BR&regionCode=BR&sessionToken=abc`,
        headers: {
          'x-goog-api-key': key,
          'x-goog-fieldmask': 'id,addressComponents,formattedAddress,googleMapsUri,location',
        },
        body: null,
      },
    ])
  })

  test('without a locality, the city is the administrative area; a prefix is no CEP', async () => {
    google.answer = says(200, guarulhos)
    const address: Address = (await client.get(`/places/${augusta}`)).body.data
    expect(address.url).toBeNull()
    expect(addressParts(address)).toEqual({
      street: 'Rua Augusta',
      number: '',
      neighborhood: 'Vila Augusta',
      city: 'Guarulhos',
      state: 'SP',
      postal_code: '',
    })
  })

  test('a long id is accepted; a link without http or https is dropped', async () => {
    google.answer = says(200, { ...guarulhos, id: long, googleMapsUri: 'javascript:alert(1)' })
    const answer = await client.get(`/places/${long}`)
    expect([answer.status, (answer.body.data as Address).url]).toEqual([200, null])
    expect(google.asked[0]?.url).toBe(`/v1/places/${long}?languageCode=pt-BR&regionCode=BR`)
  })

  test.each([
    ['a street without number', guarulhos.addressComponents, 'street'],
    ['a district', guarulhos.addressComponents.slice(1), 'district'],
    ['a city', guarulhos.addressComponents.slice(2), 'city'],
  ])('%s is only as exact as that', async (_, addressComponents, precision) => {
    const location = { latitude: -23.47, longitude: -46.53 }
    google.answer = says(200, { ...guarulhos, addressComponents, location })
    const address: Address = (await client.get(`/places/${augusta}`)).body.data
    expect(address.position).toEqual({ ...location, precision })
  })

  test.each([
    ['none', undefined],
    ['one in Portugal', { latitude: 38.72, longitude: -9.14 }],
    ['half of one', { latitude: -23.5 }],
  ])('%s is no position, and the address stands', async (_, location) => {
    google.answer = says(200, { ...saoPaulo, location })
    const answer = await client.get(`/places/${saoPaulo.id}`)
    expect([answer.status, 'position' in answer.body.data]).toEqual([200, false])
  })

  test('is 404 for a place that Google does not know', async () => {
    google.answer = says(404, { error: { code: 404, status: 'NOT_FOUND' } })
    expect((await client.get(`/places/${augusta}`)).status).toBe(404)
  })

  test.each(['short', '..%2f..%2fv1%2fplaces', 'ChIJ%3Ffields=*aaaa', 'a'.repeat(301)])(
    '%s is 404, and no service is called',
    async (name) => {
      expect((await client.get(`/places/${name}`)).status).toBe(404)
      expect(google.asked).toEqual([])
    },
  )
})

describe('when Google gives no answer', () => {
  const refused = { error: { code: 400, message: `API key not valid: ${key}`, status: 'INVALID_ARGUMENT' } }

  test.each<[string, RequestListener]>([
    ['refuses the key', says(400, refused)],
    ['forbids', says(403, refused)],
    ['has had enough', says(429, refused)],
    ['fails', says(503, refused)],
    ['says HTML', says(200, `<html>${key}</html>`)],
    ['says something else', says(200, { suggestions: 'none', id: 7 })],
    ['says too much', says(200, { ...guarulhos, suggestions: [], more: 'x'.repeat(70_000) })],
    ['sends us elsewhere', says(302, '', { location: '/v1/places/elsewhere' })],
    ['breaks off', (_request, response) => void response.socket?.destroy()],
    ['hangs', () => undefined],
  ])('because it %s, searches are empty, reads fail, and the key appears nowhere', async (_why, answer) => {
    google.answer = answer
    const found = await client.get('/places?input=rua%20augusta')
    expect([found.status, found.body.data]).toEqual([200, { enabled: true, places: [] }])
    const place = await client.get(`/places/${augusta}`)
    expect([place.status, place.body.code]).toEqual([503, 'unavailable'])
    expect(place.body.error_message).toBe('A busca de endereços não respondeu. Preencha os campos.')
    expect(google.asked).toHaveLength(2)
    expect(lines.filter((line) => line.includes('no answer about a place'))).toHaveLength(2)
    for (const text of [...lines, found.text, place.text]) expect(text).not.toContain(key)
  })
})

test('without a key there is no search', async () => {
  const bare = await openDemoApp({ places: openPlaces({ googlePlaces: null }), config: { rateLimits: true } })
  const caller = await signedIn(bare)
  for (const path of ['/places', '/places?input=rua%20augusta']) {
    expect((await caller.get(path)).body.data).toEqual({ enabled: false, places: [] })
  }
  expect((await caller.get(`/places/${augusta}`)).status).toBe(404)
  expect(google.asked).toEqual([])
  // The limit of sixty a minute covers all calls about places.
  const statuses = []
  for (let call = 0; call < 58; call += 1) statuses.push((await caller.get('/places')).status)
  expect(statuses.slice(-2)).toEqual([200, 429])
  await bare.close()
})
