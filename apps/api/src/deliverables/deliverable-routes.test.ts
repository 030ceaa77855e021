import { isClientItem, type Photo, type Rating, type Session, type TimelineEvent } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let owner: Caller
let stranger: Caller
let admin: Caller
let provider: Caller
let gallery: DemoProduct

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  owner = await signedIn(demo.app, 'pospago@demo.test')
  stranger = await signedIn(demo.app, 'outra@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  provider = await signedIn(demo.app, 'fotografo@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9 })
})
afterAll(() => demo.close())

async function read(sessionId: number, caller = owner): Promise<Session> {
  return (await caller.get(`/sessions/${sessionId}`)).body.data
}

async function story(sessionId: number, caller = owner): Promise<string[]> {
  const events = (await caller.get(`/sessions/${sessionId}/events`)).body.data as TimelineEvent[]
  return events.map(({ actor, text }) => `${actor}: ${text}`)
}

async function mails(): Promise<string[]> {
  const rows = await demo.db.selectFrom('outbox').select(['recipient', 'subject']).orderBy('id').execute()
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject.split(':')[0]}`)
}

describe('photos of a gallery', () => {
  let photos: Photo[]
  beforeAll(async () => {
    const session = await read(gallery.sessionId)
    photos = session.products.find(({ id }) => id === gallery.productId)?.deliverables as Photo[]
  })
  const change = async (photo: Photo | undefined, body: unknown, caller = owner, headers = {}) =>
    caller.post(`${gallery.path}/photos/${photo?.id}`, body, headers)
  const featured = (answer: { body: { data: never } }) =>
    (answer.body.data as Photo[]).filter((one) => one.is_featured).map(({ id }) => id)

  test('a client features one in place of another, and takes it back; as JSON or as a form', async () => {
    const [, second, third] = photos
    expect(featured(await change(second, { is_featured: true }))).toEqual([second?.id])
    const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(featured(await change(third, 'is_featured=true', owner, asForm))).toEqual([third?.id])
    expect(featured(await change(second, { is_featured: false }))).toEqual([third?.id])
    expect(featured(await change(third, { is_featured: false }))).toEqual([])
  })

  test.each([{ order: 0 }, { tag_id: null }, { tag_id: 1 }])('a client cannot set %j', async (body) => {
    const answer = await change(photos[2], body)
    expect([answer.status, answer.body.code]).toEqual([403, 'wrong_role'])
  })

  test('another company, and nobody signed in, reach none', async () => {
    const answers = [
      await change(photos[0], { is_featured: true }, stranger),
      await change(photos[0], { is_featured: true }, demoCaller(demo.app)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 401])
  })

  test('staff move one; the others close ranks, and past the end is the end', async () => {
    const ids = photos.map(({ id }) => id)
    const order = async (photo: Photo | undefined, place: number) => {
      const answer = await change(photo, { order: place }, admin)
      const moved = answer.body.data as Photo[]
      expect(moved.map((one) => one.order)).toEqual(moved.map((_, index) => index))
      return moved.map(({ id }) => id)
    }
    const [first, second, third, ...rest] = ids
    expect(await order(photos[2], 0)).toEqual([third, first, second, ...rest])
    expect(await order(photos[2], 2)).toEqual(ids)
    expect(await order(photos[0], 99_999)).toEqual([second, third, ...rest, first])
    expect(await order(photos[0], 0)).toEqual(ids)
  })

  test('staff file one under a room that exists', async () => {
    const [room] = await demo.db.selectFrom('tags').select('id').where('name', '=', 'Varanda').execute()
    const [mood] = await demo.db.selectFrom('tags').select('id').where('category', '=', 'rating').execute()
    const answer = await change(photos[0], { tag_id: room?.id }, admin)
    expect((answer.body.data as Photo[])[0]?.tag_id).toBe(room?.id)
    expect((await change(photos[0], { tag_id: mood?.id }, admin)).status).toBe(422)
  })

  test.each([
    {},
    { order: -1 },
    { order: 1.5 },
    { order: '1' },
    { is_featured: 'sim' },
    { is_featured: null },
  ])('%j is refused', async (body) => {
    expect((await change(photos[0], body, admin)).status).toBe(422)
  })
})

describe('corrections', () => {
  const ask = (product: DemoProduct, caller = owner, description = 'A sala ficou escura.') =>
    caller.post(`${product.path}/corrections`, { description })

  test('of a delivered product put it under review, are told to our people, and end with a new delivery', async () => {
    const [product] = await demoProducts(demo.db, { itemId: 9, provider: 'fotografo@demo.test' })
    const before = await read(product.sessionId)
    const answer = await ask(product)
    expect(answer.status, answer.text).toBe(200)
    const asked = answer.body.data as Session
    expect([asked.status, asked.products.find(({ id }) => id === product.productId)?.status]).toEqual([8, 2])
    expect((await mails()).slice(-3)).toEqual([
      `fotografo@demo.test: Pedido de correção`,
      `admin@demo.test: Pedido de correção`,
      `coordenacao@demo.test: Pedido de correção`,
    ])
    const letters = await demo.db
      .selectFrom('outbox')
      .select('text')
      .where('subject', 'like', 'Pedido de correção: %')
      .execute()
    for (const { text } of letters) {
      expect(text).toContain(`http://localhost:3000/backoffice/sessions/${product.sessionId}\n`)
    }
    const again = await ask(product)
    expect([again.status, again.body.error_message]).toEqual([409, 'Este produto já está em correção.'])

    const delivered = (await provider.post(product.path, { status: 3 })).body.data as Session
    expect([delivered.status, delivered.delivered_at]).toEqual([5, before.delivered_at])
    expect((await mails()).at(-1)).toBe('pospago@demo.test: Correção entregue')
    expect((await story(product.sessionId)).slice(0, 3)).toEqual([
      'Caio Brandão: Entregou o ensaio',
      'Caio Brandão: Marcou Fotos profissionais como “Entregue”',
      'Mariana Duarte: Pediu uma correção em Fotos profissionais: “A sala ficou escura.”',
    ])
  })

  test('are for clients, with words, of what they see', async () => {
    const [capture] = await demoProducts(demo.db, { itemId: 8 })
    const answers = [
      await ask(gallery, admin),
      await ask(gallery, demoCaller(demo.app)),
      await ask(gallery, stranger),
      await ask(capture),
      await ask(gallery, owner, '  '),
      await ask(gallery, owner, 'a'.repeat(1001)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 401, 404, 404, 422, 422])
    expect((await read(gallery.sessionId)).status).toBe(5)
  })

  test.each([1, 2, 3, 4, 6, 7] as const)('status %i has nothing to correct', async (status) => {
    const [product] = await demoProducts(demo.db, { itemId: 9, status })
    const before = await mails()
    expect((await ask(product)).body.code).toBe('transition_refused')
    expect(await mails()).toEqual(before)
  })
})

