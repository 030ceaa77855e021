import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Blueprint, Publication, PublicProperty, Session } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { publicationForm } from '@ensaio/testing/scenes/publication-form'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { diskStorage } from '../adapters/storage/disk-storage.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import { drawnPlan } from '../files/pdf/drawn-plan.ts'
import { drawNextPlan } from './draw-plan-pages.ts'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let admin: Caller
let client: Caller
let plans: DemoProduct
let others: DemoProduct
let now = noon
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  client = await signedIn(demo.app, 'pospago@demo.test')
  const [first, second] = await demoProducts(demo.db, { itemId: 11, status: 5 })
  plans = first
  others = second ?? first
  // The server itself reads no WebP.
  sharp.unblock({ operation: ['VipsForeignLoadWebp'] })
})
afterAll(() => demo.close())
beforeEach(async () => {
  now = noon
  await demo.db.deleteFrom('blueprints').execute()
})

async function upload(bytes: Buffer, { path }: DemoProduct = plans, name = 'planta.pdf'): Promise<number> {
  const form = await multipart({ file: { bytes, name, type: 'application/octet-stream' } })
  const answer = await admin.post(`${path}/blueprints`, form.payload, form.headers)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body.data as Blueprint).id
}
const draw = (storage: Storage = diskStorage(demo.files)) =>
  drawNextPlan({ db: demo.db, storage, clock: { now: () => now } })
const dataOf = <Data>(answer: Answer): Data => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Data
}
async function planOf(id: number, { sessionId } = plans): Promise<Blueprint | undefined> {
  const { products } = dataOf<Session>(await admin.get(`/sessions/${sessionId}`))
  const all = products.flatMap(({ deliverables }) => deliverables as Blueprint[])
  return all.find((one) => one.id === id && 'file_extension' in one)
}
const at = (url = '') => url.replace('/api', '')
const sizes = async () => (await readdir(join(demo.files, 'sizes')).catch(() => [])).toSorted()

