import { type DeliverableLink, itemIds, type Session, type Tour } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let admin: Caller
let videos: DemoProduct
let gallery: DemoProduct
let tour: DemoProduct

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9, status: 4 })
  ;[videos] = await demoProducts(demo.db, { itemId: 10, status: 5 })
  ;[tour] = await demoProducts(demo.db, { itemId: 7, status: 4 })
})

afterAll(() => demo.close())

describe('links', () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
  const matterport = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'

  test('a tour is kept whole, and kept anew', async () => {
    const save = (fields: Record<string, string>) => admin.post(`${tour.path}/tours`, form(fields), asForm)
    const first = await save({ matterport_url: matterport, tour_url: '', host_prize: '6' })
    expect(first.status, first.text).toBe(200)
    const saved = first.body.data as Tour
    expect(saved).toMatchObject({
      matterport_url: matterport,
      tour_url: null,
      host_prize: 6,
      hosted_until: null,
    })
    const second = await save({ tour_url: 'https://tour.exemplo.test/1', host_prize: '12' })
    expect(second.body.data).toMatchObject({ id: saved.id, matterport_url: null, host_prize: 12 })
  })

  test.each([...itemIds])(
    'a link saved on a product of item %i leaves its material whole',
    async (itemId) => {
      const [product] = await demoProducts(demo.db, { itemId, status: 4 })
      const read = async () => {
        const session = (await admin.get(`/sessions/${product?.sessionId}`)).body.data as Session
        return session.products.find(({ id }) => id === product?.productId)
      }
      const before = await read()
      const saved = (await admin.post(`${product?.path}/urls`, { url: 'https://drive.exemplo.test/tudo' }))
        .body.data
      expect(await read()).toEqual({ ...before, links: [saved] })
    },
  )

  test('a delivery link of any product', async () => {
    const save = (url: string) => admin.post(`${gallery.path}/urls`, form({ url }), asForm)
    const saved = (await save('https://drive.exemplo.test/a')).body.data as DeliverableLink
    expect((await save(' https://drive.exemplo.test/b ')).body.data).toEqual({
      id: saved.id,
      url: 'https://drive.exemplo.test/b',
    })
  })

  test('a video is added once, and removed', async () => {
    const add = () => admin.post(`${videos.path}/videos`, { url: 'https://vimeo.com/76979871' })
    const added = (await add()).body.data as DeliverableLink
    expect((await add()).body.data).toEqual(added)
    expect((await admin.delete(`${videos.path}/videos/${added.id}`)).body).toEqual({ data: null })
    expect((await admin.delete(`${videos.path}/videos/${added.id}`)).status).toBe(404)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://exemplo.test/a',
    '//exemplo.test/a',
    'exemplo.test',
    'https://',
    '\u0000https://exemplo.test',
    'java\nscript:alert(1)',
    `https://exemplo.test/${'a'.repeat(2001)}`,
  ])('%j is kept nowhere', async (url) => {
    const answers = await Promise.all([
      admin.post(`${videos.path}/videos`, { url }),
      admin.post(`${gallery.path}/urls`, form({ url }), asForm),
      admin.post(`${tour.path}/tours`, form({ matterport_url: url }), asForm),
      admin.post(`${tour.path}/tours`, form({ tour_url: url }), asForm),
    ])
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  })

  test.each(['-1', '121', '1.5', 'seis', '1e2'])('%s is no hosting period', async (host_prize) => {
    const answer = await admin.post(
      `${tour.path}/tours`,
      form({ matterport_url: matterport, host_prize }),
      asForm,
    )
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['host_prize']])
  })
})
