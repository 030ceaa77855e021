import { type Client, createClient } from '@ensaio/client'
import { emptyDraft, emptyOrder, type OrderDraft, type SchedulingDraft } from '@ensaio/domain'
import { describe, expect, test } from 'vitest'
import { createPortalStores } from './create-store.ts'
import { orderSlice } from './order.ts'
import { schedulingSlice } from './scheduling.ts'

const user = {
  scope: 'client',
  name: 'Ana',
  email: 'ana@x.com.br',
  phone: null,
  first_login: false,
  client: null,
}
const refusal = (status: number, code: string) => () =>
  Response.json({ error: true, error_message: 'Não.', code }, { status })
const data = (value: unknown) => () => Response.json({ data: value })

/** A client that gets these answers in turn; the last one repeats. Requests are recorded. */
function clientAnswered(...answers: (() => Response)[]): { client: Client; requests: Request[] } {
  const requests: Request[] = []
  const client = createClient({
    baseUrl: 'http://portal.test/api',
    fetch: async (input) => {
      requests.push((input as Request).clone())
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
  })
  return { client, requests }
}

/** An in-memory `Storage`. */
function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
  }
}

const draft: SchedulingDraft = {
  ...emptyDraft(),
  date: '2026-11-23',
  hour: '08h30',
  owner: { name: 'Paulo', phone: '(11) 91234-5678', email: 'paulo@x.com.br' },
  keys: 'Na portaria',
}
const booked = {
  status: 2,
  scheduled_for: '2026-11-23T11:30:00.000Z',
  time_zone: 'America/Sao_Paulo',
  service: { name: 'Fotos', vertical: { id: 1 } },
  address: { address_components: [], url: null },
  vertical_data: { unit: null, complement: null },
  client: { name: 'X', logo_url: null },
  responsible_name: null,
  provider_name: 'Rafael',
}

describe('booking', () => {
  test('a retry after a lost answer sends the same key, a new choice a new key', async () => {
    const { client, requests } = clientAnswered(
      refusal(500, 'internal'),
      refusal(500, 'internal'),
      data(booked),
    )
    const store = createPortalStores(client, null).part(schedulingSlice)
    store.getState().keepDraft('t', draft)
    await expect(store.getState().book('t')).rejects.toThrow()
    await expect(store.getState().book('t')).rejects.toThrow()
    store.getState().keepDraft('t', { ...draft, hour: '10h30' })
    await store.getState().book('t')
    const [first, again, other] = requests.map((request) => request.headers.get('idempotency-key'))
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('a lost slot is removed from the draft, everything else stays', async () => {
    const { client } = clientAnswered(refusal(409, 'slot_taken'))
    const store = createPortalStores(client, null).part(schedulingSlice)
    store.getState().keepDraft('t', draft)
    await expect(store.getState().book('t')).rejects.toThrow()
    expect(store.getState().lostSlots.t).toEqual({ date: '2026-11-23', hour: '08h30' })
    expect(store.getState().drafts.t).toEqual({ ...draft, date: null, hour: null })
  })
})

describe('a login session that ends while a page is open', () => {
  test('opens one dialog for all refused calls', async () => {
    const { client } = clientAnswered(data(user))
    const store = createPortalStores(client, null).account
    await store.getState().loadUser()
    const asked = [1, 2, 3, 4, 5].map(() => store.getState().askToSignIn())
    expect(new Set(asked).size).toBe(1)
    expect(store.getState().isAskingToSignIn).toBe(true)
    store.getState().refuseToSignIn()
    expect(await Promise.all(asked)).toEqual([false, false, false, false, false])
  })

  test('does not continue with another account', async () => {
    const { client } = clientAnswered(
      data(user),
      data({ scope: 'client', first_login: false }),
      data({ ...user, email: 'outra@x.com.br' }),
    )
    const store = createPortalStores(client, null).account
    await store.getState().loadUser()
    const asked = store.getState().askToSignIn()
    await store.getState().loginAgain({ email: 'outra@x.com.br', password: 'ensaio123' })
    expect(await asked).toBe(false)
  })

  test('opens no dialog for a user who never signed in', async () => {
    const { client } = clientAnswered(data(null))
    const store = createPortalStores(client, null).account
    await store.getState().loadUser()
    expect(await store.getState().askToSignIn()).toBe(false)
  })
})

test('a login that asks for a code is known only after it (rule second-step)', async () => {
  const entrance = { scope: 'client', first_login: false }
  const { client } = clientAnswered(
    data({ ...entrance, challenge: 'desafio' }),
    data({ ...entrance, codes_left: 9 }),
    data(user),
  )
  const store = createPortalStores(client, null).account
  const { login, enterCode } = store.getState()
  expect(await login({ email: 'ana@x.com.br', password: 'ensaio123' })).toBe('code-needed')
  expect(store.getState().account.state).toBe('unknown')
  expect(await enterCode('k7m2-p9x4-rat7-3ncd')).toBe(9)
  expect(store.getState().account).toEqual({ state: 'known', user })
})

test('a known account stays known when a later request fails', async () => {
  const { client } = clientAnswered(data(user), refusal(503, 'maintenance'))
  const store = createPortalStores(client, null).account
  await store.getState().loadUser()
  await store.getState().loadUser()
  expect(store.getState().account).toEqual({ state: 'known', user })
})

test('an account whose first request fails is `failed`', async () => {
  const { client } = clientAnswered(refusal(503, 'maintenance'))
  const store = createPortalStores(client, null).account
  await store.getState().loadUser()
  expect(store.getState().account.state).toBe('failed')
})

test('an account of another kind is signed out when the portal opens', async () => {
  const { client, requests } = clientAnswered(data({ ...user, scope: 'provider' }), data(null))
  const store = createPortalStores(client, null).account
  await store.getState().loadUser()
  expect(store.getState().account).toEqual({ state: 'known', user: null })
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /api/auth/user',
    'POST /api/auth/logout',
  ])
})

