import { itemIds, items, type PriceRule, reaisOf } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PricePart } from '../../database/tables/service.ts'

/** The items that make an order one of a tour. */
const tours = itemIds.filter((id) => items[id].kind === 'tour').map((id) => sql.lit(id))

const hasTour = sql<boolean>`exists (
  select 1 from service_items i where i.service_id = r.service_id and i.item_id in (${sql.join(tours)})
)`.as('has_tour')

const ruleColumns = [
  'r.id',
  'r.service_id',
  'r.name',
  'r.area_up_to',
  'r.price_cents',
  'r.parts',
  'r.discount_title',
  'services.name as service_name',
  'services.vertical_id',
] as const

function selectRules(db: Database) {
  return db
    .selectFrom('price_rules as r')
    .innerJoin('services', 'services.id', 'r.service_id')
    .select(ruleColumns)
    .select([hasTour, 'r.city'])
    .where('r.active', '=', true)
    .where('services.active', '=', true)
    .where(
      sql<boolean>`(r.city is null or exists (select 1 from cities where name = r.city and cities.active))`,
    )
    .orderBy('r.price_cents')
    .orderBy('r.id')
}

/** A price rule that is in force, with the service that it prices. */
export type RuleRow = Awaited<ReturnType<ReturnType<typeof selectRules>['execute']>>[number]

/** A price rule in one of the cities that it fits. */
export interface CityRule extends RuleRow {
  city: string
  /** The IANA zone of the city. */
  time_zone: string
}

function selectCityRules(db: Database) {
  return selectRules(db)
    .innerJoin('cities as c', (join) =>
      join
        .on('c.active', '=', true)
        .on((on) => on.or([on('r.city', 'is', null), on('r.city', '=', on.ref('c.name'))])),
    )
    .clearSelect()
    .select(ruleColumns)
    .select([hasTour, 'c.name as city', 'c.time_zone'])
}

/** The rules of a service that can be ordered, cheapest first, once for each served city that they fit (rule served-cities). */
export function rulesOfService(db: Database, serviceId: number): Promise<CityRule[]> {
  return selectCityRules(db).where('r.service_id', '=', serviceId).execute()
}

/** The same for all services of the vertical of a service, in one city. */
export function rulesBeside(db: Database, serviceId: number, city: string): Promise<CityRule[]> {
  return selectCityRules(db)
    .where('c.name', '=', city)
    .where('services.vertical_id', '=', (build) =>
      build.selectFrom('services as own').select('own.vertical_id').where('own.id', '=', serviceId),
    )
    .execute()
}

/** Every rule in force, cheapest first. */
export function allRules(db: Database): Promise<RuleRow[]> {
  return selectRules(db).execute()
}

function lineOf(part: PricePart) {
  return { title: part.title, value: 'cents' in part ? reaisOf(part.cents) : part.text }
}

/** A rule as it travels, or the same with other lines below the main one. */
export function priceRule(row: RuleRow, items: readonly PricePart[] = row.parts?.items ?? []): PriceRule {
  return {
    id: row.id,
    name: row.name,
    final_price: reaisOf(row.price_cents),
    discount: row.discount_title === null ? null : { title: row.discount_title },
    rule: {
      main: lineOf(row.parts?.main ?? { title: row.service_name, cents: row.price_cents }),
      items: items.map(lineOf),
    },
  }
}
