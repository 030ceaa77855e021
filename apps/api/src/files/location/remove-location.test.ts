import { deflateSync, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  chunk,
  exifBlock,
  jpegPlaces,
  needle,
  noise,
  pngPlaces,
  segment,
  xmpPacket,
} from './located-files.ts'
import { removeLocation } from './remove-location.ts'

/** What stands before the first segment and chunk. */
const heads = { jpg: 2, png: 8 } as const
let jpegs: Buffer[]
let pngs: Buffer[]

beforeAll(async () => {
  // Where a server ran in this very process, JPEG and PNG are all that may be opened.
  jpegs = await Promise.all([
    noise(40, 30).jpeg().toBuffer(),
    noise(40, 30).jpeg({ progressive: true }).toBuffer(),
    noise(40, 30).withIccProfile('p3').jpeg().toBuffer(),
    noise(40, 30).toColourspace('cmyk').jpeg().toBuffer(),
  ])
  pngs = await Promise.all([
    noise(20, 10).png().toBuffer(),
    noise(20, 10).withIccProfile('p3').png({ palette: true }).toBuffer(),
  ])
})

const holds = (bytes: Buffer, planted: string) =>
  bytes.includes(planted) || bytes.includes(Buffer.from(planted).subarray(4))

const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

/** Cleans a copy, and cleans it again: the second time must change nothing. */
function cleaned(bytes: Buffer, kind: 'jpg' | 'png' | 'pdf'): Buffer {
  const copy = Buffer.from(bytes)
  expect(removeLocation(copy, kind)).toBe(true)
  const again = Buffer.from(copy)
  expect(removeLocation(again, kind)).toBe(true)
  expect(again.equals(copy)).toBe(true)
  expect(copy.length).toBe(bytes.length)
  return copy
}