test('a magic link is followed once, however often it is rendered', async () => {
  const { client, requests } = clientAnswered(data({ scope: 'client', first_login: true }), data(user))
  const store = createPortalStores(client, null).account
  const { followMagicLink } = store.getState()
  await Promise.all([followMagicLink('abc'), followMagicLink('abc')])
  expect(requests.filter(({ url }) => url.includes('/auth/magic'))).toHaveLength(1)
})

test('an older answer does not undo a magic link', async () => {
  const { client, requests } = clientAnswered(
    data({ scope: 'client', first_login: true }),
    data(user),
    data(user),
  )
  const store = createPortalStores(client, null).account
  const followed = store.getState().followMagicLink('abc')
  await Promise.all([followed, store.getState().loadUser()])
  expect(requests.map(({ url }) => new URL(url).pathname)[0]).toBe('/api/auth/magic/')
  expect(store.getState().account).toEqual({ state: 'known', user })
})

describe('an order', () => {
  const order: OrderDraft = {
    ...emptyOrder(),
    service_id: 2,
    address: {
      postal_code: '01305-100',
      street: 'Rua Augusta',
      number: '1500',
      neighborhood: 'Consolação',
      city: 'São Paulo',
      state: 'SP',
    },
    units: [{ unit: '84', complement: '', area: '78' }],
    responsible: { name: 'Paulo', phone: '(11) 91234-5678', email: 'paulo@x.com.br' },
  }
  const placed = { token: 'abc', price: 399, sessions: [{ id: 7, token: 'abc', unit: '84' }] }

  test('without an answer keeps its key over a reload', async () => {
    const storage = memoryStorage()
    const { client, requests } = clientAnswered(refusal(500, 'internal'), data(placed), data(placed))
    const before = createPortalStores(client, storage).part(orderSlice)
    before.getState().keepOrder(order)
    await expect(before.getState().placeOrder()).rejects.toThrow()
    const reloaded = createPortalStores(client, storage).part(orderSlice)
    await reloaded.getState().placeOrder()
    reloaded.getState().keepOrder(order)
    await reloaded.getState().placeOrder()
    const [first, again, other] = requests.map((request) => request.headers.get('idempotency-key'))
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  test('keeps its link over a reload once placed', async () => {
    const storage = memoryStorage()
    const { client } = clientAnswered(data(placed))
    const before = createPortalStores(client, storage).part(orderSlice)
    before.getState().keepOrder(order)
    await before.getState().placeOrder()
    const reloaded = createPortalStores(client, storage).part(orderSlice)
    expect(reloaded.getState().placed?.order).toEqual(placed)
    expect(reloaded.getState().placed?.draft.address.street).toBe('Rua Augusta')
  })

  test('of one person is deleted when another one signs in', async () => {
    const storage = memoryStorage()
    const { client } = clientAnswered(
      data(user),
      data(placed),
      data({ scope: 'client', first_login: false }),
      data({ ...user, email: 'outra@x.com.br' }),
    )
    const stores = createPortalStores(client, storage)
    await stores.account.getState().loadUser()
    stores.part(orderSlice).getState().keepOrder(order)
    await stores.part(orderSlice).getState().placeOrder()
    stores.part(orderSlice).getState().keepOrder(order)
    await stores.account.getState().login({ email: 'outra@x.com.br', password: 'ensaio123' })
    for (const next of [stores, createPortalStores(client, storage)]) {
      const { placed: shared, order: draft } = next.part(orderSlice).getState()
      expect([shared, draft]).toEqual([null, emptyOrder()])
    }
  })
})
