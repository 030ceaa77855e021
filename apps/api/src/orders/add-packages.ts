import {
  type addPackages as addPackagesEndpoint,
  type BodyOutput,
  type CatalogueService,
  centsOf,
  readyPackageArea,
  readyPackages,
} from '@ensaio/domain'
import { type Database, transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import type { Made } from './change-catalogue.ts'
import {
  holdServices,
  insertRule,
  insertService,
  isNameTaken,
  readCatalogue,
} from './repository/catalogue.ts'

/** Adds services from ready packages, each with a price in every city; all of them or none (rule ready-packages). */
export function addPackages(
  db: Database,
  { viewer, now }: Made,
  { packages }: BodyOutput<typeof addPackagesEndpoint>,
): Promise<CatalogueService[]> {
  return transact(db, async (tx) => {
    const { userId } = viewer
    await holdServices(tx)
    for (const [nth, { key, name, final_price }] of packages.entries()) {
      if (await isNameTaken(tx, name, null)) {
        const message = 'Já existe um serviço com este nome.'
        refuse('invalid', message, { [`packages.${nth}.name`]: message })
      }
      const service = { name, vertical_id: 1, item_ids: readyPackages[key].items }
      const id = await insertService(tx, service)
      await recordOfficeEvent(tx, { userId, kind: 'service_added', subjectId: id, detail: service }, now)
      const rule = {
        name: `Até ${readyPackageArea} m²`,
        city: null,
        area_up_to: readyPackageArea,
        price_cents: centsOf(final_price),
        active: true,
      }
      const ruleId = await insertRule(tx, id, rule)
      await recordOfficeEvent(tx, { userId, kind: 'price_rule_added', subjectId: ruleId, detail: rule }, now)
    }
    return readCatalogue(tx)
  })
}
