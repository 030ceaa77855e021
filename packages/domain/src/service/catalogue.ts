import * as v from 'valibot'
import { CityName } from '../address/cities.ts'
import { isClientItem, itemIds } from '../deliverable/items.ts'
import { line, note } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Vertical } from './schema.ts'

/** A price rule as staff edit it (rule lowest-price). `final_price` in reais, `area_up_to` in m²; `city` null fits all cities. */
export const CatalogueRule = v.object({
  id: v.number(),
  name: v.string(),
  city: v.nullable(v.string()),
  area_up_to: v.number(),
  final_price: v.number(),
  active: v.boolean(),
  /** The discount that clients read beside the price, which holds it already; null for none. */
  discount: v.optional(v.nullable(v.string()), null),
})
export type CatalogueRule = v.InferOutput<typeof CatalogueRule>

/** A service as staff edit it; an inactive one cannot be ordered, existing ensaios keep it. */
export const CatalogueService = v.object({
  id: v.number(),
  name: v.string(),
  vertical: Vertical,
  active: v.boolean(),
  /** Has it been ordered? Then its items are fixed. */
  is_used: v.optional(v.boolean(), true),
  item_ids: v.array(v.number()),
  /** The staff's instructions, for items that have any. */
  orientations: v.optional(v.array(v.object({ item_id: v.number(), orientation: v.string() })), []),
  rules: v.array(CatalogueRule),
})
export type CatalogueService = v.InferOutput<typeof CatalogueService>

const ItemId = v.picklist(itemIds, 'Escolha itens que existem.')

const Items = v.pipe(
  v.array(ItemId),
  v.minLength(1, 'Escolha pelo menos um item.'),
  v.check((items) => items.some(isClientItem), 'Escolha pelo menos um item que o cliente recebe.'),
  v.transform((items) => [...new Set(items)].sort((one, other) => one - other)),
)

/** A service as typed; its items are fixed once it has been ordered. */
export const NewService = v.object({
  name: line('Informe o nome do serviço.', 80),
  vertical_id: v.picklist([1, 2], 'Escolha imóveis ou veículos.'),
  item_ids: Items,
})
export type NewService = v.InferInput<typeof NewService>

/** Changes to a service. */
export const ServiceChange = v.object({
  name: v.optional(line('Informe o nome do serviço.', 80)),
  active: v.optional(v.boolean()),
  /** Its items; only before the first order. */
  item_ids: v.optional(Items),
  /** Instructions for the service's items; an empty text removes them, a missing item keeps its own. */
  orientations: v.optional(
    v.pipe(v.array(v.object({ item_id: ItemId, orientation: note() })), v.maxLength(itemIds.length)),
  ),
})
export type ServiceChange = v.InferInput<typeof ServiceChange>

/** The largest area of a price, in m². Prices of cars, which have no area, hold up to it (rule vertical-fields). */
export const largestArea = 100_000

/** A price rule as typed. */
export const PriceRuleForm = v.object({
  name: line('Informe o nome do preço.', 80),
  city: v.nullable(CityName),
  area_up_to: v.pipe(
    v.number('Informe a área, em m².'),
    v.integer('Informe a área em m² inteiros.'),
    v.minValue(1, 'Informe uma área a partir de 1 m².'),
    v.maxValue(largestArea, 'Confira a área.'),
  ),
  final_price: v.pipe(
    v.number('Informe o preço.'),
    v.minValue(0.01, 'Informe um preço acima de zero.'),
    v.maxValue(1_000_000, 'Confira o preço.'),
  ),
  active: v.optional(v.boolean(), true),
  /** The announced discount; an empty one removes it, a missing one stays. */
  discount: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(60, 'Use no máximo 60 caracteres.'),
        v.regex(/^\P{Cc}*$/u, 'Use apenas letras, números e sinais.'),
        v.transform((title) => title || null),
      ),
    ),
  ),
})
export type PriceRuleForm = v.InferInput<typeof PriceRuleForm>

/** The fields of a price rule to change; the others stay as they are. */
export const PriceRuleChange = v.partial(PriceRuleForm)
export type PriceRuleChange = v.InferInput<typeof PriceRuleChange>

/** All services with all price rules, including inactive ones. */
export const listCatalogue = endpoint({
  method: 'GET',
  path: '/staff/services',
  summary: 'Every service with every price rule.',
  audience: 'prices',
  output: v.array(CatalogueService),
})

export const addService = endpoint({
  method: 'POST',
  path: '/staff/services',
  summary: 'Adds a service.',
  audience: 'prices',
  body: NewService,
  output: v.array(CatalogueService),
})

export const updateService = endpoint({
  method: 'POST',
  path: '/staff/services/{id}',
  summary:
    'Renames a service, opens or closes it for orders, or changes what its makers are asked to heed; what it delivers, until it was ordered.',
  audience: 'prices',
  body: ServiceChange,
  output: v.array(CatalogueService),
})

export const addPriceRule = endpoint({
  method: 'POST',
  path: '/staff/services/{id}/rules',
  summary: 'Adds a price rule to a service.',
  audience: 'prices',
  body: PriceRuleForm,
  output: v.array(CatalogueService),
})

/** Placed orders keep their price. */
export const updatePriceRule = endpoint({
  method: 'POST',
  path: '/staff/services/{id}/rules/{ruleId}',
  summary: 'Changes the given fields of a price rule.',
  audience: 'prices',
  body: PriceRuleChange,
  output: v.array(CatalogueService),
})
