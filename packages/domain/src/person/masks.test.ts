import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../wire/endpoints.ts'

/** The parts of a schema that contain its fields. */
interface Shape {
  type: string
  entries?: Record<string, Shape>
  options?: readonly unknown[]
  item?: Shape
  wrapped?: Shape
  pipe?: readonly Shape[]
}

/** Every spelling of a valid value, by field name, and an invalid value. */
const kinds = [
  {
    named: /postal_?code|zip|cep(?!t)/i,
    spellings: ['01305-100', '01305100', ' 01.305-100 '],
    wrong: '1305-100',
  },
  { named: /cpf/i, spellings: ['529.982.247-25', '52998224725'], wrong: '529.982.247-24' },
  {
    named: /^identification$/i,
    spellings: ['12.ABC.345/01DE-35', '12abc34501de35'],
    wrong: '12.ABC.345/01DE-36',
  },
  { named: /^identity$/i, spellings: ['529.982.247-25', '52998224725'], wrong: '123' },
  { named: /phone/i, spellings: ['(11) 91234-5678', '11912345678', '+5511912345678'], wrong: '123' },
] as const

function fieldsOf(shape: Shape, path: string): { path: string; name: string; schema: v.GenericSchema }[] {
  const inner = [...(shape.wrapped ? [shape.wrapped] : []), ...(shape.item ? [shape.item] : [])]
  const options = shape.type === 'picklist' ? [] : ((shape.options ?? []) as Shape[])
  const stages = (shape.pipe ?? []).filter((stage) => stage !== shape && stage.type !== shape.type)
  return [
    ...Object.entries(shape.entries ?? {}).flatMap(([name, schema]) => [
      { path: `${path}.${name}`, name, schema: schema as unknown as v.GenericSchema },
      ...fieldsOf(schema, `${path}.${name}`),
    ]),
    ...[...inner, ...options, ...stages].flatMap((one) => fieldsOf(one, path)),
  ]
}

const asked = Object.entries(endpoints).flatMap(([name, { body }]) =>
  body ? fieldsOf(body as unknown as Shape, name) : [],
)
const masked = asked.flatMap((field) =>
  kinds.filter(({ named }) => named.test(field.name)).map((kind) => ({ ...field, kind })),
)

describe('numbers that people write with a mask', () => {
  test('are found in the inputs of the endpoints', () => {
    const paths = masked.map(({ path }) => path)
    for (const known of [
      'payByCard.Address.ZipCode',
      'payByCard.Customer.Identity',
      'setUpCompany.address.postal_code',
    ])
      expect(paths).toContain(known)
    expect(paths.length).toBeGreaterThan(10)
  })

  test.each(masked)('$path is read with and without it, and checked', ({ schema, kind }) => {
    const read = kind.spellings.map((text) => v.parse(schema, text))
    expect(new Set(read).size).toBe(1)
    const refused = v.safeParse(schema, kind.wrong)
    expect(refused.issues?.[0]?.message).toMatch(/^[A-ZÀ-Ú].*\.$/)
  })
})
