import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import type { Publication } from '@ensaio/domain'
import { demoProducts } from '@ensaio/testing/scenes/demo-product'
import { publicationForm } from '@ensaio/testing/scenes/publication-form'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { multipart } from '@ensaio/testing/server/demo-form'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transact } from '../../../database/database.ts'
import { patience } from '../../../files/sizes/make-derivative.ts'

const patient = { timeout: 30_000 }

let demo: DemoApp
let path: string
/** The time by the clock of brochures, and how often routes and drawing have looked at it. */
let clock: { time: number; arrivals: number; looks: number }

beforeEach(async () => {
  demo = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  const [gallery] = await demoProducts(demo.db, { itemId: 9, status: 5 })
  await demo.db.deleteFrom('photos').where('session_product_id', '=', gallery.productId).execute()
  const admin = await signedIn(demo.app, 'admin@demo.test')
  const background = { r: Math.floor(Math.random() * 256), g: 99, b: 99 }
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background } })
  const file = { bytes: await picture.jpeg().toBuffer(), name: 'sala.jpg', type: 'image/jpeg' }
  const form = await multipart({ file })
  await admin.post(`${gallery.path}/photos`, form.payload, form.headers)
  const client = await signedIn(demo.app, 'pospago@demo.test')
  const saved = await client.post(`/sessions/${gallery.sessionId}/publication`, {
    ...publicationForm,
    offers_downloads: true,
  })
  path = `/properties/${(saved.body.data as Publication).code}/brochure.pdf`

  const counted = { time: 0, arrivals: 0, looks: 0 }
  clock = counted
  const running = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => {
    const { stack = '' } = new Error('Who looks?')
    if (stack.includes('make-brochure')) counted.looks += 1
    else if (stack.includes('brochure-routes')) counted.arrivals += 1
    else return running()
    return counted.time
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await demo.close()
})

/** Lets a request arrive that finds its page only once `meanwhile` is over. */
async function whileItWaits<Sent>(send: () => Sent, meanwhile: () => Promise<void>): Promise<{ sent: Sent }> {
  return transact(demo.db, async (tx) => {
    await sql`lock table publications in access exclusive mode`.execute(tx)
    const sent = send()
    await vi.waitFor(() => expect(clock.arrivals).toBe(1), patient)
    await meanwhile()
    return { sent }
  })
}

test('the time of a brochure counts from the arrival of its request, not from its turn (rule brochure)', async () => {
  const stranger = demoCaller(demo.app)
  const { sent } = await whileItWaits(
    () => stranger.get(path),
    async () => {
      clock.time = patience + 1
    },
  )
  const answer = await sent
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('0 de 1 fotos')])
})

test('nothing is drawn for a visitor whose connection has ended (rule brochure)', async () => {
  const address = new URL(await demo.app.listen({ port: 0, host: '127.0.0.1' }))
  const connections = promisify(demo.app.server.getConnections.bind(demo.app.server))
  let socket: Socket | null = null
  await whileItWaits(
    () => {
      socket = connect(Number(address.port), '127.0.0.1')
      socket.write(`GET /api${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    },
    async () => {
      socket?.destroy()
      await vi.waitFor(async () => expect(await connections()).toBe(0), patient)
    },
  )
  await vi.waitFor(() => expect(clock.looks).toBe(1), patient)
  // Its turn comes after the one above, which drew nothing: it draws the picture, looking at the time three times.
  expect((await demoCaller(demo.app).get(path)).status).toBe(200)
  expect(clock.looks).toBe(4)
})