describe('how far a product is', () => {
  test('with the last that the client gets, the ensaio is delivered, and who ordered it hears once', async () => {
    const [product] = await demoProducts(demo.db, { itemId: 9, status: 4 })
    const whole = await read(product.sessionId, admin)
    expect(whole.products.map(({ item }) => item.id)).toContain(8)
    const seen = whole.products.filter(({ item }) => isClientItem(item.id))
    const before = await mails()
    for (const [index, { id }] of seen.entries()) {
      const answer = await admin.post(`/sessions/${product.sessionId}/${id}`, { status: 3 })
      expect((answer.body.data as Session).status).toBe(index === seen.length - 1 ? 5 : 4)
    }
    expect((await read(product.sessionId)).delivered_at).toBe(noon)
    expect((await mails()).slice(before.length)).toEqual(['pospago@demo.test: Seu ensaio foi entregue'])
    expect((await story(product.sessionId))[0]).toBe('Equipe Ensaio: Entregou o ensaio')
    const back = await admin.post(product.path, { status: 2 })
    expect([back.status, back.body.code]).toEqual([409, 'transition_refused'])
  })

  test.each([0, 4, '3', null, true])('%j is no progress', async (status) => {
    expect((await admin.post(gallery.path, { status })).status).toBe(422)
  })

  test('staff see every item, and photographers no link to move the visit with', async () => {
    const [product] = await demoProducts(demo.db, { itemId: 8, provider: 'fotografo@demo.test' })
    const items = (session: Session) => session.products.map(({ item }) => item.id)
    expect(items(await read(product.sessionId))).not.toContain(8)
    expect(items(await read(product.sessionId, admin))).toContain(8)
    const theirs = await read(product.sessionId, provider)
    expect([items(theirs).includes(8), theirs.token]).toEqual([true, ''])
  })
})

