import { randomBytes } from 'node:crypto'
import { drawnSize, drawnSizes, widestCrop } from '@ensaio/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noise, segment } from '../location/located-files.ts'
import { derivativeKinds, extensionOfKind } from '../sizes/derivative-kinds.ts'
import { derivativeName } from '../sizes/derivative-name.ts'
import { drawDerivative } from './draw-derivative.ts'

let camera: Buffer
// A server reads no AVIF; what it draws is looked at here.
afterAll(() => sharp.block({ operation: ['VipsForeignLoadHeif'] }))
beforeAll(async () => {
  sharp.unblock({ operation: ['VipsForeignLoadHeif'] })
  // Lying on its side, as cameras store an upright photo.
  camera = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#876' } })
    .composite([
      { input: { create: { width: 100, height: 2000, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
})

const metaOf = async (bytes: Buffer) => sharp(bytes).metadata()

describe('a photo that a camera stored on its side', () => {
  test.each(drawnSizes)('is drawn upright and no larger than it is: %s', async (size) => {
    const drawn = await drawDerivative(camera, size, null)
    const meta = await metaOf(drawn.bytes)
    expect(meta).toMatchObject({ format: 'jpeg', width: drawn.width, height: drawn.height })
    expect(meta.orientation).toBeUndefined()
    expect(meta.density).toBe(drawnSize(size).density ?? 72)
    expect([drawn.width <= 2000, drawn.height <= 3000]).toEqual([true, true])
    expect(drawn.height).toBeGreaterThanOrEqual(drawn.width)
  })

  test('shows the part that was chosen', async () => {
    const red = async (y: number) => {
      const crop = { ...widestCrop('square', { width: 2000, height: 3000 }), y }
      const { bytes } = await drawDerivative(camera, 'square', crop)
      const { data } = await sharp(bytes)
        .extract({ left: 500, top: 2, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return data
    }
    // The red edge on the left of the file is the upper edge of the upright photo.
    expect((await red(0))[0]).toBeGreaterThan(230)
    expect((await red(0.3))[0]).toBeLessThan(150)
  })
})

test('a print has a colour profile; a screen has none', async () => {
  expect((await metaOf((await drawDerivative(camera, 'print', null)).bytes)).hasProfile).toBe(true)
  expect((await metaOf((await drawDerivative(camera, 'portal', null)).bytes)).hasProfile).toBe(false)
})

test('what a portal takes is never exceeded, not even by noise (rule photo-sizes)', async () => {
  const pixels = randomBytes(1920 * 1440 * 3)
  const photo = await sharp(pixels, { raw: { width: 1920, height: 1440, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const drawn = await drawDerivative(photo, 'portal', null)
  expect(drawn.bytes.length).toBeLessThanOrEqual(1_000_000)
  expect(await metaOf(drawn.bytes)).toMatchObject({ width: drawn.width, height: drawn.height })
  expect(drawn.width / drawn.height).toBeCloseTo(4 / 3, 2)
  expect(drawn.width).toBeGreaterThan(600)
})

test('a small photo keeps its pixels, and transparency is white', async () => {
  const small = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  for (const size of ['portal', 'web', 'print'] as const) {
    const drawn = await drawDerivative(small, size, null)
    expect([drawn.width, drawn.height]).toEqual([300, 200])
    const [value = 0] = await sharp(drawn.bytes)
      .extract({ left: 9, top: 9, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(value).toBeGreaterThan(250)
  }
})

test('a photo that cannot be read to its end is refused', async () => {
  await expect(drawDerivative(camera.subarray(0, 3000), 'portal', null)).rejects.toThrow()
})

describe('the name of a picture (rule derivatives-once)', () => {
  const file = 'photos/0123456789abcdef0123456789abcdef.jpg'

  test('is the same each time, and another for another photo, kind or part', () => {
    const crop = widestCrop('square', { width: 3000, height: 2000 })
    const names = [
      ...derivativeKinds.map((kind) => derivativeName(file, kind, null)),
      derivativeName(file, 'square', crop),
      derivativeName(file, 'square', { ...crop, x: 0 }),
      derivativeName(file.replace('0', 'f'), 'portal', null),
    ]
    expect(new Set(names).size).toBe(names.length)
    expect(derivativeName(file, 'square', { ...crop })).toBe(derivativeName(file, 'square', crop))
    for (const [index, kind] of derivativeKinds.entries())
      expect(names[index]).toMatch(new RegExp(`^sizes/[0-9a-f]{32}\\.${extensionOfKind(kind)}$`))
  })
})

test('no metadata of the photo is in any picture of it (rule file-location-free)', async () => {
  const photo = await noise(800, 600)
    .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer()
  const comment = segment(0xfe, 'rua das flores')
  const whole = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)])
  for (const kind of derivativeKinds) {
    const { bytes } = await drawDerivative(whole, kind, null)
    expect(bytes.includes('rua das flores'), kind).toBe(false)
    const { exif, xmp } = await metaOf(bytes)
    expect([exif, xmp], kind).toEqual([undefined, undefined])
  }
})