describe.each([
  ['jpg', () => jpegs, jpegPlaces],
  ['png', () => pngs, pngPlaces],
] as const)('%s', (kind, pictures, places) => {
  test('wherever the place is said it is gone, and what draws the picture is there byte for byte', () => {
    const planting = fc.array(fc.tuple(fc.nat(places.length - 1), fc.constant(null).map(needle)), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(fc.nat(pictures().length - 1), planting, fc.boolean(), (nth, planted, hasTail) => {
        const picture = pictures()[nth] ?? Buffer.of()
        const head = heads[kind] + (kind === 'png' ? 25 : 0)
        const said = planted.map(([place, text]) => places[place]?.(text) ?? Buffer.of())
        const tail = needle()
        const whole = Buffer.concat([
          picture.subarray(0, head),
          ...said,
          picture.subarray(head),
          Buffer.from(hasTail ? `\u00ff\u00d8\u00ff\u00e1 ${tail}` : '', 'latin1'),
        ])
        const clean = cleaned(whole, kind)
        for (const text of [...planted.map(([, one]) => one), tail]) expect(holds(clean, text)).toBe(false)
        const drawn = head + Buffer.concat(said).length
        const rest = picture.subarray(head)
        expect(clean.subarray(drawn, drawn + rest.length).equals(cleaned(picture, kind).subarray(head))).toBe(
          true,
        )
      }),
      { numRuns: 300 },
    )
  })

  test('a picture that says nothing stays as it is', () => {
    for (const picture of pictures()) {
      const plain = Buffer.from(picture)
      // What sharp writes of Exif beside a colour profile is no place.
      if (!picture.includes('Exif') && !picture.includes('eXIf'))
        expect(cleaned(plain, kind).equals(picture)).toBe(true)
    }
  })

  test('the pixels are the same', async () => {
    for (const picture of pictures()) {
      const head = heads[kind] + (kind === 'png' ? 25 : 0)
      const said = places.filter((_, nth) => nth > 2).map((place) => place(needle()))
      const whole = Buffer.concat([picture.subarray(0, head), ...said.slice(0, 4), picture.subarray(head)])
      expect((await pixels(cleaned(whole, kind))).equals(await pixels(whole))).toBe(true)
    }
  })

  test('no bytes whatever make it throw or move anything', () => {
    fc.assert(
      fc.property(
        fc.nat(pictures().length - 1),
        fc.array(fc.tuple(fc.nat(3000), fc.nat(255))),
        (nth, spoilt) => {
          const bytes = Buffer.from(pictures()[nth] ?? Buffer.of())
          for (const [at, value] of spoilt) if (at < bytes.length) bytes[at] = value
          const { length } = bytes
          removeLocation(bytes, kind)
          expect(bytes.length).toBe(length)
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('what stays', () => {
  test('of a real photo with GPS: orientation, colour profile, date and author', async () => {
    const photo = await noise(60, 40)
      .withIccProfile('p3')
      .withExif({
        IFD0: {
          Orientation: '6',
          Copyright: 'Caio Prado',
          Make: 'Camera',
          ImageDescription: 'Rua das Palmeiras, 10',
        },
        IFD2: { DateTimeOriginal: '2026:11:20 12:00:00', BodySerialNumber: '4711-serial' },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '23/1 33/1 1234567/10007',
          GPSLongitudeRef: 'W',
          GPSLongitude: '46/1 38/1 7654321/10009',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    for (const text of ['Rua das Palmeiras', '4711-serial']) expect(photo.includes(text), text).toBe(true)
    const clean = cleaned(photo, 'jpg')
    const [before, after] = [await sharp(photo).metadata(), await sharp(clean).metadata()]
    expect(after.orientation).toBe(6)
    expect(after.icc?.equals(before.icc ?? Buffer.of())).toBe(true)
    const exif = after.exif?.toString('latin1') ?? ''
    for (const text of ['Caio Prado', 'Camera', '2026:11:20 12:00:00']) expect(exif).toContain(text)
    for (const text of ['Rua das Palmeiras', '4711-serial']) expect(clean.includes(text)).toBe(false)
    const rational = Buffer.alloc(4)
    for (const number of [1_234_567, 7_654_321]) {
      rational.writeUInt32LE(number)
      expect(photo.includes(rational)).toBe(true)
      expect(clean.includes(rational)).toBe(false)
    }
    expect((await pixels(clean)).equals(await pixels(photo))).toBe(true)
  })

  test.each([true, false])(
    'the orientation, whatever else the Exif holds (little-endian: %s)',
    async (isLittle) => {
      for (const orientation of [1, 3, 6, 8]) {
        const block = Buffer.concat([
          Buffer.from('Exif\0\0', 'latin1'),
          exifBlock(isLittle, orientation, needle()),
        ])
        const [jpeg] = jpegs
        const whole = Buffer.concat([
          jpeg?.subarray(0, 2) ?? Buffer.of(),
          segment(0xe1, block),
          jpeg?.subarray(2) ?? Buffer.of(),
        ])
        expect((await sharp(cleaned(whole, 'jpg')).metadata()).orientation).toBe(orientation)
      }
    },
  )

  test('a block of thousands of directories is read in no time', () => {
    const entry = Buffer.from([0x69, 0x87, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0])
    const block = Buffer.concat([
      Buffer.from('Exif\0\0II*\0\x08\0\0\0\x50\x15', 'latin1'),
      ...Array.from({ length: 5456 }, () => entry),
    ])
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xe1, block)])
    removeLocation(jpeg, 'jpg')
    expect(jpeg.includes(entry)).toBe(false)
  })
})

describe('pdf', () => {
  const pdf = (...parts: (Buffer | string)[]) =>
    Buffer.concat(['%PDF-1.7\n', ...parts, '\n%%EOF'].map((part) => Buffer.from(part as string, 'latin1')))
  const stream = (about: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`1 0 obj <<${about}>> stream\n`),
      Buffer.from(content as string, 'latin1'),
      Buffer.from('\nendstream endobj\n'),
    ])
  const located = (planted: string) => {
    const [jpeg = Buffer.of()] = jpegs
    return Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, planted), jpeg.subarray(2)])
  }

  test.each([
    ['XMP', (planted: string) => stream('/Type /Metadata', xmpPacket(planted))],
    [
      'compressed XMP',
      (planted: string) =>
        stream('/Type /Metadata /Filter /FlateDecode', deflateSync(xmpPacket(planted), { level: 1 })),
    ],
    [
      'an embedded photo',
      (planted: string) => stream('/Subtype /Image /Filter /DCTDecode', located(planted)),
    ],
    [
      'a map',
      (planted: string) => `1 0 obj <</Type /Measure /GPTS [${planted.replace(/\D/g, '7')} 4711.5]>> endobj`,
    ],
  ])('%s says no more where it was made, and everything stands where it stood', (_what, part) => {
    const planted = needle()
    const whole = pdf('2 0 obj <</Title (Planta)>> endobj\n', part(planted), '3 0 obj <</Rating 5>> endobj')
    const clean = cleaned(whole, 'pdf')
    const unpacked = clean.toString('latin1').match(/FlateDecode>> stream\n/)
      ? inflateSync(clean.subarray(clean.indexOf('stream\n') + 7)).toString('latin1')
      : ''
    expect(`${clean.toString('latin1')}${unpacked}`).not.toContain(planted)
    expect(clean.includes('4711.5')).toBe(false)
    expect(clean.indexOf('3 0 obj')).toBe(whole.indexOf('3 0 obj'))
    expect(clean.includes('(Planta)')).toBe(true)
    if (unpacked !== '') expect(unpacked).toContain('xmp:Rating="5"')
  })

  test('coordinates that cannot be reached are told', () => {
    const bytes = pdf('1 0 obj <</GPTS 7 0 R>> endobj')
    expect(removeLocation(bytes, 'pdf')).toBe(false)
  })

  test('a pdf without any stays as it is', () => {
    const bytes = pdf(stream('/Filter /FlateDecode', deflateSync('q 1 0 0 1 0 0 cm Q')), 'plain')
    expect(cleaned(bytes, 'pdf').equals(bytes)).toBe(true)
  })
})

test('the pictures of the demo say nothing', async () => {
  const { readdir, readFile } = await import('node:fs/promises')
  const folder = new URL('../../../demo/pictures/', import.meta.url)
  for (const name of await readdir(folder)) {
    const bytes = await readFile(new URL(name, folder))
    const kind = name.split('.').at(-1)
    if (kind === 'jpg' || kind === 'png' || kind === 'pdf')
      expect(cleaned(bytes, kind).equals(bytes), name).toBe(true)
  }
})

test('a chunk keeps its sum', () => {
  const [png = Buffer.of()] = pngs
  const whole = Buffer.concat([png.subarray(0, 33), chunk('tEXt', 'Place\0here'), png.subarray(33)])
  const emptied = cleaned(whole, 'png').subarray(33, 33 + 22)
  expect(emptied.equals(chunk('paDd', '\0'.repeat(10)))).toBe(true)
})
