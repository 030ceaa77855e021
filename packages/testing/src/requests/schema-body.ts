import * as fc from 'fast-check'
import type * as v from 'valibot'

/** The parts of a valibot schema that values are generated from. */
interface Shape {
  type: string
  entries?: Record<string, Shape>
  options?: readonly unknown[]
  item?: Shape
  wrapped?: Shape
  literal?: unknown
  pipe?: readonly (Shape & { requirement?: unknown })[]
}

// Words that pass the checks of most texts, so that the code behind them is reached.
const words = [
  ...['Paulo Siqueira', 'ana@empresa.test', '(11) 91234-5678', '529.982.247-25', '12.ABC.345/01DE-35'],
  ...[
    '01305-100',
    '01305100',
    '2027-01-04',
    '2026-11-23',
    '08h30',
    'https://example.com/a',
    'São Paulo',
    'SP',
  ],
  ...['12/2029', '4111111111111111', '737', '1', '0', 'true', 'quote', 'reach', 'sala', ''],
]

function limitOf(shape: Shape, type: string): number | undefined {
  const found = shape.pipe?.find((step) => step.type === type)?.requirement
  return typeof found === 'number' ? found : undefined
}

function numbers(shape: Shape): fc.Arbitrary<number> {
  const [min, max] = [limitOf(shape, 'min_value') ?? -1000, limitOf(shape, 'max_value') ?? 100_000]
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fc.constantFrom(min, max, min - 1, max + 1),
  )
}

function texts(shape: Shape): fc.Arbitrary<string> {
  const longest = limitOf(shape, 'max_length') ?? 60
  const edge = fc.constantFrom('x'.repeat(longest), 'é'.repeat(longest + 1))
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...words) }, fc.string({ unit: 'binary' }), edge)
}

function madeOf(shape: Shape): fc.Arbitrary<unknown> {
  const inner = () => madeOf(shape.wrapped ?? { type: 'unknown' })
  switch (shape.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object': {
      const entries = Object.entries(shape.entries ?? {})
      const needed = entries.filter(([, one]) => !['optional', 'nullish'].includes(one.type))
      return fc.record(Object.fromEntries(entries.map(([key, one]) => [key, madeOf(one)])), {
        requiredKeys: needed.map(([key]) => key),
      })
    }
    case 'union':
    case 'variant':
      return fc.oneof(...(shape.options as Shape[]).map(madeOf))
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []))
    case 'literal':
      return fc.constant(shape.literal)
    case 'array':
      return fc.array(madeOf(shape.item ?? { type: 'unknown' }), { maxLength: 4 })
    case 'optional':
      return inner()
    case 'nullable':
    case 'nullish':
      return fc.option(inner(), { freq: 4 })
    case 'string':
      return texts(shape)
    case 'number':
      return numbers(shape)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Generates bodies in the shape of a schema: most values are valid, some exceed a limit. */
export function bodyIn(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return madeOf(schema as unknown as Shape)
}
