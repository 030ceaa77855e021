import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Blueprint, Photo, Session, Tour } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
let demo: DemoApp
let owner: Caller
let stranger: Caller
let admin: Caller
let gallery: DemoProduct

beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  owner = await signedIn(demo.app, 'pospago@demo.test')
  stranger = await signedIn(demo.app, 'outra@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9 })
})
afterAll(() => demo.close())

async function held<Kind>(product: DemoProduct): Promise<Kind[]> {
  const session: Session = (await owner.get(`/sessions/${product.sessionId}`)).body.data
  return session.products.find(({ id }) => id === product.productId)?.deliverables as Kind[]
}

const pathOf = (url: string | null | undefined) => (url ?? '').replace('/api', '')
const modern = { accept: 'image/avif,image/webp,*/*;q=0.8' }
const old = { accept: 'image/png,image/*;q=0.8,*/*;q=0.5' }

describe('photos', () => {
  test('say how large they are, what they show, and where their pictures lie', async () => {
    const photos = await held<Photo>(gallery)
    expect(photos.map(({ order }) => order)).toEqual(photos.map((_, place) => place))
    for (const photo of photos) {
      expect([photo.width, photo.height]).toEqual(photo.is_panorama ? [2400, 1200] : [1600, 1067])
      expect(photo.alt).toMatch(/\.$/)
    }
  })

  test('a small picture is WebP for browsers that say they take it, JPEG for the rest', async () => {
    const [photo] = await held<Photo>(gallery)
    const path = pathOf(photo?.thumbnail_url)
    const [webp, jpeg] = [await owner.get(path, modern), await owner.get(path, old)]
    expect([webp.headers['content-type'], jpeg.headers['content-type']]).toEqual(['image/webp', 'image/jpeg'])
    expect([webp.headers.vary, jpeg.headers.vary]).toEqual(['accept', 'accept'])
    expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 427 })
  })

  test('the large picture opens, too; any other size does not', async () => {
    const [photo] = await held<Photo>(gallery)
    const path = pathOf(photo?.preview_url)
    expect((await owner.get(path, modern)).headers['content-type']).toMatch(/^image\//)
    expect((await owner.get(path.replace('preview', 'huge'))).status).toBe(404)
  })

  test('as delivered, a photo is saved under its place and room, with the ending that its bytes have', async () => {
    const photos = await held<Photo>(gallery)
    const nameOf = async (photo: Photo | undefined) =>
      (await owner.get(pathOf(photo?.url))).headers['content-disposition']
    const tag = await demo.db
      .selectFrom('tags')
      .select('id')
      .where('name', '=', 'Área comum')
      .executeTakeFirstOrThrow()
    const [first, second] = photos
    const write = (photo: Photo | undefined, tagId: number | null) =>
      demo.db
        .updateTable('photos')
        .set({ tag_id: tagId })
        .where('id', '=', photo?.id ?? 0)
        .execute()
    await write(first, tag.id)
    await write(second, null)
    expect(await nameOf(first)).toBe(
      `inline; filename="01_area_comum.jpg"; filename*=UTF-8''01_area_comum.jpg`,
    )
    expect(await nameOf(second)).toBe(`inline; filename="02_foto.jpg"; filename*=UTF-8''02_foto.jpg`)
    await demo.db
      .updateTable('photos')
      .set({ file: sql`replace(file, '.jpg', '.png')` })
      .where('id', '=', second?.id ?? 0)
      .execute()
    const { file } = await demo.db
      .selectFrom('photos')
      .select('file')
      .where('id', '=', second?.id ?? 0)
      .executeTakeFirstOrThrow()
    await copyFile(join(demo.files, file.replace('.png', '.jpg')), join(demo.files, file))
    expect(await nameOf(second)).toContain('filename="02_foto.png"')
  })

  test('open for staff, not for another company, not for a photographer who was elsewhere', async () => {
    const provider = await signedIn(demo.app, 'fotografo@demo.test')
    const [sent] = await demoProducts(demo.db, { itemId: 9, provider: 'fotografo@demo.test' })
    const all = await demoProducts(demo.db, { itemId: 9 })
    const own = new Set(
      (await demoProducts(demo.db, { itemId: 9, provider: 'fotografo@demo.test' })).map(
        (one) => one.productId,
      ),
    )
    const [photo] = await held<Photo>(all.find(({ productId }) => !own.has(productId)) ?? gallery)
    const [there] = await held<Photo>(sent)
    const path = pathOf(photo?.thumbnail_url)
    expect((await admin.get(path)).status).toBe(200)
    expect((await stranger.get(path)).status).toBe(404)
    expect((await demoCaller(demo.app).get(path)).status).toBe(401)
    expect((await provider.get(pathOf(there?.thumbnail_url))).status).toBe(200)
    expect((await provider.get(path)).status).toBe(404)
  })

  test('what staff have not finished stays theirs: no client opens a photo of the capture', async () => {
    const [capture] = await demoProducts(demo.db, { itemId: 8 })
    const { id } = await demo.db
      .updateTable('photos')
      .set({ session_product_id: capture.productId, position: 0, is_featured: false })
      .where('id', '=', (await held<Photo>(gallery)).at(-1)?.id ?? 0)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await owner.get(`/files/photos/${id}/original`)).status).toBe(404)
    expect((await admin.get(`/files/photos/${id}/original`)).status).toBe(200)
  })
})

describe('plans', () => {
  test('pdf and png are looked at in the browser, can do nothing there, and are nobody else’s', async () => {
    const [product] = await demoProducts(demo.db, { itemId: 11 })
    const plans = await held<Blueprint>(product)
    expect(plans.map(({ file_extension }) => file_extension)).toEqual(['pdf', 'png'])
    for (const plan of plans) {
      const path = pathOf(plan.url)
      const answer = await owner.get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^(application\/pdf|image\/png)$/)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
      expect(answer.headers['content-disposition']).toMatch(
        /^inline; filename="planta_\d+m2\.(pdf|png)"; filename\*=/,
      )
      expect((await stranger.get(path)).status).toBe(404)
    }
    const [, png] = plans
    expect((await owner.get(pathOf(png?.url))).headers['content-security-policy']).toMatch(/sandbox$/)
  })

  test('a dwg is downloaded, and never shown', async () => {
    const [product] = await demoProducts(demo.db, { itemId: 11 })
    const row = await demo.db
      .updateTable('blueprints')
      .set({ file_extension: 'dwg', file_name: 'Planta do "3º" andar' })
      .where('session_product_id', '=', product.productId)
      .where('file_extension', '=', 'png')
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await held<Blueprint>(product)).find(({ id }) => id === row.id)?.url).toBeNull()
    const answer = await owner.get(`/files/blueprints/${row.id}`)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Planta_do_3_andar.dwg"; filename*=UTF-8''Planta%20do%20%223%C2%BA%22%20andar.dwg`,
    )
  })
})

test('a tour says until when it is up', async () => {
  const [product] = await demoProducts(demo.db, { itemId: 7 })
  const [tour] = await held<Tour>(product)
  await demo.db
    .updateTable('photo_sessions')
    .set({ delivered_at: '2026-09-01T01:30:00.000Z' })
    .where('id', '=', product.sessionId)
    .execute()
  expect(tour?.host_prize).toBe(6)
  // Still August at the property.
  expect((await held<Tour>(product))[0]?.hosted_until).toBe('2027-02-28')
})
