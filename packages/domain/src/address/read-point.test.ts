import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  distanceBetween,
  type FoundPosition,
  pointText,
  pointUrl,
  positionAfter,
  positionPrecisions,
  positionSources,
  positionSourceText,
  precisionText,
} from './position.ts'
import { readPoint } from './read-point.ts'

const masp = { latitude: -23.5614, longitude: -46.6559 }

describe('a point is read as it is typed or pasted (rule property-position)', () => {
  test.each([
    '-23.5614, -46.6559',
    '-23.5614,-46.6559',
    '-23,5614; -46,6559',
    '-23,5614 -46,6559',
    '-23.5614 -46.6559',
    '−23,5614°; −46,6559°',
    '-23,5614, -46,6559',
    'https://www.google.com/maps/@-23.5614,-46.6559,17z',
    'https://www.google.com.br/maps/place/MASP/@-23.561,-46.65,17z/data=!3m1!4b1!4m6!3m5!1s0x94:0x1!8m2!3d-23.5614!4d-46.6559!16s',
    'https://www.google.com/maps/search/?api=1&query=-23.5614,-46.6559',
    'https://www.google.com/maps/search/?api=1&query=-23.5614%2C-46.6559',
    'https://maps.google.com/?q=-23.5614,-46.6559',
    'https://www.google.com/maps/place/-23.5614,-46.6559',
    'https://www.google.com/maps/search/-23.5614,+-46.6559',
    'https://maps.google.com/?q=loc:-23.5614,-46.6559',
    'https://www.waze.com/ul?ll=-23.5614%2C-46.6559&navigate=yes',
    'https://maps.apple.com/?ll=-23.5614,-46.6559&z=17',
    'https://www.openstreetmap.org/?mlat=-23.5614&mlon=-46.6559#map=19/-23.5/-46.6',
    'https://www.openstreetmap.org/#map=19/-23.5614/-46.6559',
    'geo:-23.5614,-46.6559?z=17',
  ])('%s', (typed) => {
    expect(readPoint(typed)).toEqual({ point: masp })
  })

  test.each([
    ['', /^Cole o link/],
    ['Avenida Paulista, 1578', /^Cole o link/],
    ['-23.5614', /^Cole o link/],
    ['https://maps.app.goo.gl/AbCdEf', /link curto/],
    ['https://goo.gl/maps/AbCdEf', /link curto/],
    ['https://www.google.com/maps/place/MASP', /não traz uma posição/],
    ['https://exemplo.test/', /não traz uma posição/],
    ['-46.6559, -23.5614', /fora do Brasil.*trocadas/],
    ['38.7223, -9.1393', /fora do Brasil/],
    ['23.5614, 46.6559', /fora do Brasil/],
    ['999, 999', /fora do Brasil/],
  ])('%j says what is wrong', (typed, problem) => {
    expect(readPoint(typed)).toEqual({ problem: expect.stringMatching(problem) })
  })

  test('any text is read or refused, and a point that is written is read again', () => {
    fc.assert(fc.property(fc.string(), (typed) => void readPoint(typed)))
    const degrees = (min: number, max: number) =>
      fc.integer({ min: min * 1e5, max: max * 1e5 }).map((one) => one / 1e5)
    const anywhere = fc.record({ latitude: degrees(-34, 6), longitude: degrees(-74, -29) })
    fc.assert(
      fc.property(anywhere, (point) => {
        expect(readPoint(pointText(point))).toEqual({ point })
        // Very small numbers are written with an exponent in links, which no map does.
        if (Math.abs(point.latitude) > 0.001) expect(readPoint(pointUrl(point))).toEqual({ point })
      }),
    )
  })
})

describe('the distance between two points', () => {
  test.each([
    ['Sé and MASP', { latitude: -23.5503, longitude: -46.6339 }, masp, 2.56],
    [
      'São Paulo and Rio de Janeiro',
      { latitude: -23.5505, longitude: -46.6333 },
      { latitude: -22.9068, longitude: -43.1729 },
      360.7,
    ],
    ['one point', masp, masp, 0],
  ])('%s', (_, from, to, km) => {
    expect(distanceBetween(from, to)).toBeCloseTo(km, 1)
    expect(distanceBetween(to, from)).toBe(distanceBetween(from, to))
  })
})

describe('the position of a found address that is edited', () => {
  const before = { street: 'Rua Augusta', number: '1500', city: 'São Paulo', state: 'SP' }
  const found: FoundPosition = { ...masp, precision: 'exact' }
  test.each([
    ['stays when only the CEP or district changes', found, {}, found],
    ['is that of the street with another number', found, { number: '15' }, { ...masp, precision: 'street' }],
    [
      'stays that of the street when the number is added',
      { ...masp, precision: 'street' },
      { number: '15' },
      { ...masp, precision: 'street' },
    ],
    ['is none in another street', found, { street: 'Rua Bela Cintra' }, null],
    ['is none in another city', found, { city: 'Campinas' }, null],
    ['is none without one', null, {}, null],
  ] as const)('%s', (_, position, edit, expected) => {
    expect(positionAfter(position, before, { ...before, ...edit })).toEqual(expected)
  })
})

test('each precision and each source has words of its own', () => {
  const texts = [...positionPrecisions.map(precisionText), ...positionSources.map(positionSourceText)]
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.every((text) => text.length > 5)).toBe(true)
})
