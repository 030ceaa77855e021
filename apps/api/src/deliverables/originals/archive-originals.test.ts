import { initialSettings, type Photo, type Session, type TimelineEvent } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import { storedNames } from '@ensaio/testing/storage/stored-names'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusingArchived } from '../../adapters/storage/archived.ts'
import { diskStorage } from '../../adapters/storage/disk-storage.ts'
import { recovering } from '../../adapters/storage/set-aside.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import { linksOf } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import { sweepFiles } from '../../jobs/sweep-files.ts'
import { writeSettings } from '../../settings/repository/settings.ts'
import { archiveOriginals } from './archive-originals.ts'

// Noon in São Paulo.
const at = (day: string) => `${day}T15:00:00.000Z`
const now = at('2026-11-20')
const links = linksOf('http://localhost:3000')

let demo: DemoApp
let owner: Caller
let admin: Caller
let photographer: Caller
let product: DemoProduct
let disk: Storage
/** The ids of the photos of the ensaio; their files are theirs alone. */
let photos: Photo[]

beforeAll(async () => {
  demo = await openDemoApp({ now })
  disk = diskStorage(demo.files)
  owner = await signedIn(demo.app, 'pospago@demo.test')
  admin = await signedIn(demo.app, 'admin@demo.test')
  // Caio's, so that a photographer sees it.
  ;[product] = await demoProducts(demo.db, { itemId: 9, provider: 'fotografo@demo.test' })
  photographer = await signedIn(demo.app, 'fotografo@demo.test')
  await demo.db.deleteFrom('photos').where('session_product_id', '=', product.productId).execute()
  photos = []
  for (let nth = 0; nth < 3; nth += 1) photos.push(await send('photos', nth * 70))
})
afterAll(() => demo.close())