describe('ratings', () => {
  const rate = (body: unknown, caller = owner, sessionId = gallery.sessionId) =>
    caller.post(`/sessions/${sessionId}/ratings`, body)

  test('one per category: ours does not touch the client’s, and a second replaces the first', async () => {
    const { tags } = (await owner.get('/tag-category/client')).body.data as { tags: Rating['tags'] }
    expect((await owner.get('/tag-category/other')).body.data).toEqual({ tags })
    const [first, second] = tags
    expect((await owner.get(`/sessions/${gallery.sessionId}/ratings`)).body.data).toEqual({
      client: null,
      other: null,
    })
    await rate({ rate: 2, tags: [first?.id], description: 'Atrasou.' })
    const answer = await rate({ rate: 5, tags: [second?.id, second?.id], description: ' Tudo certo. ' })
    const wanted = { rate: 5, tags: [second], description: 'Tudo certo.' }
    expect(answer.body.data).toEqual(wanted)
    await rate({ rate: 4 }, admin)
    expect((await owner.get(`/sessions/${gallery.sessionId}/ratings`)).body.data).toEqual({
      client: wanted,
      other: { rate: 4, tags: [], description: '' },
    })
    expect((await story(gallery.sessionId)).slice(0, 2)).toEqual([
      'Equipe Ensaio: Avaliou o ensaio com 4 estrelas',
      'Mariana Duarte: Avaliou o ensaio com 5 estrelas',
    ])
  })

  test('thirty at once are one', async () => {
    const [, other = gallery] = await demoProducts(demo.db, { itemId: 9 })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => rate({ rate: 1 + (index % 5) }, owner, other.sessionId)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    const rows = await demo.db
      .selectFrom('ratings')
      .select('id')
      .where('session_id', '=', other.sessionId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test.each([0, 6, 2.5, true, '5', [3], null, undefined])('%j stars are refused', async (stars) => {
    const answer = await rate({ rate: stars })
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['rate']])
  })

  test('a tag of something else is refused', async () => {
    const { tags } = (await owner.get('/tag-category/photos')).body.data as { tags: Rating['tags'] }
    expect(tags.map(({ name }) => name)).toContain('Cozinha')
    expect((await rate({ rate: 5, tags: [tags[0]?.id] })).body.fields).toHaveProperty('tags')
  })

  test.each([1, 2, 3, 4, 6, 7] as const)('nothing of status %i can be rated', async (status) => {
    const [product] = await demoProducts(demo.db, { itemId: 9, status })
    const answer = await rate({ rate: 5 }, owner, product.sessionId)
    expect([answer.status, answer.body.code]).toEqual([409, 'transition_refused'])
  })

  test('are nobody else’s', async () => {
    const path = `/sessions/${gallery.sessionId}/ratings`
    const answers = [
      await rate({ rate: 1 }, stranger),
      await stranger.get(path),
      await demoCaller(demo.app).get(path),
      await rate({ rate: 1 }, demoCaller(demo.app)),
      await stranger.get(`/sessions/${gallery.sessionId}/events`),
      await owner.get('/tag-category/secrets'),
      await demoCaller(demo.app).get('/tag-category/photos'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 401, 401, 404, 404, 401])
  })
})

describe('contact and property data', () => {
  const contact = { name: 'Ana Rocha', phone: '(11) 91234-5678', email: 'ana@exemplo.test' }
  const change = (sessionId: number, body: unknown, caller = owner) =>
    caller.post(`/sessions/${sessionId}`, body)

  test('are written, and what is left out stays', async () => {
    const [{ sessionId }] = await demoProducts(demo.db, { itemId: 9, status: 2 })
    const before = await read(sessionId)
    const answer = await change(sessionId, { responsible_information: contact })
    const after = answer.body.data as Session
    expect(after.responsible_information).toEqual({ ...contact, phone: '+5511912345678', company: null })
    expect(after.scheduling_responsible_info).toEqual(before.scheduling_responsible_info)
    const data = { keys: 'Na portaria', reference: ' ' }
    const changed = (await change(sessionId, { vertical_data: data })).body.data as Session
    expect(changed.vertical_data).toEqual({ ...before.vertical_data, keys: 'Na portaria', reference: null })
    expect(changed.status).toBe(2)
    expect((await story(sessionId)).slice(0, 2)).toEqual([
      'Mariana Duarte: Atualizou os dados do imóvel',
      'Mariana Duarte: Atualizou os dados de contato',
    ])
  })

  test.each([3, 5] as const)('are read-only for clients in status %i', async (status) => {
    const [{ sessionId }] = await demoProducts(demo.db, { itemId: 9, status })
    const before = await read(sessionId)
    const answers = [
      await change(sessionId, { responsible_information: contact }),
      await change(sessionId, { vertical_data: { keys: 'x' } }),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(['transition_refused', 'transition_refused'])
    expect(await read(sessionId)).toEqual(before)
  })

  test('the area decides the price: staff change it, clients do not', async () => {
    const [{ sessionId }] = await demoProducts(demo.db, { itemId: 9, status: 2 })
    const { vertical_data } = await read(sessionId)
    const same = await change(sessionId, { vertical_data })
    const client = await change(sessionId, { vertical_data: { ...vertical_data, area: 1 } })
    expect([same.status, client.status, Object.keys(client.body.fields ?? {})]).toEqual([200, 422, ['area']])
    const staff = (await change(sessionId, { vertical_data: { area: 99.5 } }, admin)).body.data as Session
    expect(staff.vertical_data.area).toBe(99.5)
  })

  test('one thing at a time, in its shape, by its owner', async () => {
    const [{ sessionId }] = await demoProducts(demo.db, { itemId: 9, status: 2 })
    const answers = [
      await change(sessionId, {}),
      await change(sessionId, { status: 3, vertical_data: {} }),
      await change(sessionId, {
        responsible_information: { ...contact, email: 'a@b.test\r\nBcc: c@d.test' },
      }),
      await change(sessionId, { vertical_data: { unit: 'a'.repeat(61) } }),
      await change(sessionId, { vertical_data: { area: '90' } }),
      await change(sessionId, { vertical_data: { keys: 'x' } }, stranger),
      await change(sessionId, { vertical_data: { keys: 'x' } }, demoCaller(demo.app)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 404, 401])
  })
})
