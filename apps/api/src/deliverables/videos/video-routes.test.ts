import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { StoredVideo } from '@ensaio/domain'
import { type DemoProduct, demoProducts } from '@ensaio/testing/scenes/demo-product'
import { pictureForm } from '@ensaio/testing/scenes/demo-scene'
import { captionsForm, mp4, videoForm, webm } from '@ensaio/testing/scenes/video-bytes'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const largest = 200_000
let demo: DemoApp
let admin: Caller
let videos: DemoProduct

beforeAll(async () => {
  demo = await openDemoApp({ now: noon, config: { largestVideo: largest } })
  admin = await signedIn(demo.app, 'admin@demo.test')
  ;[videos] = await demoProducts(demo.db, { itemId: 10, status: 4 })
})
afterAll(() => demo.close())

beforeEach(async () => {
  await demo.db.deleteFrom('video_files').where('session_product_id', '=', videos.productId).execute()
})

async function send(bytes: Buffer, caller = admin) {
  const form = await videoForm(bytes)
  return caller.post(`${videos.path}/videos/files`, form.payload, form.headers)
}

async function sent(bytes = mp4({ mark: 'one' })): Promise<StoredVideo> {
  const answer = await send(bytes)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

const ask = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  demo.app.inject({ method, url: path, headers: { cookie: admin.cookie ?? '', ...headers } })

const inFolder = async (folder: string) =>
  (await readdir(join(demo.files, folder)).catch(() => [])).toSorted()

describe('a video by file (rule video-files)', () => {
  test('is stored without its place, once however often it is sent, and is one of the videos', async () => {
    const bytes = mp4({ place: '-23.5505-046.6333/', data: 'GPS5 -23.5505', header: 'last' })
    const before = await inFolder('videos')
    const video = await sent(bytes)
    expect(video).toMatchObject({
      url: `/api/files/videos/${video.id}`,
      file: { type: 'video/mp4', bytes: bytes.length, width: 640, height: 360, seconds: 3, poster_url: null },
    })
    const got = await ask(video.url)
    expect([got.statusCode, got.headers['content-type'], got.rawPayload.length]).toEqual([
      200,
      'video/mp4',
      bytes.length,
    ])
    expect(got.rawPayload.includes('-23.5505')).toBe(false)
    expect((await sent(bytes)).id).toBe(video.id)
    expect((await inFolder('videos')).length).toBe(before.length + 1)
    const { text } = await admin.get(`/sessions/${videos.sessionId}`)
    expect(text).toContain(`"url":"/api/files/videos/${video.id}"`)
  })

  test('a WebM, too; what is neither is refused with the reason at the file, and nothing is stored', async () => {
    expect((await sent(webm())).file.type).toBe('video/webm')
    const before = await inFolder('videos')
    for (const bytes of [Buffer.from('<html>'), mp4({ format: 'hvc1' }), mp4().subarray(0, 900)]) {
      const { status, body } = await send(bytes)
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([415, 'wrong_type', ['file']])
    }
    expect(await inFolder('videos')).toEqual(before)
  })

  test('one byte more than the limit is refused, with the limit; so is an announced one, unread', async () => {
    expect((await admin.get('/staff/video-limit')).body.data).toEqual({ bytes: largest })
    const exact = mp4({ bytes: largest - mp4({ bytes: 0 }).length })
    expect(exact.length).toBe(largest)
    await sent(exact)
    const before = await inFolder('videos')
    for (const bytes of [1, 100_000]) {
      const { status, body } = await send(mp4({ bytes: largest - mp4({ bytes: 0 }).length + bytes }))
      expect([status, body.code]).toEqual([413, 'too_large'])
      expect(body.error_message).toMatch(/limite/)
    }
    expect(await inFolder('videos')).toEqual(before)
  })

  test('is seen by the company once it is delivered, by others never (rule delivered-material)', async () => {
    const { url, id } = await sent()
    const owner = await signedIn(demo.app, 'pospago@demo.test')
    const other = await signedIn(demo.app, 'outra@demo.test')
    const seen = async (caller: Caller) => (await caller.get(`/files/videos/${id}`)).status
    expect([await seen(owner), await seen(other)]).toEqual([404, 404])
    expect((await owner.get(`/sessions/${videos.sessionId}`)).text).not.toContain(url)
    const mark = (status: 2 | 3) =>
      demo.db.updateTable('session_products').set({ status }).where('id', '=', videos.productId).execute()
    await mark(3)
    expect([await seen(owner), await seen(other)]).toEqual([200, 404])
    expect((await owner.get(`/sessions/${videos.sessionId}`)).text).toContain(url)
    await mark(2)
  })

  test('is removed with its files, which are set aside', async () => {
    const { id } = await sent()
    const picture = await pictureForm('capa.jpg')
    await admin.post(`${videos.path}/videos/${id}/poster`, picture.payload, picture.headers)
    expect((await admin.delete(`${videos.path}/videos/${id}`)).status).toBe(200)
    expect((await ask(`/api/files/videos/${id}`)).statusCode).toBe(404)
    const aside = await inFolder('set-aside')
    expect(aside.some((name) => name.startsWith('videos-'))).toBe(true)
    expect(aside.some((name) => name.startsWith('posters-'))).toBe(true)
    expect((await admin.delete(`${videos.path}/videos/${id}`)).status).toBe(404)
  })
})

describe('players ask for parts of a file (rule video-files)', () => {
  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/', 10],
    ['bytes=100-', 206, 'bytes 100-', -100],
    ['bytes=-50', 206, 'bytes ', 50],
    ['bytes=0-99999999', 206, 'bytes 0-', 0],
    ['bytes=9-3', 200, undefined, 0],
    ['bytes=0-1,5-9', 200, undefined, 0],
    ['lines=0-1', 200, undefined, 0],
  ])('%s', async (range, status, told, length) => {
    const bytes = mp4({ mark: 'ranges' })
    const { url } = await sent(bytes)
    const got = await ask(url, { range })
    expect(got.statusCode).toBe(status)
    expect(got.headers['content-range']?.startsWith(told ?? '')).toBe(told === undefined ? undefined : true)
    const expected = length > 0 ? length : bytes.length + length
    expect([got.rawPayload.length, Number(got.headers['content-length'])]).toEqual([expected, expected])
    const whole = (await ask(url)).rawPayload
    const from = range === 'bytes=-50' ? whole.length - 50 : range === 'bytes=100-' ? 100 : 0
    expect(got.rawPayload.equals(whole.subarray(from, from + expected))).toBe(true)
  })

  test('behind the end it is 416, and tells the length', async () => {
    const bytes = mp4({ mark: 'end' })
    const { url } = await sent(bytes)
    const got = await ask(url, { range: `bytes=${bytes.length}-` })
    expect([got.statusCode, got.headers['content-range'], got.rawPayload.length]).toEqual([
      416,
      `bytes */${bytes.length}`,
      0,
    ])
  })

  test('a part of another version is the whole of this one (If-Range); what is known is 304', async () => {
    const { url } = await sent()
    const { etag = '' } = (await ask(url)).headers
    expect((await ask(url, { range: 'bytes=0-9', 'if-range': String(etag) })).statusCode).toBe(206)
    expect((await ask(url, { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200)
    expect((await ask(url, { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  test('HEAD tells length, type and that ranges are answered, and sends nothing', async () => {
    const bytes = mp4({ mark: 'head' })
    const { url } = await sent(bytes)
    const got = await ask(url, {}, 'HEAD')
    expect([got.statusCode, Number(got.headers['content-length']), got.rawPayload.length]).toEqual([
      200,
      bytes.length,
      0,
    ])
    expect(got.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' })
  })
})

describe('picture and captions of a video', () => {
  const change = async (
    id: number,
    what: 'poster' | 'captions',
    form: Awaited<ReturnType<typeof videoForm>>,
  ) => admin.post(`${videos.path}/videos/${id}/${what}`, form.payload, form.headers)

  test('the picture is drawn anew, and another one takes its place', async () => {
    const { id } = await sent()
    expect((await ask(`/api/files/videos/${id}/poster`)).statusCode).toBe(404)
    const first = await change(id, 'poster', await pictureForm('capa.jpg'))
    const posterOf = ({ body }: typeof first) => String((body.data as StoredVideo).file.poster_url)
    expect(posterOf(first).split('?')[0]).toBe(`/api/files/videos/${id}/poster`)
    const shown = await ask(posterOf(first))
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    const posters = await inFolder('posters')
    const second = await change(id, 'poster', await pictureForm('outra.png'))
    // Another address, so that a page that shows the first one shows it no longer.
    expect(posterOf(second)).not.toBe(posterOf(first))
    const etag = String(shown.headers.etag)
    const other = await ask(posterOf(second), { 'if-none-match': etag })
    expect(other.statusCode).toBe(200)
    expect((await inFolder('posters')).length).toBe(posters.length)
    expect((await change(id, 'poster', await videoForm(Buffer.from('<svg>')))).status).toBe(415)
    expect((await change(id + 1000, 'poster', await pictureForm('capa.jpg'))).status).toBe(404)
  })

  test('captions are WebVTT, an SRT is converted, a wrong file is refused by its line', async () => {
    const { id } = await sent()
    const srt = '1\r\n00:00:00,500 --> 00:00:02,000\r\n<font color="#fff">A sala</font> tem sol.\r\n'
    const saved = await change(id, 'captions', await captionsForm(srt, 'legendas.srt'))
    const captionsOf = ({ body }: typeof saved) => String((body.data as StoredVideo).file.captions_url)
    expect(captionsOf(saved).split('?')[0]).toBe(`/api/files/videos/${id}/captions`)
    const got = await ask(captionsOf(saved))
    expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8'])
    expect(got.body).toBe('WEBVTT\n\n1\n00:00:00.500 --> 00:00:02.000\nA sala tem sol.\n')
    const wrong = await change(id, 'captions', await captionsForm('WEBVTT\n\n00:02.000 --> 00:01.000\nx\n'))
    expect([wrong.status, wrong.body.fields]).toEqual([
      415,
      { file: 'A legenda 1 termina antes de começar.' },
    ])
    expect((await ask(`/api/files/videos/${id}/captions`)).body).toBe(got.body)
    expect(captionsOf(await change(id, 'captions', await captionsForm(srt)))).toBe(captionsOf(saved))
    expect(captionsOf(await change(id, 'captions', await captionsForm()))).not.toBe(captionsOf(saved))
    expect((await admin.delete(`${videos.path}/videos/${id}/captions`)).status).toBe(200)
    expect((await ask(`/api/files/videos/${id}/captions`)).statusCode).toBe(404)
    const { text } = await admin.get(`/sessions/${videos.sessionId}/events`)
    expect(text).toContain('Tirou as legendas de um vídeo')
  })
})

test('an upload that is broken off leaves nothing behind', async () => {
  const patient = { timeout: 30_000 }
  const before = await inFolder('videos')
  const address = await demo.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(address)
  const form = await videoForm(mp4({ bytes: 150_000 }))
  const socket = connect(Number(port), '127.0.0.1')
  const head = [
    `POST /api${videos.path}/videos/files HTTP/1.1`,
    'host: localhost',
    `cookie: ${admin.cookie}`,
    `content-type: ${form.headers['content-type']}`,
    `content-length: ${form.payload.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(form.payload.subarray(0, 100_000))
  await vi.waitFor(async () => expect(await inFolder('arriving')).toHaveLength(1), patient)
  socket.destroy()
  await vi.waitFor(async () => expect(await inFolder('arriving')).toEqual([]), patient)
  expect(await inFolder('videos')).toEqual(before)
  const rows = await demo.db
    .selectFrom('video_files')
    .select('id')
    .where('session_product_id', '=', videos.productId)
    .execute()
  expect(rows).toEqual([])
})
