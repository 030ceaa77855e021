import * as v from 'valibot'
import { endpoint } from '../wire/endpoint.ts'

/** One line of a price: a label and an amount in reais, or a word such as "incluídas". */
const PriceLine = v.object({ title: v.string(), value: v.union([v.number(), v.string()]) })
export type PriceLine = v.InferOutput<typeof PriceLine>

const PriceParts = v.object({ main: PriceLine, items: v.array(PriceLine) })

type PriceParts = v.InferOutput<typeof PriceParts>

function asObject(rule: string | PriceParts): string | PriceParts {
  if (typeof rule !== 'string') return rule
  try {
    return JSON.parse(rule)
  } catch {
    return rule
  }
}

/** A price in reais; `rule` is read as object or JSON text, and always sent as an object (rule price-rule-text). */
export const PriceRule = v.object({
  id: v.number(),
  name: v.string(),
  final_price: v.number(),
  discount: v.nullable(v.object({ title: v.string() })),
  rule: v.pipe(v.union([v.string(), PriceParts]), v.transform(asObject), PriceParts),
})
export type PriceRule = v.InferOutput<typeof PriceRule>

/** The query of a price: service, city and area in m² (rule lowest-price). */
export const PriceQuestion = v.object({
  service_id: v.pipe(v.number('Escolha um serviço.'), v.integer('Escolha um serviço.')),
  city: v.pipe(v.string('Escolha a cidade.'), v.trim(), v.nonEmpty('Escolha a cidade.'), v.maxLength(120)),
  area: v.nullable(
    v.pipe(
      v.number('Informe a área, em m².'),
      v.minValue(1, 'Informe uma área a partir de 1 m².'),
      v.maxValue(100_000, 'Confira a área.'),
    ),
  ),
})
export type PriceQuestion = v.InferOutput<typeof PriceQuestion>

/** `min`: the lowest price, for everybody; `quote`: the price of a service for a city and an area. */
export const searchPrices = endpoint({
  method: 'POST',
  path: '/prices/search',
  summary: 'The lowest price, or the price of a service for a city and an area.',
  audience: 'public',
  body: v.object({
    filter: v.variant('type', [
      v.object({ type: v.literal('min') }),
      v.object({ type: v.literal('quote'), ...PriceQuestion.entries }),
    ]),
  }),
  output: PriceRule,
})

/** The space sizes that the payment page offers, as the largest area of each in m². */
export const spaceSizes = [150, 300, 600, 1200] as const
