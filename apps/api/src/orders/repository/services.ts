import {
  type ItemId,
  isClientItem,
  type ProductItem,
  type Service,
  type Tag,
  takesMaterial,
} from '@ensaio/domain'
import type { Database } from '../../database/database.ts'
import { tagsOf } from '../../deliverables/repository/tags.ts'

type ItemRow = { id: ItemId; title: string; label: string; icon: string; orientation?: string | null }

/** A product kind as it travels, with the tags that photos can have; its orientation where the row brings one along. */
export function productItem({ id, orientation, ...row }: ItemRow, photoTags: readonly Tag[]): ProductItem {
  const { label, title, icon } = row
  const tags = takesMaterial(id, 'photos') ? [...photoTags] : []
  return { id, item_id: id, label, title, icon, tags, ...(orientation !== undefined && { orientation }) }
}

/** What services deliver, as clients see it (rule client-items), by service id. */
export async function serviceProducts(
  db: Database,
  serviceIds: readonly number[],
): Promise<Map<number, Service['products']>> {
  if (serviceIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('service_items')
    .innerJoin('items', 'items.id', 'service_items.item_id')
    .select(['service_items.service_id', 'items.id', 'items.title', 'items.label', 'items.icon'])
    .where('service_items.service_id', 'in', serviceIds)
    .orderBy('items.id')
    .execute()
  const tags = await tagsOf(db, 'photos')
  const seen = rows.filter((row) => isClientItem(row.id))
  const byService = Map.groupBy(seen, (row) => row.service_id)
  return new Map(
    serviceIds.map((id) => [
      id,
      (byService.get(id) ?? []).map((row) => ({ name: row.title, item: productItem(row, tags) })),
    ]),
  )
}

/** The services that can be ordered, by name: those that are open and have a price. */
export async function activeServices(db: Database): Promise<Service[]> {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'name', 'vertical_id'])
    .where('active', '=', true)
    .where((build) =>
      build.exists(
        build
          .selectFrom('price_rules')
          .select('price_rules.id')
          .whereRef('price_rules.service_id', '=', 'services.id')
          .where('price_rules.active', '=', true),
      ),
    )
    .orderBy('name')
    .execute()
  const products = await serviceProducts(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    vertical: { id: row.vertical_id },
    products: products.get(row.id) ?? [],
  }))
}

/** What each service delivers, stages that only staff see included. */
export async function itemsByService(db: Database): Promise<Map<number, { id: ItemId; title: string }[]>> {
  const rows = await db
    .selectFrom('service_items')
    .innerJoin('items', 'items.id', 'service_items.item_id')
    .select(['service_items.service_id', 'items.id', 'items.title'])
    .orderBy('items.id')
    .execute()
  const byService = Map.groupBy(rows, (row) => row.service_id)
  return new Map([...byService].map(([id, own]) => [id, own.map(({ service_id: _, ...item }) => item)]))
}

/** The name of a service. */
export async function nameOfService(db: Database, serviceId: number): Promise<string> {
  const { name } = await db
    .selectFrom('services')
    .select('name')
    .where('id', '=', serviceId)
    .executeTakeFirstOrThrow()
  return name
}
