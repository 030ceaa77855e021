import { Failure } from '@ensaio/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClient } from './create-client.ts'

/** The shortest zip: only its last record, here after some bytes. */
const zip = new Uint8Array(100)
zip.set([0x50, 0x4b, 5, 6], zip.length - 22)

function stream(chunks: Uint8Array[], end: 'whole' | 'broken' = 'whole'): ReadableStream<Uint8Array> {
  const left = [...chunks]
  return new ReadableStream({
    pull(controller) {
      const next = left.shift()
      if (next) controller.enqueue(next)
      else if (end === 'whole') controller.close()
      else controller.error(new TypeError('terminated'))
    },
  })
}

function archive(body: BodyInit | null, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { 'content-type': 'application/zip', ...headers } })
}

/** Downloads with this answer; returns the request and the reported progress. */
async function downloaded(answer: Response, signal?: AbortSignal) {
  const asked: Request[] = []
  const shares: (number | null)[] = []
  const client = createClient({
    baseUrl: 'http://portal.test/api',
    fetch: (async (input: Request) => {
      asked.push(input.clone())
      return answer
    }) as typeof fetch,
  })
  const outcome = await client.photos
    .download(7, 2, { tag_id: 3 }, (share) => shares.push(share), signal)
    .catch((reason: unknown) => reason)
  return { outcome, asked, shares }
}

const halves = [zip.slice(0, 50), zip.slice(50)]

describe('an archive', () => {
  test('arrives complete, with the server’s file name and progress', async () => {
    const { outcome, asked, shares } = await downloaded(
      archive(stream(halves), {
        'content-length': '100',
        'content-disposition': `attachment; filename="Fotos_20_11.zip"; filename*=UTF-8''Fotos%20%C3%A1rea.zip`,
      }),
    )
    expect(outcome).toBeInstanceOf(File)
    const file = outcome as File
    expect([file.name, file.size]).toEqual(['Fotos área.zip', 100])
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(zip)
    expect(shares).toEqual([0.5, 1])
    expect(new URL(asked[0]?.url ?? '').pathname).toBe('/api/sessions/7/2/photos/download')
    expect(await asked[0]?.json()).toEqual({ tag_id: 3 })
  })

  test('of unknown length has null progress and the fallback name', async () => {
    const { outcome, shares } = await downloaded(
      archive(stream(halves), { 'content-disposition': 'attachment; filename="Sala.zip"' }),
    )
    expect((outcome as File).name).toBe('Sala.zip')
    expect(shares).toEqual([null, null])
  })
})

describe('never a part of a file', () => {
  test.each([
    ['breaks off', () => archive(stream(halves.slice(0, 1), 'broken'))],
    ['ends early', () => archive(stream(halves.slice(0, 1)), { 'content-length': '100' })],
    [
      'ends early and is no archive',
      () =>
        archive(stream(halves.slice(0, 1)), { 'content-length': '100', 'content-type': 'application/pdf' }),
    ],
    ['ends early and nobody said how long it is', () => archive(stream(halves.slice(0, 1)))],
    ['is empty', () => archive(null)],
  ])('a stream that %s is a failure', async (_, answer) => {
    const { outcome, asked } = await downloaded(answer())
    expect(outcome).toBeInstanceOf(Failure)
    expect((outcome as Failure).code).toBe('offline')
    expect(asked).toHaveLength(1)
  })

  test('a refusal keeps its message and is not retried', async () => {
    const { outcome, asked } = await downloaded(
      Response.json({ error: true, error_message: 'Não há fotos.', code: 'not_found' }, { status: 404 }),
    )
    expect((outcome as Failure).message).toBe('Não há fotos.')
    expect(asked).toHaveLength(1)
  })

  test('an abort is rethrown unchanged', async () => {
    const controller = new AbortController()
    controller.abort(new Error('cancelado'))
    const { outcome } = await downloaded(archive(stream(halves)), controller.signal)
    expect(outcome).not.toBeInstanceOf(Failure)
  })
})

describe('a file that the server still prepares (rule derivatives-once)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const preparing = (ready: number) =>
    Response.json(
      { error: true, error_message: `Preparando: ${ready} de 9.`, code: 'preparing' },
      { status: 409, headers: { 'retry-after': '1' } },
    )

  /** A client whose requests get these answers, one after the other; the last one again and again. */
  function asking(answers: (() => Response)[]) {
    const asked: Request[] = []
    const { photos, publications } = createClient({
      baseUrl: 'http://portal.test/api',
      fetch: (async (input: Request) => {
        const answer = answers[Math.min(asked.length, answers.length - 1)]
        asked.push(input)
        return answer?.() ?? Response.error()
      }) as typeof fetch,
    })
    return { asked, photos, publications }
  }

  test('is asked for again each second, until it comes', async () => {
    const photo = () => new Response('jpeg', { headers: { 'content-type': 'image/jpeg' } })
    const { asked, photos } = asking([() => preparing(1), () => preparing(5), photo])
    const file = photos.file(12, 'portal')
    await vi.advanceTimersByTimeAsync(2500)
    expect([(await file).type, (await file).size, asked.length]).toEqual(['image/jpeg', 4, 3])
    expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(
      Array(3).fill('GET /api/files/photos/12/portal'),
    )
  })

  test('as pages of a brochure is asked for again, too', async () => {
    const pages = () => Response.json({ data: { pages: ['data:image/webp;base64,AA=='] } })
    const { asked, publications } = asking([() => preparing(1), pages])
    const drawn = publications.brochurePages(7, true)
    await vi.advanceTimersByTimeAsync(1500)
    expect(await drawn).toEqual({ pages: ['data:image/webp;base64,AA=='] })
    const { pathname, search } = new URL(asked[1]?.url ?? '')
    expect(pathname + search).toBe('/api/sessions/7/publication/brochure/pages?is_neutral=true')
  })

  test('is given up when nothing goes on any more, with the words of the server', async () => {
    const { asked, photos } = asking([() => preparing(4)])
    const outcome = photos.download(7, 2, { sizes: ['web'] }).catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await outcome).toMatchObject({ code: 'preparing', message: 'Preparando: 4 de 9.' })
    expect(asked).toHaveLength(41)
  })

  test('is not asked for again once somebody cancelled', async () => {
    const { asked, photos } = asking([() => preparing(4)])
    const controller = new AbortController()
    const outcome = photos
      .download(7, 2, { sizes: ['web'] }, undefined, controller.signal)
      .catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(500)
    controller.abort(new Error('cancelado'))
    expect(await outcome).toEqual(new Error('cancelado'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toHaveLength(1)
  })
})
