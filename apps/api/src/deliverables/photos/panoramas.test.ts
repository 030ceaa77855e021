import type { Photo } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

let demo: DemoApp
let admin: Caller
let gallery: DemoProduct

beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  admin = await signedIn(demo.app, 'admin@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9, status: 4 })
})
afterAll(() => demo.close())

/** A photo with what a camera for spheres writes into it. */
async function photo(width: number, height: number, said: string): Promise<Buffer> {
  const drawn = await sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer()
  const xmp = Buffer.from(`http://ns.adobe.com/xap/1.0/\0<rdf:Description ${said}/>`, 'latin1')
  const head = Buffer.from([0xff, 0xe1, (xmp.length + 2) >> 8, (xmp.length + 2) & 0xff])
  return Buffer.concat([drawn.subarray(0, 2), head, xmp, drawn.subarray(2)])
}

async function sent(bytes: Buffer): Promise<Photo> {
  const form = await multipart({ file: { bytes, name: 'sala.jpg', type: 'image/jpeg' } })
  const answer = await admin.post(`${gallery.path}/photos`, form.payload, form.headers)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const sphere = 'GPano:ProjectionType="equirectangular"'

test('a photo that says so is one, where its shape agrees; nothing of what it says is kept', async () => {
  const round = await sent(await photo(80, 40, sphere))
  expect(round.is_panorama).toBe(true)
  expect((await admin.get(`/files/photos/${round.id}/original`)).bytes.includes('GPano')).toBe(false)
  expect((await sent(await photo(82, 60, sphere))).is_panorama).toBe(false)
  expect((await sent(await photo(84, 42, 'dc:title="Sala"'))).is_panorama).toBe(false)
})

test('our people say it of a photo of that shape and take it back; clients do not (rules panoramas and field-rights)', async () => {
  const flat = await sent(await photo(88, 44, 'dc:title="Sala"'))
  const mark = (id: number, is_panorama: boolean, caller = admin) =>
    caller.post(`${gallery.path}/photos/${id}`, { is_panorama })
  const of = (photos: Photo[]) => photos.find(({ id }) => id === flat.id)?.is_panorama
  expect(of((await mark(flat.id, true)).body.data)).toBe(true)
  expect(of((await mark(flat.id, false)).body.data)).toBe(false)
  const upright = await sent(await photo(44, 88, sphere))
  const { status, body } = await mark(upright.id, true)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['is_panorama']])
  const owner = await signedIn(demo.app, 'pospago@demo.test')
  expect((await mark(flat.id, true, owner)).status).toBe(403)
})

test('an edited file in the place of a sphere is one, too, where its shape agrees (rules panoramas and photo-versions)', async () => {
  const round = await sent(await photo(92, 46, sphere))
  const replaced = async (bytes: Buffer) => {
    const form = await multipart({ file: { bytes, name: 'sala.jpg', type: 'image/jpeg' } })
    const path = `${gallery.path}/photos/${round.id}/file`
    const answer = await admin.post(path, form.payload, form.headers)
    expect(answer.status, answer.text).toBe(200)
    return (answer.body.data as Photo).is_panorama
  }
  expect(await replaced(await photo(94, 47, 'dc:title="Sala"'))).toBe(true)
  expect(await replaced(await photo(96, 60, 'dc:title="Sala"'))).toBe(false)
})
