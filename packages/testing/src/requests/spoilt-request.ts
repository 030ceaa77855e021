import type { Endpoint } from '@ensaio/domain'
import * as fc from 'fast-check'
import { bodyIn } from './schema-body.ts'

/** One change of a body: at its nth place, under a new key, or instead of the whole. */
interface Spoiling {
  how: 'replace' | 'remove' | 'add' | 'wrap'
  place: number
  key: string
  value: unknown
}

/** The changes of a request before it is sent; a part that is null is sent unchanged. */
export interface Spoilt {
  body: { kind: 'spoilt'; by: Spoiling[] } | { kind: 'instead'; value: unknown }
  /** The change of the text of a JSON body. */
  text: 'whole' | 'cut' | 'infinite' | 'not a number' | 'deep' | 'as a form'
  path: { place: number; value: string } | null
  query: { place: number; value: string } | null
  key: string | null
}

function deep(levels: number): unknown {
  let value: unknown = []
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? { a: value } : [value]
  return value
}

const strangeTexts = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202e', 'ﷺ'.repeat(40), '🦄'.repeat(60), 'x'.repeat(10_000)],
  ...['NaN', 'Infinity', '-0', '1e400', 'null', 'undefined', '[object Object]', '__proto__', '%', '_', '\\'],
  ...["'; drop table users; --", '<script>alert(1)</script>', '{{7*7}}', 'a\r\nBcc: evil@z.com'],
  ...['2026-02-30', '0000-00-00', '0001-01-01', '9999-12-31', '99999-12-31', '2026-11-20T15:00:00Z'],
  ...[
    'javascript:alert(1)',
    '//evil.test',
    'https://user:pass@evil.test',
    '../../etc/passwd',
    'file:///etc/passwd',
  ],
]
const strangeNumbers = [
  ...[
    0,
    -0,
    -1,
    0.1,
    1.005,
    1e-7,
    1e21,
    1e308,
    -1e308,
    5e-324,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 53,
    -(2 ** 31) - 1,
  ],
]
const strangeKeys = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length', 'toJSON', ''],
  ...['client', 'company_id', 'scope', 'id', 'has_fee', 'price', 'status', 'user_id', 'first_login', 'é'],
]

const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(...strangeTexts),
  fc.constantFrom<unknown[]>(...strangeNumbers),
  fc.constantFrom<unknown[]>(null, true, false, [], {}, [[]], [null], { length: 1e9 }, { toString: null }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(30, 500, 3000).map(deep),
)

const spoiling: fc.Arbitrary<Spoiling> = fc.record({
  how: fc.constantFrom<Spoiling['how'][]>('replace', 'replace', 'replace', 'remove', 'add', 'wrap'),
  place: fc.nat(200),
  key: fc.constantFrom(...strangeKeys),
  value: strange,
})

const strangeSegment = fc.record({
  place: fc.nat(5),
  value: fc.oneof(
    fc.constantFrom(...strangeTexts.filter((one) => one !== ''), '0', '-1', '2147483648', '1.5', '007'),
    fc.string({ minLength: 1, unit: 'binary' }),
  ),
})

/** A value for one in `others + 1`, else null. */
const seldom = <Value>(others: number, value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: others, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })

/** Generates changes of a request: most of a body stays valid, so that the code behind the schema is reached. */
export function spoiltRequest(endpoint: Endpoint): fc.Arbitrary<Spoilt> {
  const instead = endpoint.body ? fc.oneof({ weight: 5, arbitrary: bodyIn(endpoint.body) }, strange) : strange
  return fc.record({
    body: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.array(spoiling, { maxLength: 3 }).map((by) => ({ kind: 'spoilt' as const, by })),
      },
      { weight: 2, arbitrary: instead.map((value) => ({ kind: 'instead' as const, value })) },
    ),
    text: fc.constantFrom<Spoilt['text'][]>(
      ...Array<'whole'>(14).fill('whole'),
      ...(['cut', 'infinite', 'not a number', 'deep', 'as a form'] as const),
    ),
    path: seldom(8, strangeSegment),
    query: seldom(1, strangeSegment),
    key: seldom(4, fc.constantFrom('k1', 'k2', 'x'.repeat(256), 'é', '')),
  })
}

/** A place in a body: its container and its key. */
interface Place {
  holder: Record<string, unknown>
  key: string
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object'

function placesIn(value: unknown, levels = 8): Place[] {
  if (!isHolder(value) || levels === 0) return []
  return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...placesIn(value[key], levels - 1)])
}

function put(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Returns a changed copy of a body. */
export function spoiltBody(body: unknown, spoilings: readonly Spoiling[]): unknown {
  const root: Record<string, unknown> = { body: structuredClone(body ?? {}) }
  for (const { how, place, key, value } of spoilings) {
    const places = placesIn(root)
    const { holder, key: known } = places[place % places.length] ?? { holder: root, key: 'body' }
    const there = holder[known]
    if (how === 'replace') put(holder, known, value)
    else if (how === 'remove') delete holder[known]
    else if (how === 'wrap') put(holder, known, [there])
    else if (isHolder(there) && !Array.isArray(there)) put(there, key, value)
  }
  return root.body
}

const nested = '['.repeat(20_000) + ']'.repeat(20_000)

/** The text of a JSON body with the given change. */
export function spoiltText(body: unknown, how: Spoilt['text']): string {
  const text = JSON.stringify(body) ?? ''
  if (how === 'cut') return text.slice(0, Math.floor(text.length / 2))
  if (how === 'infinite') return text.replace(/(?<=[:[])-?\d[\d.e+-]*/, '1e999')
  if (how === 'not a number') return text.replace(/(?<=[:[])-?\d[\d.e+-]*/, 'NaN')
  // Under an unknown key, so that the rest of the body stays valid.
  if (how === 'deep') return text.startsWith('{"') ? `{"deep":${nested},${text.slice(1)}` : nested
  return text
}