describe('rule plan-pages', () => {
  test('the pages of a pdf become pictures, in their colours and their order; a png and a dwg have none', async () => {
    const id = await upload(await drawnPlan(3))
    expect((await planOf(id))?.pages).toBeUndefined()
    expect([await draw(), await draw()]).toEqual([true, false])
    const pages = (await planOf(id))?.pages ?? []
    expect(pages.map(({ url }) => url)).toEqual(
      [1, 2, 3].map((nth) => `/api/files/blueprints/${id}/pages/${nth}`),
    )
    const answer = await client.get(at(pages[0]?.url))
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    const picture = sharp(answer.bytes)
    expect(await picture.metadata()).toMatchObject({ width: 2000, height: 1000 })
    const [left, right] = await Promise.all(
      [500, 1500].map((x) =>
        picture.clone().extract({ left: x, top: 500, width: 1, height: 1 }).removeAlpha().raw().toBuffer(),
      ),
    )
    expect([...(left ?? [])].map((one) => Math.round(one / 25))).toEqual([10, 0, 0])
    expect([...(right ?? [])].map((one) => Math.round(one / 25))).toEqual([10, 10, 10])
  })

  test('only for those who reach the plan, and only the pages that there are', async () => {
    const id = await upload(await drawnPlan(1))
    await draw()
    const path = `/files/blueprints/${id}/pages/1`
    expect((await client.get(path)).status).toBe(200)
    expect((await (await signedIn(demo.app, 'prepago@demo.test')).get(path)).status).toBe(404)
    expect((await demoCaller(demo.app).get(path)).status).toBe(401)
    for (const nth of ['2', '0', 'x'])
      expect((await client.get(`/files/blueprints/${id}/pages/${nth}`)).status).toBe(404)
  })

  test('six pages at most, of a set of drawings', async () => {
    const id = await upload(await drawnPlan(8))
    await draw()
    expect((await planOf(id))?.pages).toHaveLength(6)
  })

  test('what cannot be drawn has no pages, and is not tried for ever', async () => {
    const id = await upload(Buffer.from('%PDF-1.7\nnothing of a drawing\n%%EOF'))
    expect([await draw(), await draw()]).toEqual([true, false])
    expect(await planOf(id)).toMatchObject({ file_extension: 'pdf' })
    expect((await planOf(id))?.pages).toBeUndefined()
  })

  test('the same drawing in two products is drawn once; its pictures stay as long as one of them needs them', async () => {
    const bytes = await drawnPlan(1, 'shared')
    const [first, second] = [await upload(bytes), await upload(bytes, others)]
    await draw()
    const drawn = await sizes()
    await draw()
    expect(await sizes()).toEqual(drawn)
    await admin.delete(`${plans.path}/blueprints/${first}`)
    expect(await sizes()).toEqual(drawn)
    expect((await admin.get(`/files/blueprints/${second}/pages/1`)).status).toBe(200)
    await admin.delete(`${others.path}/blueprints/${second}`)
    expect((await sizes()).length).toBe(drawn.length - 1)
  })

  test('a server that stops in the middle leaves the plan to the next one, ten times at most', async () => {
    const id = await upload(await drawnPlan(1, 'stopped'))
    const disk = diskStorage(demo.files)
    const broken: Storage = { ...disk, put: () => Promise.reject(new Error('The disk is full.')) }
    for (let nth = 0; nth < 3; nth += 1) {
      await expect(draw(broken)).rejects.toThrow('The disk is full.')
      expect(await draw()).toBe(false)
      now = new Date(Date.parse(now) + 3_600_000).toISOString()
    }
    const tried = (pages_tries: number) =>
      demo.db.updateTable('blueprints').set({ pages_tries }).where('id', '=', id).execute()
    await tried(10)
    expect(await draw()).toBe(false)
    await tried(9)
    expect(await draw()).toBe(true)
    expect((await planOf(id))?.pages).toHaveLength(1)
  })

  test('two servers at once draw each plan once', async () => {
    for (const mark of ['a', 'b', 'c']) await upload(await drawnPlan(1, mark))
    const before = await sizes()
    const done = await Promise.all([draw(), draw(), draw(), draw()])
    expect(done.filter(Boolean)).toHaveLength(3)
    expect(await demo.db.selectFrom('blueprint_pages').select('id').execute()).toHaveLength(3)
    expect((await sizes()).length).toBe(before.length + 3)
  })

  test('a published page shows pdf and png; looking at them is no download', async () => {
    const document = await upload(await drawnPlan(2, 'page'))
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await upload(png, plans, 'planta.png')
    await draw()
    const { code }: Publication = dataOf(
      await client.post(`/sessions/${plans.sessionId}/publication`, publicationForm),
    )
    const visitor = demoCaller(demo.app)
    const page: PublicProperty = dataOf(await visitor.get(`/properties/${code}`))
    expect(page.plans.map(({ pages }) => pages?.length)).toEqual([2, 1])
    const downloads = async () =>
      dataOf<{ days: { downloads: number }[] }>(
        await client.get(`/sessions/${plans.sessionId}/publication/visits`),
      ).days.at(-1)?.downloads
    const before = await downloads()
    const types = []
    for (const { url } of page.plans.flatMap(({ pages = [] }) => pages)) {
      const answer = await visitor.get(at(url))
      types.push([answer.status, answer.headers['content-type']])
    }
    expect(types).toEqual([
      [200, 'image/webp'],
      [200, 'image/webp'],
      [200, 'image/png'],
    ])
    expect(await downloads()).toBe(before)
    expect((await visitor.get(`/properties/${code}/plans/${document}/pages/3`)).status).toBe(404)
    await client.post(`/sessions/${plans.sessionId}/publication`, { ...publicationForm, is_on: false })
    expect((await visitor.get(`/properties/${code}/plans/${document}/pages/1`)).status).toBe(404)
  })
})
