import {
  answerThread,
  type Photo,
  type Session,
  startThread,
  type Thread,
  type ThreadSubject,
} from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { manager, withoutOrderer } from '@ensaio/testing/scenes/mail-readers'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../../config/links.ts'
import { tellConversations } from './tell-conversations.ts'

const noon = '2026-11-20T15:00:00.000Z'
const soon = '2026-11-20T15:04:59.000Z'
const due = '2026-11-20T15:05:00.000Z'
const links = linksOf('http://localhost:3000')

let demo: DemoApp
let owner: Caller
let admin: Caller
let gallery: DemoProduct
let photo: Photo
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  owner = await signedIn(demo.app, 'pospago@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9, status: 5, provider: 'fotografo@demo.test' })
  photo = (await photosOf(gallery))[0] as Photo
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('conversation_threads').execute()
  await demo.db.deleteFrom('conversation_notices').execute()
  await demo.db.deleteFrom('outbox').execute()
})

async function photosOf({ sessionId, productId }: DemoProduct): Promise<Photo[]> {
  const session = (await admin.get(`/sessions/${sessionId}`)).body.data as Session
  return session.products.find(({ id }) => id === productId)?.deliverables as Photo[]
}

const path = (of = gallery) => `/sessions/${of.sessionId}/conversation`
const whole: ThreadSubject = { about: 'session' }
const start = async (caller: Caller, text: string, subject: object = whole) =>
  (await caller.post(path(), { text, subject })).body.data as Thread
const answer = (caller: Caller, thread: Thread, text: string) =>
  caller.post(`${path()}/${thread.id}`, { text })
const resolve = (caller: Caller, thread: Thread, is_resolved: boolean) =>
  caller.post(`${path()}/${thread.id}/resolved`, { is_resolved })
const read = async (caller: Caller) => (await caller.get(path())).body.data as Thread[]
const onPhoto = () => ({ about: 'photo', material_id: photo.id, pin: { x: 0.25, y: 0.75 } })
const roleOf = (email: string, roles: { role?: 'finance' | 'coordinator'; client_role?: 'orders' }) =>
  demo.db.updateTable('users').set(roles).where('email', '=', email).execute()
const mails = () => demo.db.selectFrom('outbox').selectAll().orderBy('id').execute()
const tell = (now: string) =>
  tellConversations({ db: demo.db, links }, now, (error) => expect(error).toBeNull())

