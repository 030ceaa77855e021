import { type Session, type SessionStatus, type TimelineEvent, undoRefusal } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
/** A Tuesday, 08h30 at the property. */
const start = '2026-12-01T11:30:00.000Z'
/** The morning of the tests' own day: that visit has begun. */
const begun = '2026-11-20T11:30:00.000Z'
const orderer = 'pospago@demo.test'
const ana = { name: 'Ana Souza', phone: '+5511999998888', email: 'ana@exemplo.test' }

let demo: DemoApp
let callers: Record<'client' | 'photographer' | 'admin', Caller>
let id: number
let token: string
let providerId: number

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  const [client, photographer, admin] = await Promise.all(
    [orderer, 'fotografo@demo.test', 'admin@demo.test'].map((email) => signedIn(demo.app, email)),
  )
  callers = { client, photographer, admin } as typeof callers
  const found = await demo.db
    .selectFrom('photo_sessions as s')
    .innerJoin('users', 'users.id', 's.created_by')
    .innerJoin('session_products as p', 'p.session_id', 's.id')
    .select(['s.id', 's.token'])
    .where('users.email', '=', orderer)
    .where('s.status', '=', 1)
    .where('s.city', '=', 'São Paulo')
    .where('p.item_id', '=', 11)
    .executeTakeFirstOrThrow()
  ;({ id, token } = found)
  const provider = await demo.db
    .selectFrom('providers')
    .innerJoin('users', 'users.id', 'providers.user_id')
    .select('providers.id')
    .where('users.email', '=', 'fotografo@demo.test')
    .executeTakeFirstOrThrow()
  providerId = provider.id
})
afterAll(() => demo.close())

/** Puts the ensaio into a status as if it had come there: booked unless it waits for a date or is cancelled, all of it delivered. */
async function put(status: SessionStatus, visitAt = start): Promise<void> {
  const { db } = demo
  await db.deleteFrom('bookings').where('session_id', '=', id).execute()
  await db.deleteFrom('outbox').execute()
  await db
    .updateTable('photo_sessions')
    .set({
      status,
      scheduled_for: status === 1 ? null : visitAt,
      delivered_at: status === 5 || status === 8 ? noon : null,
      canceled_at: status === 3 ? noon : null,
      cancellation_fee_cents: null,
      scheduling_responsible_info: JSON.stringify(ana),
    })
    .where('id', '=', id)
    .execute()
  await db.updateTable('session_products').set({ status: 3 }).where('session_id', '=', id).execute()
  if (status === 1 || status === 3) return
  const visit = { provider_id: providerId, session_id: id, day: visitAt.slice(0, 10), hour: '08h30' as const }
  await db.deleteFrom('bookings').where('day', '=', visit.day).where('provider_id', '=', providerId).execute()
  await db
    .insertInto('bookings')
    .values({ ...visit, created_at: noon })
    .execute()
}

function move(who: keyof typeof callers, to: SessionStatus, body: object = {}) {
  return callers[who].post(`/sessions/${id}`, { status: to, ...body })
}

