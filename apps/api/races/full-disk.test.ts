import { readdir, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { ItemId } from '@ensaio/domain'
import { buildCity } from '@ensaio/testing/scenes/city'
import { demoOrder } from '@ensaio/testing/scenes/demo-order'
import { buildGallery, type Gallery } from '@ensaio/testing/scenes/gallery'
import { buildShop, buyerAt, ledgerOf } from '@ensaio/testing/scenes/shop'
import { mp4, videoForm } from '@ensaio/testing/scenes/video-bytes'
import { book, offered } from '@ensaio/testing/scenes/visitor'
import { multipart, type SentForm } from '@ensaio/testing/server/demo-form'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { newFolder, type ServerProcess, startServer } from '@ensaio/testing/server/server-process'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { noise } from '../src/files/location/located-files.ts'

let postgres: RealPostgres
let server: ServerProcess
let database: OpenDatabase
let gallery: Gallery
let folder: string
let marker: string
beforeAll(async () => {
  postgres = await sharedPostgres()
  const DATABASE_URL = await postgres.createDatabase()
  folder = await newFolder()
  marker = join(folder, 'full')
  const preload = new URL('../../../packages/testing/src/faults/full-disk.ts', import.meta.url)
  server = await startServer({
    DATABASE_URL,
    DATA_DIR: folder,
    NODE_OPTIONS: `--import=${preload.pathname}`,
    FULL_DISK: marker,
  })
  database = openPostgres(DATABASE_URL, () => undefined)
  gallery = await buildGallery(database.db, { photos: 0 })
})
afterAll(async () => {
  agent.destroy()
  await server.end('SIGTERM')
  await database.close()
  await postgres.stop()
})

/** Adds a product to the ensaio of the gallery; returns the path for its material. */
async function order(item: ItemId): Promise<string> {
  const { session_id } = await database.db
    .selectFrom('session_products')
    .select('session_id')
    .where('id', '=', gallery.productId)
    .executeTakeFirstOrThrow()
  const { id } = await database.db
    .insertInto('session_products')
    .values({ session_id, item_id: item, status: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${gallery.path.slice(0, gallery.path.lastIndexOf('/'))}/${id}`
}

/** The names of all stored files, unfinished ones too; folders have no dot. */
const filesNow = async () =>
  (await readdir(join(folder, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('.'),
  )

/** The form of a picture of noise. */
async function picture(type: 'jpeg' | 'png'): Promise<SentForm> {
  const bytes = await noise(400, 300).toFormat(type).toBuffer()
  return multipart({ file: { bytes, name: `sala.${type === 'jpeg' ? 'jpg' : type}`, type: `image/${type}` } })
}

// One connection: what a refused request leaves unread must not hold up the next one.
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/**
 * Sends a form to a path of the gallery, and tells the local port: that of the connection. Node's own
 * `reusedSocket` is false for a request that waited for the connection, as a refusal may arrive first.
 */
function send(path: string, { payload, headers }: SentForm) {
  return new Promise<{ status: number | undefined; body: unknown; port?: number }>((resolve, reject) => {
    const cookie = gallery.admin
    const options = {
      method: 'POST',
      agent,
      headers: { ...headers, cookie, 'content-length': payload.length },
    }
    const sent = request(`${server.url}${path}`, options, (answer) => {
      const port = answer.socket.localPort
      json(answer).then((body) => {
        resolve({ status: answer.statusCode, body, port })
      }, reject)
    })
    sent.on('error', reject)
    sent.end(payload)
  })
}

// The video is larger than what is buffered on the way, so that a part of it is unread when it is refused.
test.each([
  ['a photo', 9, 'photos', () => picture('jpeg')],
  ['a plan', 11, 'blueprints', () => picture('png')],
  ['a video', 10, 'videos/files', () => videoForm(mp4({ mark: 'x', bytes: 5_000_000 }))],
] as const)(
  '%s that a full disk cannot take is refused as unavailable, leaves nothing, and is taken once there is room (rule full-disk)',
  async (_what, item, place, form) => {
    const path = `${item === 9 ? gallery.path : await order(item)}/${place}`
    const sent = await form()
    const before = await filesNow()
    await writeFile(marker, '')
    const refused = await send(path, sent)
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'unavailable', error_message: expect.stringMatching(/indisponível no momento/) },
    })
    expect(await filesNow()).toEqual(before)
    await rm(marker)
    expect(await send(path, sent)).toMatchObject({ status: 200, port: refused.port })
  },
)

test('a booking and an order whose mails find no room in the database do not happen, and do once there is (rule full-disk)', async () => {
  const { db } = database
  const [token = ''] = await buildCity(db, { photographers: 1, sessions: 1 })
  const shop = await buildShop(db, 100_000)
  const buyer = await buyerAt(server.url, shop)
  const [slot] = (await offered(server.url, token)).slice(24)
  if (!slot) throw new Error('There is no free time.')
  const mails = async () => (await db.selectFrom('outbox').select('id').execute()).length
  const key = crypto.randomUUID()
  const order = () => buyer.post('/sessions', demoOrder(shop.serviceId), key)
  await sql`create function no_room() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db)
  await sql`create trigger no_room before insert on outbox execute function no_room()`.execute(db)

  expect((await book(server.url, token, slot)).outcome).toBe('other 503 unavailable')
  expect(await order()).toMatchObject({ status: 503 })
  expect(await offered(server.url, token)).toContainEqual(slot)
  expect(await ledgerOf(db, shop.companyId)).toMatchObject({ balance: 100_000, sum: 100_000 })
  expect(await mails()).toBe(0)

  await sql`drop trigger no_room on outbox`.execute(db)
  expect((await book(server.url, token, slot)).outcome).toBe('ok')
  const booked = await mails()
  expect(booked).toBeGreaterThan(0)
  expect(await order()).toMatchObject({ status: 200 })
  expect(await ledgerOf(db, shop.companyId)).toMatchObject({ balance: 60_100, sum: 60_100 })
  expect(await mails()).toBeGreaterThan(booked)
})