describe('a thread', () => {
  test('about a point of a photo is read by both sides, with the names that each may read', async () => {
    const thread = await start(owner, '  Os fios aparecem.  ', onPhoto())
    await answer(admin, thread, 'Vamos tirar.')
    await answer(await signedIn(demo.app, 'fotografo@demo.test'), thread, 'Tenho outra foto, também.')
    const [clients] = await read(owner)
    expect(clients).toMatchObject({ about: 'photo', material_id: photo.id, product_id: gallery.productId })
    expect(clients).toMatchObject({ pin: { x: 0.25, y: 0.75 }, is_correction: false, resolved_at: null })
    const said = clients?.comments.map(({ side, text, is_own }) => [side, text, is_own])
    expect(said).toEqual([
      ['client', 'Os fios aparecem.', true],
      ['staff', 'Vamos tirar.', false],
      ['staff', 'Tenho outra foto, também.', false],
    ])
    const [seen] = await read(admin)
    const authors = (of: Thread | undefined) => of?.comments.map(({ author }) => author)
    expect(authors(clients)?.[1]).toBe('Equipe Ensaio')
    expect(authors(seen)?.[1]).not.toContain('Equipe')
    expect(authors(clients)?.[2]).toBe(authors(seen)?.[2])
  })

  test('is resolved and opened again by either side, and by an answer', async () => {
    const thread = await start(owner, 'Pode ser a capa?')
    await resolve(admin, thread, true)
    const [resolved] = await read(owner)
    expect(resolved).toMatchObject({ resolved_at: noon, resolved_by: 'Equipe Ensaio' })
    // Twice is once.
    await resolve(owner, thread, true)
    expect((await read(owner))[0]?.resolved_by).toBe('Equipe Ensaio')
    await resolve(owner, thread, false)
    expect((await read(owner))[0]).toMatchObject({ resolved_at: null, resolved_by: null })
    await resolve(owner, thread, true)
    await answer(admin, thread, 'Trocamos.')
    expect((await read(owner))[0]?.resolved_at).toBeNull()
  })

  test('is written once, however often its request arrives', async () => {
    const body = { text: 'Uma vez.', subject: whole }
    const headers = { 'idempotency-key': 'uma-vez-so' }
    const answers = [await owner.post(path(), body, headers), await owner.post(path(), body, headers)]
    expect(answers.map(({ body }) => body)).toEqual([answers[0]?.body, answers[0]?.body])
    const [thread] = await read(owner)
    for (const _ of [1, 2])
      await owner.post(`${path()}/${thread?.id}`, { text: 'Também.' }, { 'idempotency-key': 'resposta' })
    expect((await read(owner)).map(({ comments }) => comments.length)).toEqual([2])
    expect([startThread.idempotent, answerThread.idempotent]).toEqual([true, true])
  })

  test('keeps its words when the photo is removed', async () => {
    const { rows } = { rows: await photosOf(gallery) }
    const last = rows.at(-1) as Photo
    await start(owner, 'Esta pode sair.', { about: 'photo', material_id: last.id, pin: null })
    await admin.delete(`${gallery.path}/photos/${last.id}`)
    expect((await read(owner))[0]).toMatchObject({ about: 'photo', material_id: null, pin: null })
    expect((await read(owner))[0]?.comments[0]?.text).toBe('Esta pode sair.')
  })

  test('is refused when empty, too long, off the picture, or about what the client does not see', async () => {
    expect((await owner.post(path(), { text: ' ', subject: whole })).body.fields).toEqual({
      text: 'Escreva o comentário.',
    })
    expect((await owner.post(path(), { text: 'a'.repeat(2001), subject: whole })).status).toBe(422)
    const off = { about: 'photo', material_id: photo.id, pin: { x: 1.2, y: 0 } }
    expect((await owner.post(path(), { text: 'Fora', subject: off })).status).toBe(422)
    // A photo of another ensaio, one that is not, and one that is not delivered.
    const [, elsewhere] = await demoProducts(demo.db, { itemId: 9, status: 5 })
    if (elsewhere === undefined) throw new Error('The demo has one delivered gallery only.')
    const hidden = (await photosOf(elsewhere))[0]?.id
    const { sessionId } = elsewhere
    const undo = demo.db.updateTable('photo_sessions').set({ status: 4 }).where('id', '=', sessionId)
    await undo.execute()
    const back = demo.db
      .updateTable('session_products')
      .set({ status: 2 })
      .where('session_id', '=', sessionId)
    await back.execute()
    for (const [of, material_id] of [
      [elsewhere, photo.id],
      [elsewhere, hidden],
      [gallery, 999_999],
    ] as const) {
      const subject = { about: 'photo', material_id }
      const { status, body } = await admin.post(path(of), { text: 'Antes', subject })
      expect([status, body.error_message]).toEqual([409, expect.stringContaining('ainda não foi entregue')])
    }
  })

  test('stays below the limits of threads and of comments', async () => {
    const thread = await start(owner, 'Primeiro.')
    const comment = {
      thread_id: thread.id,
      user_id: null,
      side: 'client',
      text: 'Mais.',
      written_at: noon,
    } as const
    await demo.db.insertInto('conversation_comments').values(Array(99).fill(comment)).execute()
    expect(await answer(owner, thread, 'Um a mais.')).toMatchObject({ status: 409 })
    const row = { session_id: gallery.sessionId, about: 'session', created_at: noon } as const
    await demo.db.insertInto('conversation_threads').values(Array(299).fill(row)).execute()
    const refused = await owner.post(path(), { text: 'Um a mais.', subject: whole })
    expect([refused.status, refused.body.error_message]).toEqual([
      409,
      expect.stringContaining('no máximo 300'),
    ])
  })
})

describe('who reaches it', () => {
  test('readers read and do not write; other companies find nothing', async () => {
    const thread = await start(owner, 'Para todos nós.')
    await roleOf('coordenacao@demo.test', { role: 'finance' })
    for (const email of ['leitura@demo.test', 'financeiro@demo.test', 'coordenacao@demo.test']) {
      const reader = await signedIn(demo.app, email)
      expect((await read(reader)).map(({ id }) => id)).toEqual([thread.id])
      const tried = [
        await reader.post(path(), { text: 'Eu', subject: whole }),
        await answer(reader, thread, 'Eu'),
      ]
      tried.push(await resolve(reader, thread, true))
      expect(tried.map(({ status }) => status)).toEqual([403, 403, 403])
    }
    const other = await signedIn(demo.app, 'outra@demo.test')
    const tried = [await other.get(path()), await other.post(path(), { text: 'Eu', subject: whole })]
    tried.push(await answer(other, thread, 'Eu'), await resolve(other, thread, true))
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    await roleOf('coordenacao@demo.test', { role: 'coordinator' })
  })

  test('a thread is found under its own ensaio alone', async () => {
    const thread = await start(owner, 'Aqui.')
    const [, elsewhere] = await demoProducts(demo.db, { itemId: 9, status: 5 })
    expect((await owner.post(`${path(elsewhere)}/${thread.id}`, { text: 'Ali' })).status).toBe(404)
  })
})

