import {
  type CatalogueRule,
  type CatalogueService,
  type Cents,
  type ItemId,
  plain,
  reaisOf,
} from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import type { PriceParts } from '../../database/tables/service.ts'

/** A price rule as kept. */
export interface KeptRule {
  name: string
  city: string | null
  area_up_to: number
  price_cents: Cents
  active: boolean
  /** Left out, it stays as it is. */
  discount_title?: string | null
}

/** Was a service ordered? For queries of `services`. */
const isUsed: RawBuilder<boolean> = sql<boolean>`exists (select 1 from photo_sessions s where s.service_id = services.id)`

async function rulesByService(db: Database): Promise<Map<number, CatalogueRule[]>> {
  const rows = await db
    .selectFrom('price_rules')
    .select(['id', 'service_id', 'name', 'city', 'area_up_to', 'price_cents', 'active', 'discount_title'])
    .orderBy('city', (order) => order.asc().nullsFirst())
    .orderBy('area_up_to')
    .orderBy('price_cents')
    .orderBy('id')
    .execute()
  const byService = Map.groupBy(rows, (row) => row.service_id)
  return new Map(
    [...byService].map(([id, rules]) => [
      id,
      rules.map(({ service_id: _, price_cents, discount_title, ...rule }) => ({
        ...rule,
        discount: discount_title,
        final_price: reaisOf(price_cents),
      })),
    ]),
  )
}

/** Every service by name with every price rule by city and area, the inactive ones too. */
export async function readCatalogue(db: Database): Promise<CatalogueService[]> {
  const services = await db
    .selectFrom('services')
    .select(['id', 'name', 'vertical_id', 'active', isUsed.as('is_used')])
    .select(
      sql<ItemId[]>`array(select i.item_id::int from service_items i
        where i.service_id = services.id order by i.item_id)`.as('item_ids'),
    )
    .select(
      sql<CatalogueService['orientations']>`coalesce((select json_agg(json_build_object('item_id', i.item_id,
        'orientation', i.orientation) order by i.item_id) from service_items i
        where i.service_id = services.id and i.orientation is not null), '[]')`.as('orientations'),
    )
    .execute()
  const rules = await rulesByService(db)
  return services
    .map(({ vertical_id, ...service }) => ({
      ...service,
      vertical: { id: vertical_id },
      rules: rules.get(service.id) ?? [],
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR') || one.id - other.id)
}

/** Holds the services, so that of two who would give the same name one waits and then finds it. */
export async function holdServices(tx: Tx): Promise<void> {
  await sql`lock table services in share row exclusive mode`.execute(tx)
}

/** Has another service this name already, case and accents aside? Hold the services first. */
export async function isNameTaken(tx: Tx, name: string, except: number | null): Promise<boolean> {
  const rows = await tx.selectFrom('services').select(['id', 'name']).execute()
  return rows.some((row) => row.id !== except && plain(row.name) === plain(name))
}

/** Adds a service with what it delivers; its id. */
export async function insertService(
  tx: Tx,
  { item_ids, ...service }: { name: string; vertical_id: number; item_ids: readonly ItemId[] },
): Promise<number> {
  const { id } = await tx.insertInto('services').values(service).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('service_items')
    .values(item_ids.map((item_id) => ({ service_id: id, item_id })))
    .execute()
  return id
}

/** Does this service exist? Its row stays locked: nobody orders it meanwhile. */
export async function isService(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('services')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** Writes what changed of a service. */
export async function writeService(
  tx: Tx,
  id: number,
  change: { name?: string | undefined; active?: boolean | undefined },
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx.updateTable('services').set(change).where('id', '=', id).execute()
}

/** What a service delivers, and whether it was ordered; lock it first. */
export async function readItems(tx: Tx, id: number): Promise<{ is_used: boolean; item_ids: ItemId[] }> {
  const { is_used } = await tx
    .selectFrom('services')
    .select(isUsed.as('is_used'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await tx
    .selectFrom('service_items')
    .select('item_id')
    .where('service_id', '=', id)
    .orderBy('item_id')
    .execute()
  return { is_used, item_ids: rows.map(({ item_id }) => item_id) }
}

/** Writes what a service delivers; items that stay keep what their makers are asked to heed. */
export async function writeItems(tx: Tx, id: number, items: readonly ItemId[]): Promise<void> {
  await tx
    .deleteFrom('service_items')
    .where('service_id', '=', id)
    .where('item_id', 'not in', items)
    .execute()
  await tx
    .insertInto('service_items')
    .values(items.map((item_id) => ({ service_id: id, item_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Writes what the makers of a service's items are asked to heed; null when it lacks one of these items. */
export async function writeOrientations(
  tx: Tx,
  id: number,
  orientations: readonly { item_id: ItemId; orientation: string }[],
): Promise<'written' | null> {
  for (const { item_id, orientation } of orientations) {
    const written = await tx
      .updateTable('service_items')
      .set({ orientation: orientation || null })
      .where('service_id', '=', id)
      .where('item_id', '=', item_id)
      .returning('item_id')
      .executeTakeFirst()
    if (written === undefined) return null
  }
  return 'written'
}

/** Adds a price rule to a service; its id. */
export async function insertRule(tx: Tx, serviceId: number, rule: KeptRule): Promise<number> {
  const { id } = await tx
    .insertInto('price_rules')
    .values({ ...rule, service_id: serviceId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A service's price rule, locked; null when there is none such. */
export async function lockRule(tx: Tx, serviceId: number, ruleId: number) {
  const rule = await tx
    .selectFrom('price_rules')
    .select(['name', 'city', 'area_up_to', 'price_cents', 'active', 'discount_title', 'parts'])
    .where('id', '=', ruleId)
    .where('service_id', '=', serviceId)
    .forUpdate()
    .executeTakeFirst()
  return rule ?? null
}

/** Writes a price rule and what its price is made of. */
export async function writeRule(
  tx: Tx,
  ruleId: number,
  { parts, ...rule }: KeptRule & { parts: PriceParts | null },
): Promise<void> {
  await tx
    .updateTable('price_rules')
    .set({ ...rule, parts: parts === null ? null : JSON.stringify(parts) })
    .where('id', '=', ruleId)
    .execute()
}

/** The active price rules of a service, locked, the cheapest first. */
export function lockActiveRules(tx: Tx, serviceId: number) {
  return tx
    .selectFrom('price_rules')
    .select(['id', 'name', 'city', 'area_up_to', 'price_cents', 'active', 'parts'])
    .where('service_id', '=', serviceId)
    .where('active', '=', true)
    .orderBy('price_cents')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Deactivates price rules. */
export async function deactivateRules(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('price_rules').set({ active: false }).where('id', 'in', ids).execute()
}

/** Adds price rules to a service. */
export async function insertRules(tx: Tx, serviceId: number, rules: readonly KeptRule[]): Promise<void> {
  if (rules.length === 0) return
  await tx
    .insertInto('price_rules')
    .values(rules.map((rule) => ({ ...rule, service_id: serviceId })))
    .execute()
}
