import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { type PhotoSize, photoSizes } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { unzipped } from '@ensaio/testing/scenes/unzipped'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Answer, type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let demo: DemoApp
let owner: Caller
let gallery: DemoProduct
let photos: { id: number; tag: string | null }[]
beforeAll(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  owner = await signedIn(demo.app, 'pospago@demo.test')
  ;[gallery] = await demoProducts(demo.db, { itemId: 9 })
  photos = await demo.db
    .selectFrom('photos')
    .leftJoin('tags', 'tags.id', 'photos.tag_id')
    .select(['photos.id', 'tags.name as tag'])
    .where('session_product_id', '=', gallery.productId)
    .orderBy('photos.position')
    .execute()
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('photo_derivatives').execute()
  await rm(join(demo.files, 'sizes'), { recursive: true, force: true })
})

const some = () => photos.slice(0, 3).map(({ id }) => id)
const archive = (sizes: PhotoSize[] | undefined, photo_ids = some()): Promise<Answer> =>
  owner.post(`${gallery.path}/photos/download`, { photo_ids, ...(sizes && { sizes }) })
/** Asks again while sizes are drawn, as the product does (rule derivatives-once). */
async function drawnArchive(sizes: PhotoSize[]): Promise<Answer> {
  const answer = await archive(sizes)
  return answer.body.code === 'preparing' ? drawnArchive(sizes) : answer
}
const namesOf = async ({ bytes }: Answer) => [...(await unzipped(bytes)).keys()]
const nameOf = (answer: Answer) =>
  /filename="([^"]+)"/.exec(String(answer.headers['content-disposition']))?.[1]

test('several sizes lie in folders, each in gallery order, as long as announced (rule archive-whole)', async () => {
  const sizes: PhotoSize[] = ['story', 'original', 'portal']
  const answer = await drawnArchive(sizes)
  expect([answer.status, Number(answer.headers['content-length'])]).toEqual([200, answer.bytes.length])
  const files = await unzipped(answer.bytes)
  const room = (nth: number) => (photos[nth]?.tag ?? 'foto').toLowerCase()
  const expected = ['original', 'portal', '9x16'].flatMap((folder) =>
    [0, 1, 2].map((nth) => `${folder}/0${nth + 1}_${room(nth)}.jpg`),
  )
  expect([...files.keys()]).toEqual(expected)
  expect(nameOf(answer)).toBe('Fotos_20_11_2026_12_00.zip')
  const { portal } = photoSizes
  for (const [name, bytes] of files) {
    if (name.startsWith('portal/')) expect(bytes.length).toBeLessThanOrEqual(portal.most)
    if (name.startsWith('9x16/'))
      expect((await sharp(bytes).metadata()).width).toBe(Math.round((1067 * 9) / 16))
  }
})

test('one size lies flat, and gives the archive its name; none is the original, as ever', async () => {
  const web = await archive(['web', 'web'])
  expect((await namesOf(web)).every((name) => /^0\d_[a-z_]+\.jpg$/.test(name))).toBe(true)
  expect(nameOf(web)).toBe('Fotos_site_20_11_2026_12_00.zip')
  const [plain, original] = [await archive(undefined), await archive(['original'])]
  expect(nameOf(plain)).toBe('Fotos_20_11_2026_12_00.zip')
  expect(original.bytes.equals(plain.bytes)).toBe(true)
})

test('an unknown size, or none at all, is refused at its field', async () => {
  const wrong = ['poster'] as unknown as PhotoSize[]
  expect([(await archive(wrong)).status, (await archive([])).status]).toEqual([422, 422])
})

test('a photo that cannot be drawn makes no smaller archive', async () => {
  const [, second] = some()
  const row = await demo.db
    .selectFrom('photos')
    .select('file')
    .where('id', '=', second ?? 0)
    .executeTakeFirstOrThrow()
  const write = (file: string) =>
    demo.db
      .updateTable('photos')
      .set({ file })
      .where('id', '=', second ?? 0)
      .execute()
  await write('photos/gone.jpg')
  expect((await archive(['web'])).status).toBe(503)
  await write(row.file)
})

test('a size that another server is drawing is waited for, then told to be on its way: 409, and never an archive without it', async () => {
  const [first = 0] = some()
  // As if a server had taken it a moment ago, and died.
  await demo.db
    .insertInto('photo_derivatives')
    .values({
      photo_id: first,
      kind: 'square',
      due_at: '2026-11-20T15:02:00.000Z',
      taken_at: '2026-11-20T15:00:00.000Z',
      attempts: 1,
    })
    .execute()
  const answer = await archive(['square'])
  expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([409, 'preparing', '1'])
  expect(answer.body.error_message).toMatch(/preparad|Preparando/)
  demo.setClock('2026-11-20T15:03:00.000Z')
  expect((await archive(['square'])).status).toBe(200)
  demo.setClock('2026-11-20T15:00:00.000Z')
})

test('a stored size that is lost is drawn again while the archive is written, and one that is cut breaks it off', async () => {
  await archive(['web'])
  const { file } = await demo.db.selectFrom('photo_derivatives').select('file').executeTakeFirstOrThrow()
  await rm(join(demo.files, 'sizes'), { recursive: true })
  const whole = await archive(['web'])
  expect(await namesOf(whole)).toHaveLength(3)
  await truncate(join(demo.files, file ?? ''), 100)
  const address = await demo.app.listen({ port: 0, host: '127.0.0.1' })
  const cut = fetch(`${address}/api${gallery.path}/photos/download`, {
    method: 'POST',
    headers: { cookie: owner.cookie ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ photo_ids: some(), sizes: ['web'] }),
  })
  await expect(cut.then((answer) => answer.arrayBuffer())).rejects.toThrow()
})