test('a requested correction is part of the conversation until its product is delivered again', async () => {
  await owner.post(`${gallery.path}/corrections`, { description: 'A sala saiu escura.' })
  const [asked] = await read(owner)
  expect(asked).toMatchObject({ about: 'product', product_id: gallery.productId, is_correction: true })
  expect(asked?.comments).toMatchObject([{ side: 'client', text: 'A sala saiu escura.', is_own: true }])
  const byHand = await resolve(admin, asked as Thread, true)
  expect([byHand.status, byHand.body.error_message]).toEqual([409, expect.stringContaining('nova entrega')])
  // It has a mail of its own.
  expect((await mails()).every(({ subject }) => subject.startsWith('Pedido de correção'))).toBe(true)
  expect(await tell(due)).toBe(0)
  await admin.post(gallery.path, { status: 3 })
  expect((await read(owner))[0]).toMatchObject({ resolved_at: noon, resolved_by: null })
  await answer(owner, asked as Thread, 'Agora sim.')
  expect((await read(owner))[0]?.resolved_at).toBe(noon)
})

test('a correction is resolved, too, when its product is empty and the ensaio is delivered without it', async () => {
  const other = (await demoProducts(demo.db, { itemId: 9, status: 5 })).at(-1) as DemoProduct
  await owner.post(`${other.path}/corrections`, { description: 'A cozinha também.' })
  await demo.db.deleteFrom('photos').where('session_product_id', '=', other.productId).execute()
  const delivered = await admin.post(`/sessions/${other.sessionId}`, { status: 5 })
  expect(delivered.status).toBe(200)
  const [asked] = (await owner.get(path(other))).body.data as Thread[]
  expect(asked).toMatchObject({ is_correction: true, resolved_at: noon })
})

describe('mail about a conversation', () => {
  test('tells the answers to a correction, and not its request, which has a mail of its own', async () => {
    await owner.post(`${gallery.path}/corrections`, { description: 'A sala saiu escura.' })
    const [asked] = await read(owner)
    await demo.db.deleteFrom('outbox').execute()
    await answer(owner, asked as Thread, 'A da janela.')
    await answer(admin, asked as Thread, 'Qual delas?')
    expect(await tell(due)).toBeGreaterThan(1)
    const written = await mails()
    const to = (email: string) => written.find(({ recipient }) => recipient === email)?.text ?? ''
    expect(to('pospago@demo.test')).toContain('Qual delas?')
    expect(to('fotografo@demo.test')).toContain('A da janela.')
    expect(to('fotografo@demo.test')).not.toContain('A sala saiu escura.')
    await admin.post(gallery.path, { status: 3 })
  })

  test('tells the other side all of five minutes at once, and nobody twice', async () => {
    const thread = await start(owner, 'Os fios <b>aparecem</b>.', onPhoto())
    await start(owner, 'E a capa?')
    expect(await tell(soon)).toBe(0)
    const count = await tell(due)
    expect(count).toBeGreaterThan(1)
    const written = await mails()
    expect(written).toHaveLength(count)
    const staff = written.map(({ recipient }) => recipient)
    expect(staff).toContain('fotografo@demo.test')
    expect(staff).not.toContain('pospago@demo.test')
    const [first] = written
    expect(first?.subject).toMatch(/^2 comentários novos: /)
    expect(first?.text).toContain('Os fios <b>aparecem</b>.')
    expect(first?.html).not.toContain('<b>aparecem</b>')
    expect(first?.html).toContain(`/backoffice/sessions/${gallery.sessionId}`)
    expect(first?.unsubscribe_url).toContain('tema=conversation')
    expect(await tell(due)).toBe(0)
    await answer(admin, thread, 'Vamos tirar.')
    await demo.db.deleteFrom('outbox').execute()
    expect(await tell(due)).toBe(1)
    expect(await mails()).toMatchObject([
      { recipient: 'pospago@demo.test', subject: expect.stringMatching(/^1 comentário novo: /) },
    ])
  })

  test('reaches colleagues who wrote, while they have access, and nobody who turned it off', async () => {
    await roleOf('leitura@demo.test', { client_role: 'orders' })
    const colleague = await signedIn(demo.app, 'leitura@demo.test')
    const thread = await start(colleague, 'Uma pergunta.')
    await answer(admin, thread, 'Uma resposta.')
    await demo.db.deleteFrom('conversation_notices').where('side', '=', 'staff').execute()
    await colleague.post('/account/mails', { topic: 'conversation', is_on: false })
    expect(await tell(due)).toBe(1)
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['pospago@demo.test'])
    await colleague.post('/account/mails', { topic: 'conversation', is_on: true })
    await demo.db.deleteFrom('outbox').execute()
    await answer(admin, thread, 'Mais uma.')
    expect(await tell(due)).toBe(2)
    const leave = demo.db.updateTable('users').set({ disabled_at: noon })
    await leave.where('email', '=', 'leitura@demo.test').execute()
    await answer(admin, thread, 'E outra.')
    expect(await tell(due)).toBe(1)
  })

  test('reaches the managers, once who ordered has no access (rule mail-readers)', async () => {
    await start(admin, 'Qual das duas fachadas?')
    await withoutOrderer(demo.db, gallery.sessionId, () => tell(due))
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([manager.email])
  })
})
