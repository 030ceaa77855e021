import type { Tx } from '../database/database.ts'
import { demoRules, demoServices } from './catalogue.ts'
import { type TagName, tagNames } from './pictures.ts'

/** The ids from the database. */
export interface Catalogue {
  /** By the service's name. */
  services: ReadonlyMap<string, number>
  tags: ReadonlyMap<TagName, number>
}

/** Writes services with their price rules, and finds the room tags. */
export async function insertCatalogue(tx: Tx): Promise<Catalogue> {
  const services = await tx
    .insertInto('services')
    .values(demoServices.map(({ name, vertical }) => ({ name, vertical_id: vertical })))
    .returning(['id', 'name'])
    .execute()
  const ids = new Map(services.map(({ name, id }) => [name, id]))
  const known = demoServices.map((service) => ({ ...service, id: ids.get(service.name) ?? 0 }))
  await tx
    .insertInto('service_items')
    .values(known.flatMap((one) => one.items.map((item_id) => ({ service_id: one.id, item_id }))))
    .execute()
  await tx
    .insertInto('price_rules')
    .values(known.flatMap((one) => demoRules(one).map((rule) => ({ ...rule, service_id: one.id }))))
    .execute()
  const tags = await tx
    .selectFrom('tags')
    .select(['id', 'name'])
    .where('category', '=', 'photos')
    .where('name', 'in', tagNames)
    .execute()
  return { services: ids, tags: new Map(tags.map(({ id, name }) => [name as TagName, id])) }
}
