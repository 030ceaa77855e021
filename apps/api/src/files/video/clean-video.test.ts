import { readFile } from 'node:fs/promises'
import { element, type Mp4, mp4, webm } from '@ensaio/testing/scenes/video-bytes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blanked, cleanVideo } from './clean-video.ts'
import { VideoProblem, videoProblems } from './video-problem.ts'

async function* pieces(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function whole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

/** Cleans a video that arrives in pieces, in two rounds where needed, and cleans it again: the second time must change nothing. */
async function cleaned(bytes: Buffer, length = 777) {
  const sent = Buffer.from(bytes)
  const { kind, content, cleaned: facts } = await cleanVideo(pieces(sent, length))
  const once = await whole(content)
  const clean = facts.behind.length === 0 ? once : await whole(blanked(pieces(once, length), facts.behind))
  expect(sent.equals(bytes)).toBe(true)
  expect(clean.length).toBe(bytes.length)
  const again = await cleanVideo(pieces(clean, length))
  expect((await whole(again.content)).equals(clean)).toBe(true)
  return { kind, facts, clean }
}

const place = '-23.5505-046.6333/'
const data = 'GPS5 -23.5505 -46.6333'

describe('an MP4 says no more where it was made, and plays as before (rule file-location-free)', () => {
  test.each([
    ['its header first', { header: 'first' }],
    ['its header last', { header: 'last' }],
  ] satisfies [string, Mp4][])('%s', async (_how, how) => {
    const bytes = mp4({ ...how, place, data })
    const { kind, facts, clean } = await cleaned(bytes)
    expect(kind).toBe('mp4')
    expect(facts).toMatchObject({ width: 640, height: 360, seconds: 3 })
    for (const said of [place, data, 'Rua Augusta']) {
      expect(bytes.includes(said), said).toBe(true)
      expect(clean.includes(said), said).toBe(false)
    }
    const picture = Buffer.alloc(600, 0x5a)
    expect(clean.indexOf(picture)).toBe(bytes.indexOf(picture))
    // Data before the header was handed on already.
    expect(facts.behind.length).toBe(how.header === 'last' ? 1 : 0)
  })

  test('whatever the pieces are in which it arrives', async () => {
    const bytes = mp4({ place, data, header: 'last' })
    const { clean } = await cleaned(bytes)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: bytes.length }), async (length) => {
        expect((await cleaned(bytes, length)).clean.equals(clean)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('one that says nothing of it keeps its media', async () => {
    const bytes = mp4()
    const { clean } = await cleaned(bytes)
    expect(clean.subarray(clean.indexOf('mdat')).equals(bytes.subarray(bytes.indexOf('mdat')))).toBe(true)
  })

  test('a file of a program of others', async () => {
    const bytes = await readFile(new URL('../../../demo/videos/apartamento.mp4', import.meta.url))
    const { kind, facts, clean } = await cleaned(bytes, 64 * 1024)
    expect(kind).toBe('mp4')
    expect(facts).toMatchObject({ width: 640, height: 360, behind: [] })
    expect(facts.seconds).toBeGreaterThan(3)
    expect(clean.equals(bytes), 'the video of the demo is stored clean').toBe(true)
  })
})

test('a WebM says no more where it was made (rule file-location-free)', async () => {
  const bytes = webm({ place })
  const { kind, facts, clean } = await cleaned(bytes)
  expect([kind, facts.width, facts.height, facts.seconds]).toEqual(['webm', 320, 180, 2])
  expect([bytes.includes(place), clean.includes(place)]).toEqual([true, false])
  const picture = Buffer.alloc(200, 0x5a)
  expect(clean.indexOf(picture)).toBe(bytes.indexOf(picture))
})

describe('what is no video is refused by its bytes (rule file-bytes)', () => {
  const all = async (bytes: Buffer) => whole((await cleanVideo(pieces(bytes, 500))).content)
  const { kind, broken, codec, noPicture, hidden } = videoProblems
  const end = (bytes: Buffer, cut: number) => bytes.subarray(0, bytes.length - cut)

  test.each([
    ['a picture', () => Buffer.from('\u00ff\u00d8\u00ff\u00e0 a photo of a living room', 'latin1'), kind],
    ['nothing', () => Buffer.of(), kind],
    [
      'QuickTime',
      () =>
        Buffer.from(
          mp4().toString('latin1').replace('isom', 'qt  ').replace('isomavc1', 'qt  qt  '),
          'latin1',
        ),
      kind,
    ],
    ['Matroska', () => webm({ docType: 'matroska' }), kind],
    ['a file that was cut in its media', () => end(mp4(), 5), broken],
    ['a file that was cut in its header', () => end(mp4({ header: 'last' }), 5), broken],
    ['a file without a header', () => mp4().subarray(0, 24), broken],
    ['a WebM that was cut', () => end(webm(), 5), broken],
    ['HEVC, which few browsers play', () => mp4({ format: 'hvc1' }), codec],
    ['a codec of a WebM that none plays', () => webm({ codec: 'V_MPEG4/ISO/ASP' }), codec],
    ['a WebM with subtitles among its picture', () => webm({ second: 17 }), hidden],
    ['sound alone', () => Buffer.from(mp4().toString('latin1').replace('vide', 'soun'), 'latin1'), noPicture],
    ['data alone', () => Buffer.from(mp4().toString('latin1').replace('vide', 'meta'), 'latin1'), broken],
    [
      'elements that lead out of their parent',
      () => Buffer.concat([webm().subarray(0, 60), element('ec', Buffer.alloc(3))]),
      broken,
    ],
  ])('%s', async (_what, bytes, problem) => {
    await expect(all(bytes())).rejects.toThrow(new VideoProblem(problem))
  })

  test('no bytes whatever make it fail otherwise, or change its length', async () => {
    const videos = [mp4({ place, data }), mp4({ place, data, header: 'last' }), webm({ place })]
    await fc.assert(
      fc.asyncProperty(
        fc.nat(videos.length - 1),
        fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { minLength: 1 }),
        async (nth, spoilt) => {
          const bytes = Buffer.from(videos[nth] ?? Buffer.of())
          for (const [at, value] of spoilt) if (at < bytes.length) bytes[at] = value
          const result = await all(bytes).catch((error: unknown) => error)
          if (result instanceof VideoProblem) return
          expect(result).toBeInstanceOf(Buffer)
          expect((result as Buffer).length).toBe(bytes.length)
        },
      ),
      { numRuns: 400 },
    )
  })
})
