import * as v from 'valibot'
import { endpoint } from '../wire/endpoint.ts'
import { type CatalogueRule, CatalogueService, PriceRuleForm } from './catalogue.ts'

/** The price of a service in a city, or in all of them (null), up to an area in m²; in reais. */
export const TablePrice = v.pick(v.object(PriceRuleForm.entries), ['city', 'area_up_to', 'final_price'])
export type TablePrice = v.InferInput<typeof TablePrice>

const keyOf = ({ city, area_up_to }: TablePrice) => `${city ?? ''}|${area_up_to}`

/** All active prices of a service to save. `seen` are those on which they were typed over (rule price-table); without it, any are replaced. */
export const PriceTableForm = v.object({
  seen: v.optional(v.pipe(v.array(TablePrice), v.maxLength(1000))),
  prices: v.pipe(
    v.array(TablePrice),
    v.minLength(1, 'Informe pelo menos um preço.'),
    v.maxLength(1000, 'Use no máximo 1000 preços.'),
    v.check(
      (prices) => new Set(prices.map(keyOf)).size === prices.length,
      'Há dois preços para a mesma cidade e área.',
    ),
  ),
})
export type PriceTableForm = v.InferInput<typeof PriceTableForm>

/** The active prices of a service as a table: a row a city, a column an area; null where there is no price. */
export interface PriceTable {
  /** The largest area of each column, in m²; null while nothing is typed. */
  areas: (number | null)[]
  rows: { city: string | null; prices: (number | null)[] }[]
}

type RulePrice = Pick<CatalogueRule, 'city' | 'area_up_to' | 'final_price' | 'active'>

/**
 * The table of active price rules; of two prices for one city and area it holds the lower, as orders do (rule lowest-price). Without areas
 * it has one column, whatever the areas of the rules.
 */
export function priceTable(rules: readonly RulePrice[], hasAreas: boolean): PriceTable {
  const found = rules.filter((rule) => rule.active)
  const widest = Math.max(...found.map(({ area_up_to }) => area_up_to))
  const active = hasAreas ? found : found.map((rule) => ({ ...rule, area_up_to: widest }))
  const areas = [...new Set(active.map(({ area_up_to }) => area_up_to))].sort((one, other) => one - other)
  const cities = [...new Set(active.map(({ city }) => city))].sort((one, other) =>
    (one ?? '').localeCompare(other ?? '', 'pt-BR'),
  )
  const rows = cities.map((city) => ({
    city,
    prices: areas.map((area) => {
      const fitting = active.filter((rule) => rule.city === city && rule.area_up_to === area)
      return fitting.length === 0 ? null : Math.min(...fitting.map(({ final_price }) => final_price))
    }),
  }))
  return { areas, rows }
}

/** Are these the same prices, whatever their order? */
export function isSameTable(one: readonly TablePrice[], other: readonly TablePrice[]): boolean {
  const written = (prices: readonly TablePrice[]) =>
    prices.map((price) => `${keyOf(price)}|${price.final_price}`).sort()
  return JSON.stringify(written(one)) === JSON.stringify(written(other))
}

/** The prices of a table; cells without an area or a price are left out. */
export function tablePrices({ areas, rows }: PriceTable): TablePrice[] {
  return rows.flatMap(({ city, prices }) =>
    prices.flatMap((final_price, column) => {
      const area = areas[column] ?? null
      return final_price === null || area === null ? [] : [{ city, area_up_to: area, final_price }]
    }),
  )
}

/** The table as text for a spreadsheet: cells separated by tabs, amounts with a comma. */
export function priceTableText({ areas, rows }: PriceTable): string {
  const head = ['Cidade', ...areas.map((area) => (area === null ? '' : `até ${area} m²`))]
  const lines = rows.map(({ city, prices }) => [
    city ?? 'Todas as cidades',
    ...prices.map((price) => price?.toFixed(2).replace('.', ',') ?? ''),
  ])
  return [head, ...lines].map((cells) => cells.join('\t')).join('\n')
}

/** The price of an order by this table, in reais: the lowest that fits city and area (rule lowest-price); null where none fits. */
export function priceInTable(table: PriceTable, city: string, area: number): number | null {
  const fitting = tablePrices(table).filter(
    (price) => (price.city === null || price.city === city) && area <= price.area_up_to,
  )
  return fitting.length === 0 ? null : Math.min(...fitting.map(({ final_price }) => final_price))
}

/** Replaces the active prices of a service; prices that the table lacks become inactive, and placed orders keep theirs. */
export const savePriceTable = endpoint({
  method: 'POST',
  path: '/staff/services/{id}/prices',
  summary: 'Replaces the active prices of a service; placed orders keep theirs.',
  audience: 'prices',
  body: PriceTableForm,
  output: v.array(CatalogueService),
})
