import type { StaffTags, Tag } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'

let demo: DemoApp
let admin: Caller
let client: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
})
afterAll(() => demo.close())

const all = async (): Promise<StaffTags> => (await admin.get('/staff/tags')).body.data
const save = (category: string, tags: readonly object[]) => admin.post('/staff/tags', { category, tags })
const names = (tags: readonly Tag[]) => tags.map(({ name }) => name)
const dataOf = <Data>({ body }: { body: unknown }) => (body as { data: Data }).data
const offered = async () => names(dataOf<{ tags: Tag[] }>(await client.get('/tag-category/client')).tags)

test('tags are added, renamed, ordered and retired, and offered so (rule retired-tags)', async () => {
  const { rating } = await all()
  const [one, two, ...rest] = rating
  const saved = await save('rating', [
    { id: two?.id, name: one?.name },
    { id: one?.id, name: two?.name },
    ...rest.map((tag, place) => ({ ...tag, retired: place === 0 })),
    { id: null, name: ' Bom humor ' },
  ])
  expect(saved.status, saved.text).toBe(200)
  const kept = names(rest).slice(1)
  expect(await offered()).toEqual([one?.name, two?.name, ...kept, 'Bom humor'])
  expect((await all()).rating.filter(({ retired }) => retired)).toEqual([{ ...rest[0], retired: true }])
  const event = await demo.db
    .selectFrom('office_events')
    .select('detail')
    .where('kind', '=', 'tags_changed')
    .executeTakeFirstOrThrow()
  expect(event.detail).toMatchObject({ category: 'rating', from: rating })
})

test('a retired tag stays on the rating that has it', async () => {
  const { id } = await demo.db
    .selectFrom('photo_sessions')
    .innerJoin('companies', 'companies.id', 'photo_sessions.company_id')
    .innerJoin('users', 'users.company_id', 'companies.id')
    .select('photo_sessions.id')
    .where('users.email', '=', 'pospago@demo.test')
    .where('status', '=', 5)
    .limit(1)
    .executeTakeFirstOrThrow()
  const { rating } = await all()
  const active = rating.find(({ retired }) => !retired)
  await client.post(`/sessions/${id}/ratings`, { rate: 5, tags: [active?.id], description: '' })
  await save(
    'rating',
    rating.map((tag) => ({ ...tag, retired: tag.id === active?.id || tag.retired })),
  )
  expect(await offered()).not.toContain(active?.name)
  const given = dataOf<{ client: { tags: Tag[] } }>(await client.get(`/sessions/${id}/ratings`))
  expect(names(given.client.tags)).toEqual([active?.name])
  const again = { rate: 4, tags: [active?.id], description: 'Ainda bom' }
  expect((await client.post(`/sessions/${id}/ratings`, again)).status).toBe(200)
})

test('tags that are left out stay, and a name is in the list once', async () => {
  const { photos } = await all()
  const [one, two] = photos
  expect((await save('photos', [{ id: two?.id, name: 'Living' }])).status).toBe(200)
  const after = (await all()).photos
  expect(after[0]).toEqual({ id: two?.id, name: 'Living' })
  expect(after).toHaveLength(photos.length)
  expect(await save('photos', [{ id: null, name: one?.name.toUpperCase() }])).toMatchObject({
    status: 422,
    body: { fields: { 'tags.0.name': 'Este nome já está na lista.' } },
  })
  const twice = await save('photos', [
    { id: null, name: 'Adega' },
    { id: null, name: 'adega' },
  ])
  expect(twice).toMatchObject({ status: 422, body: { fields: { 'tags.1.name': expect.any(String) } } })
  expect((await save('photos', [{ id: 999_999, name: 'Adega' }])).status).toBe(404)
  expect((await save('other', [])).status).toBe(422)
})