/** Sends a photo of the shape of a whole sphere, in a colour of its own. */
async function send(to: string, r: number): Promise<Photo> {
  const background = { r, g: 90, b: 60 }
  const bytes = await sharp({ create: { width: 60, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const form = await multipart({ file: { bytes, name: 'sala.jpg', type: 'image/jpeg' } })
  const answer = await admin.post(`${product.path}/${to}`, form.payload, form.headers)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data as Photo
}

const session = async (caller = owner) =>
  (await caller.get(`/sessions/${product.sessionId}`)).body.data as Session
const want = async (archive_months: number) => {
  const { id } = await demo.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@demo.test')
    .executeTakeFirstOrThrow()
  await transact(demo.db, (tx) => writeSettings(tx, { ...initialSettings, archive_months }, id, now))
}

/** Runs the job on a day at noon, as two servers would: the second finds nothing to do. */
async function tick(day: string, storage: Storage = disk): Promise<number> {
  const failures: unknown[] = []
  const clock = { now: () => at(day) }
  const run = () => archiveOriginals({ db: demo.db, storage, clock, links }, (error) => failures.push(error))
  const changed = await run()
  expect([await run(), failures]).toEqual([0, []])
  return changed
}
const original = (photo: Photo | undefined, caller = owner) =>
  caller.get((photo?.url ?? '').replace('/api', ''))
const zip = (sizes: string[]) => owner.post(`${product.path}/photos/download`, { sizes })
const ask = (caller = owner) => caller.post(`/sessions/${product.sessionId}/originals`)
const mails = (like: string) =>
  demo.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text'])
    .where('subject', 'like', like)
    .execute()
const history = async () =>
  ((await owner.get(`/sessions/${product.sessionId}/events`)).body.data as TimelineEvent[]).map(
    ({ text }) => text,
  )
const stored = (folder: string) => storedNames(disk, folder)
/** The stored names of the photos of the ensaio. */
const files = async () =>
  (
    await demo.db
      .selectFrom('photos')
      .select('file')
      .where('session_product_id', '=', product.productId)
      .orderBy('id')
      .execute()
  ).map(({ file }) => file)

beforeEach(async () => {
  await demo.db.deleteFrom('outbox').execute()
  await demo.db.updateTable('photo_archives').set({ asked_at: now, archived_at: now }).execute()
  await tick('2026-11-20')
  await demo.db.deleteFrom('photo_archives').execute()
  await demo.db
    .updateTable('photo_sessions')
    .set({ delivered_at: at('2030-01-01') })
    .where('delivered_at', 'is not', null)
    .where('id', '<>', product.sessionId)
    .execute()
  await demo.db
    .updateTable('photo_sessions')
    .set({ delivered_at: at('2026-10-20') })
    .where('id', '=', product.sessionId)
    .execute()
  await demo.db.deleteFrom('outbox').execute()
  await want(6)
})

/** Archives the originals: told on 21 March, archived on 20 April. */
async function archive(): Promise<void> {
  await tick('2027-03-21')
  await tick('2027-04-20')
  await demo.db.deleteFrom('outbox').execute()
}

describe('rule archived-originals', () => {
  test('a company is told 30 days before, once; on the day the files move, and nothing is lost', async () => {
    const names = await files()
    expect(await tick('2027-03-20')).toBe(0)
    expect(await tick('2027-03-21')).toBe(1)
    expect((await session()).originals).toEqual({
      archive_on: '2027-04-20',
      archived_at: null,
      asked_at: null,
    })
    const told = await mails('Os originais%')
    expect(told.length).toBeGreaterThan(0)
    expect(told[0]?.subject).toMatch(/^Os originais das fotos vão para o arquivo em 20\/04\/2027: /)
    expect(told[0]?.text).toContain('podem ser pedidos de volta')
    expect(await tick('2027-04-19')).toBe(0)
    expect((await original(photos[0])).status).toBe(200)

    expect(await tick('2027-04-20')).toBe(2)
    expect(await mails('Os originais%')).toHaveLength(told.length)
    const { originals } = await session()
    expect(originals).toEqual({ archive_on: '2027-04-20', archived_at: at('2027-04-20'), asked_at: null })
    expect(await stored('archive')).toHaveLength(names.length)
    expect((await stored('photos')).filter((name) => names.includes(name))).toEqual([])
    expect((await history())[0]).toBe('Os originais das fotos foram para o arquivo')
    expect((await session(photographer)).originals).toBeNull()
  })

  test('all ensaios of a day share a mail, in the morning, whatever the hour of their delivery', async () => {
    const others = (await demoProducts(demo.db, { itemId: 9 })).filter(
      ({ sessionId }) => sessionId !== product.sessionId,
    )
    const ids = others.slice(0, 2).map(({ sessionId }) => sessionId)
    expect(ids).toHaveLength(2)
    await demo.db
      .updateTable('photo_sessions')
      .set({ delivered_at: '2026-10-21T01:30:00.000Z' })
      .where('id', 'in', ids)
      .execute()
    const round = (now: string) =>
      archiveOriginals({ db: demo.db, storage: disk, clock: { now: () => now }, links }, () => undefined)
    expect(await round('2027-03-21T10:59:00.000Z')).toBe(0)
    expect(await round('2027-03-21T11:00:00.000Z')).toBe(3)
    expect(await round('2027-03-21T23:00:00.000Z')).toBe(0)
    const told = await mails('Os originais de 3 ensaios%')
    expect(told.filter(({ recipient }) => recipient === 'pospago@demo.test')).toHaveLength(1)
  })

  test('archived originals are refused with the way to get them; pictures for screens and all other sizes stay', async () => {
    await archive()
    const refused = await original(photos[0])
    expect([refused.status, refused.body.error_message]).toEqual([
      409,
      expect.stringMatching(/^Os originais deste ensaio estão no arquivo\. Peça-os de volta/),
    ])
    const archived = await zip(['original', 'web'])
    expect([archived.status, archived.body.code]).toEqual([409, 'transition_refused'])
    expect((await zip(['web'])).status).toBe(200)
    expect((await owner.get((photos[0]?.thumbnail_url ?? '').replace('/api', ''))).status).toBe(200)
    // A size that has to be drawn from the original.
    expect((await zip(['square'])).status).toBe(200)
    // A part of one that was stored before photos were measured is chosen, too.
    const id = photos[1]?.id ?? 0
    await demo.db.updateTable('photos').set({ width: null, height: null }).where('id', '=', id).execute()
    const crop = { shape: 'square', crop: { x: 0, y: 0, width: 0.4, height: 0.8 } }
    expect((await owner.post(`${product.path}/photos/${id}/crops`, crop)).status).toBe(200)
    const measured = demo.db.selectFrom('photos').select(['width', 'height']).where('id', '=', id)
    expect(await measured.executeTakeFirst()).toEqual({ width: 60, height: 30 })
    // A whole sphere is shown from its original.
    const sphere = await admin.post(`${product.path}/photos/${photos[0]?.id}`, { is_panorama: true })
    expect([sphere.status, sphere.body.error_message]).toEqual([409, refused.body.error_message])
  })

  test('asked for, they are back at the next round, until a day; who asked is told, and then they are archived again', async () => {
    await archive()
    expect((await ask(photographer)).status).toBeGreaterThanOrEqual(403)
    expect((await ask(await signedIn(demo.app, 'outra@demo.test'))).status).toBe(404)
    const asked = await ask()
    expect(asked.status, asked.text).toBe(200)
    expect((asked.body.data as Session).originals?.asked_at).toBe(now)
    // A second one changes nothing.
    expect((await ask(admin)).status).toBe(200)
    expect((await history())[0]).toBe('Pediu os originais das fotos de volta')
    expect((await history())[1]).toBe('Os originais das fotos foram para o arquivo')

    expect(await tick('2027-04-21')).toBe(1)
    expect((await session()).originals).toEqual({
      archive_on: '2027-05-21',
      archived_at: null,
      asked_at: null,
    })
    expect((await original(photos[2])).status).toBe(200)
    expect((await mails('%de volta%')).map(({ recipient }) => recipient)).toEqual(['pospago@demo.test'])
    const here = await ask()
    expect([here.status, here.body.error_message]).toEqual([409, 'Os originais estão aqui até 21/05/2027.'])
    expect(await tick('2027-05-21')).toBe(2)
    expect((await original(photos[2])).status).toBe(409)
  })

  test('back comes the original of a version that was replaced while it was archived, too (rule photo-versions)', async () => {
    await archive()
    const photo = await send(`photos/${photos[0]?.id}/file`, 255)
    const former = () => owner.get((photo.former?.url ?? '').replace('/api', ''))
    expect((await former()).status).toBe(409)
    await ask()
    expect(await tick('2027-04-21')).toBe(1)
    expect(await stored('archive')).toEqual([])
    expect((await former()).status).toBe(200)
  })

  test('interrupted after some files, either way, the next round goes on', async () => {
    const broken = (): Storage => {
      let moves = 0
      return {
        ...disk,
        move: (from, to) => {
          moves += 1
          if (moves > 1) throw new Error('The disk is gone.')
          return disk.move(from, to)
        },
      }
    }
    const failing = async (day: string) => {
      const failures: unknown[] = []
      const clock = { now: () => at(day) }
      await archiveOriginals({ db: demo.db, storage: broken(), clock, links }, (error) =>
        failures.push(error),
      )
      expect(failures).toHaveLength(1)
    }
    await tick('2027-03-21')
    await failing('2027-04-20')
    // Refused already, also what has not moved: an archive of photos that had begun would break off.
    expect((await zip(['original'])).status).toBe(409)
    expect(await tick('2027-04-20')).toBe(1)
    expect(await stored('archive')).toHaveLength(photos.length)
    await ask()
    await failing('2027-04-20')
    expect((await session()).originals?.asked_at).not.toBeNull()
    expect(await tick('2027-04-20')).toBe(1)
    expect(await stored('archive')).toEqual([])
    expect((await zip(['original'])).status).toBe(200)
  })

  test('what other ensaios share stays, and what the sweep finds in the archive lives as long as a row names it', async () => {
    const [first] = await files()
    const other = (await demoProducts(demo.db, { itemId: 9 }))[1]
    const shared = {
      session_product_id: other?.productId ?? 0,
      thumbnail_file: first ?? '',
      sha256: 'shared',
    }
    const { id } = await demo.db
      .insertInto('photos')
      .values({ ...shared, file: first ?? '', bytes: 1, position: 900 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await archive()
    expect(await stored('archive')).toHaveLength(photos.length - 1)
    await demo.db.deleteFrom('photos').where('id', '=', id).execute()

    const later = { now: () => new Date(Date.now() + 400 * 86_400_000).toISOString() }
    const storage = refusingArchived(recovering(disk))
    await sweepFiles({ db: demo.db, clock: later, storage })
    await sweepFiles({ db: demo.db, clock: later, storage })
    expect(await stored('archive')).toHaveLength(photos.length - 1)
    const gone = photos[2]
    expect((await admin.delete(`${product.path}/photos/${gone?.id}`)).status).toBe(200)
    await sweepFiles({ db: demo.db, clock: later, storage })
    expect(await stored('archive')).toHaveLength(photos.length - 2)
    photos.pop()
  })

  test('the export of a company has its originals, archived or not', async () => {
    await archive()
    const answer = await owner.post('/company/export')
    expect(answer.status, answer.text.slice(0, 200)).toBe(200)
    expect(answer.bytes.length).toBe(Number(answer.headers['content-length']))
  })

  test('turned off, nobody is told and nothing moves; what was told is told anew', async () => {
    await tick('2027-03-21')
    await want(0)
    expect(await tick('2027-04-20')).toBe(0)
    expect((await session()).originals).toBeNull()
    await want(6)
    expect(await tick('2027-04-21')).toBe(1)
    expect((await session()).originals?.archive_on).toBe('2027-05-21')
  })
})