/** Everything that a move may touch. */
async function whole() {
  const { db } = demo
  const [session, bookings, products, events, mails, ledger] = await Promise.all([
    db.selectFrom('photo_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('bookings').select(['provider_id', 'released_at']).where('session_id', '=', id).execute(),
    db
      .selectFrom('session_products')
      .select(['item_id', 'status'])
      .where('session_id', '=', id)
      .orderBy('item_id')
      .execute(),
    db.selectFrom('session_events').selectAll().where('session_id', '=', id).orderBy('id').execute(),
    db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    db.selectFrom('ledger_entries').selectAll().where('session_id', '=', id).execute(),
  ])
  return { session, bookings, products, events, mails, ledger }
}

describe('what a move brings along', () => {
  beforeEach(() => put(2))

  test('a date given back is free for others, leaves calendars, and both sides are asked for another', async () => {
    expect((await move('admin', 1)).body.data).toMatchObject({ scheduled_for: null, provider: null })
    const { mails } = await whole()
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [orderer, expect.stringMatching(/^Escolha uma nova data para o ensaio: [^/]+$/)],
      [ana.email, expect.stringMatching(/^Escolha uma nova data para o ensaio: [^/]+$/)],
      ['fotografo@demo.test', expect.stringMatching(/^Visita cancelada: .+, 01\/12\/2026$/)],
    ])
    for (const { text, html, event } of mails.slice(0, 2)) {
      expect(text).toContain('Estava marcado para: terça-feira, 1º de dezembro de 2026, 08h30')
      expect(text).toContain('O ensaio não será mais na data marcada.')
      expect(text).toContain(`http://localhost:3000/calendar/${token}\n`)
      expect(event).toMatchObject({ status: 'CANCELLED', start, uid: `${token.slice(0, 8)}@ensaio` })
      expect(`${text}${html}`).not.toMatch(/R\$|taxa/i)
    }
    const again = await callers.client.post(`/sessions/public/${token}`, {
      date: '2026-12-01',
      hour: '08h30',
      keys: 'Na portaria',
      extrainfo: '',
      scheduling_responsible_info: ana,
    })
    expect(again.status, again.text).toBe(200)
    expect((await whole()).session).toMatchObject({ status: 2, scheduled_for: start })
  })

  test('a photographer who gives a date back sees that it is done, and reaches the ensaio no more', async () => {
    const answer = await move('photographer', 1)
    expect([answer.status, (answer.body.data as Session).status]).toEqual([200, 1])
    expect((await callers.photographer.get(`/sessions/${id}`)).status).toBe(404)
  })

  test.each([
    ['client', 6, 'Não havia quem recebesse o fotógrafo'],
    ['photographer', 7, 'O fotógrafo não compareceu'],
  ] as const)(
    'a missing %s is told to who ordered, and then a new date asked for',
    async (_who, to, subject) => {
      await put(2, begun)
      await move('photographer', to)
      const [told, ...others] = (await whole()).mails
      expect([told?.recipient, told?.subject, others]).toEqual([
        orderer,
        expect.stringContaining(`${subject}: `),
        [],
      ])
      expect(told?.text).toContain(`http://localhost:3000/sessions/${id}\n`)
      await move('admin', 1)
      const asked = (await whole()).mails.slice(1)
      expect(asked.map(({ recipient }) => recipient)).toEqual([orderer, ana.email])
      expect(asked[0]?.text).toContain('O ensaio ainda não aconteceu.')
    },
  )

  test('a visit that took place puts what was scheduled into production', async () => {
    await put(2, begun)
    await demo.db.updateTable('session_products').set({ status: 1 }).where('session_id', '=', id).execute()
    await demo.db
      .updateTable('session_products')
      .set({ status: 3 })
      .where('session_id', '=', id)
      .where('item_id', '=', 11)
      .execute()
    await move('photographer', 4)
    const { products, mails } = await whole()
    expect(products.length).toBeGreaterThan(1)
    for (const { item_id, status } of products) expect(status).toBe(item_id === 11 ? 3 : 2)
    expect(mails).toEqual([])
  })

  const productsAt = (status: 2 | 3, ...items: (8 | 9 | 11)[]) =>
    demo.db
      .updateTable('session_products')
      .set({ status })
      .where('session_id', '=', id)
      .where('item_id', 'in', items)
      .execute()
  const productOf = async (item: 9 | 11) =>
    demo.db
      .selectFrom('session_products')
      .select('id')
      .where('session_id', '=', id)
      .where('item_id', '=', item)
      .executeTakeFirstOrThrow()
  /** Hands in a delivery link for an item until the end of the test. */
  const handIn = async (item: 9 | 11): Promise<void> => {
    const { id: productId } = await productOf(item)
    const link = { session_product_id: productId, url: 'https://drive.exemplo.test/tudo' }
    await demo.db.insertInto('links').values(link).execute()
    onTestFinished(async () => {
      await demo.db.deleteFrom('links').where('session_product_id', '=', productId).execute()
    })
  }

  test.each([4, 8] as const)(
    '%i → 5 waits for material that is not marked yet, and names it',
    async (from) => {
      await put(from)
      await handIn(11)
      await productsAt(2, 11)
      const before = await whole()
      const refused = await move('admin', 5)
      expect([refused.status, refused.body.code]).toEqual([409, 'transition_refused'])
      expect(refused.body.error_message).toMatch(
        /^Para entregar o ensaio, marque antes como “Entregue”: Planta/,
      )
      expect(await whole()).toEqual(before)

      await productsAt(3, 11)
      // What stays with us holds nothing up.
      await productsAt(2, 8)
      expect((await move('admin', 5)).status).toBe(200)
      const { mails, session, products } = await whole()
      const subject = from === 4 ? 'Seu ensaio foi entregue' : 'Correção entregue'
      expect(mails.map((one) => [one.recipient, one.subject])).toEqual([
        [orderer, expect.stringContaining(`${subject}: `)],
      ])
      expect(session.delivered_at).toBe(noon)
      expect(products.map(({ status }) => status)).toEqual(products.map(() => 3))
    },
  )

  test.each([4, 8] as const)(
    '%i → 5 skips items without material: none stays in production, and the client is not shown them',
    async (from) => {
      await put(from)
      await handIn(9)
      await callers.admin.post(`/sessions/${id}/${(await productOf(11)).id}`, { status: 2 })
      await productsAt(2, 8, 11)
      expect((await move('admin', 5)).status).toBe(200)
      const { products } = await whole()
      expect(products.map(({ status }) => status)).toEqual(products.map(() => 3))
      const seenBy = async (caller: Caller) =>
        ((await caller.get(`/sessions/${id}`)).body.data as Session).products.map(({ item }) => item.id)
      expect(await seenBy(callers.client)).toEqual([9])
      expect(await seenBy(callers.admin)).toEqual(products.map(({ item_id }) => item_id))
      const skipped = await productOf(11)
      const asked = await callers.client.post(`/sessions/${id}/${skipped.id}/corrections`, {
        description: 'Falta a planta.',
      })
      expect([asked.status, asked.body.code]).toEqual([404, 'not_found'])
      const { body } = await callers.client.get(`/sessions/${id}/events`)
      expect(JSON.stringify(body)).not.toContain('Planta')
    },
  )

  test('4 → 5 is refused while there is nothing to deliver', async () => {
    await put(4)
    await demo.db.updateTable('session_products').set({ status: 2 }).where('session_id', '=', id).execute()
    const before = await whole()
    const refused = await move('admin', 5)
    expect([refused.status, refused.body.error_message]).toEqual([
      409,
      'Ainda não há material para entregar neste ensaio.',
    ])
    expect(await whole()).toEqual(before)
  })

  test('the story tells each move, to clients as the team’s', async () => {
    await put(2, begun)
    await move('photographer', 6)
    await move('admin', 1)
    await put(2, begun)
    await move('admin', 7)
    await put(2, begun)
    await move('photographer', 4)
    await move('admin', 5)
    await move('admin', 8)
    const answer = await callers.client.get(`/sessions/${id}/events`)
    const events = answer.body.data as TimelineEvent[]
    expect(events.slice(0, 6).map(({ actor, text }) => `${actor}: ${text}`)).toEqual([
      'Equipe Ensaio: Pôs o material em revisão',
      'Equipe Ensaio: Entregou o ensaio',
      'Caio Brandão: Registrou que a visita aconteceu',
      'Equipe Ensaio: Registrou que o fotógrafo não compareceu',
      'Equipe Ensaio: Pediu uma nova data para o ensaio',
      'Caio Brandão: Registrou que não havia quem recebesse o fotógrafo',
    ])
  })

  test('scheduling is sent to where a day is chosen', async () => {
    await put(1)
    const answer = await move('admin', 2)
    expect(answer.body.error_message).toBe(
      'Para agendar, escolha o dia e o horário na página de agendamento.',
    )
  })

  test.each(['photographer', 'admin'] as const)(
    'a %s takes back for a day that the visit took place',
    async (who) => {
      await put(2, begun)
      await demo.db.updateTable('session_products').set({ status: 1 }).where('session_id', '=', id).execute()
      const before = await whole()
      await move('photographer', 4)
      demo.setClock('2026-11-21T15:00:00.000Z')
      const undone = await move(who, 2)
      demo.setClock(noon)
      expect(undone.status, undone.text).toBe(200)
      expect(undone.body.data as Session).toMatchObject({ status: 2, scheduled_for: begun })
      const { session, bookings, products, mails, events } = await whole()
      expect({ session, bookings, products, mails }).toEqual({
        session: before.session,
        bookings: before.bookings,
        products: before.products,
        mails: before.mails,
      })
      expect(events.at(-1)?.detail).toEqual({ from: 4, to: 2 })
    },
  )

  test('after a day, or with material delivered, that the visit took place stands', async () => {
    await put(2, begun)
    await demo.db.updateTable('session_products').set({ status: 1 }).where('session_id', '=', id).execute()
    await move('photographer', 4)
    demo.setClock('2026-11-21T15:00:00.001Z')
    const late = await move('admin', 2)
    demo.setClock(noon)
    expect([late.status, late.body.error_message]).toEqual([409, undoRefusal])
    await demo.db.updateTable('session_products').set({ status: 3 }).where('session_id', '=', id).execute()
    const delivered = await move('admin', 2)
    expect([delivered.status, delivered.body.code]).toEqual([409, 'transition_refused'])
    expect((await whole()).session.status).toBe(4)
  })
})
