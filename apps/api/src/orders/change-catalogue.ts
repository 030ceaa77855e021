import {
  type addPriceRule as addRuleEndpoint,
  type addService as addServiceEndpoint,
  type BodyOutput,
  type CatalogueService,
  centsOf,
  type Instant,
  type ItemId,
  type updatePriceRule,
  type updateService,
} from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import { type Database, type Tx, transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { differing, type OfficeEvent, recordOfficeEvent } from '../operation/repository/office-events.ts'
import { refuseUnknownCity } from '../places/refuse-unknown-city.ts'
import { partsAt } from './price-parts.ts'
import {
  holdServices,
  insertRule,
  insertService,
  isNameTaken,
  isService,
  type KeptRule,
  lockRule,
  readCatalogue,
  readItems,
  writeItems,
  writeOrientations,
  writeRule,
  writeService,
} from './repository/catalogue.ts'

/** Whose change it is, and when. */
export interface Made {
  viewer: Viewer
  now: Instant
}

type RuleForm = BodyOutput<typeof addRuleEndpoint>

function keptDiscount(discount: RuleForm['discount']) {
  return discount === undefined ? {} : { discount_title: discount }
}

function keptRule({ final_price, discount, ...rule }: RuleForm): KeptRule {
  return { ...rule, ...keptDiscount(discount), price_cents: centsOf(final_price) }
}

async function refuseTakenName(tx: Tx, name: string, except: number | null): Promise<void> {
  await holdServices(tx)
  if (!(await isNameTaken(tx, name, except))) return
  const message = 'Já existe um serviço com este nome.'
  refuse('invalid', message, { name: message })
}

function change(
  db: Database,
  { viewer, now }: Made,
  work: (tx: Tx) => Promise<Omit<OfficeEvent, 'userId'>>,
): Promise<CatalogueService[]> {
  return transact(db, async (tx) => {
    const event = await work(tx)
    await recordOfficeEvent(tx, { userId: viewer.userId, ...event }, now)
    return readCatalogue(tx)
  })
}

/** Adds a service; clients see it once it has a price. */
export function addService(
  db: Database,
  made: Made,
  service: BodyOutput<typeof addServiceEndpoint>,
): Promise<CatalogueService[]> {
  return change(db, made, async (tx) => {
    await refuseTakenName(tx, service.name, null)
    return { kind: 'service_added', subjectId: await insertService(tx, service), detail: service }
  })
}

const usedService = 'Este serviço já foi pedido: o que ele entrega não muda mais. Adicione outro serviço.'

async function changeItems(tx: Tx, id: number, items: readonly ItemId[]): Promise<void> {
  const { is_used, item_ids } = await readItems(tx, id)
  if (items.join() === item_ids.join()) return
  if (is_used) refuse('invalid', usedService, { item_ids: usedService })
  await writeItems(tx, id, items)
}

/**
 * Renames a service, opens or closes it for orders, or changes what its makers are asked to heed; ensaios already ordered keep it. What it
 * delivers changes until it was ordered.
 */
export function changeService(
  db: Database,
  made: Made & { id: number },
  input: BodyOutput<typeof updateService>,
): Promise<CatalogueService[]> {
  return change(db, made, async (tx) => {
    if (input.name !== undefined) await refuseTakenName(tx, input.name, made.id)
    if (!(await isService(tx, made.id))) refuse('not_found')
    const before = (await readCatalogue(tx)).find(({ id }) => id === made.id) ?? refuse('not_found')
    const { orientations = [], item_ids, ...change } = input
    if (item_ids !== undefined) await changeItems(tx, made.id, item_ids)
    await writeService(tx, made.id, change)
    if ((await writeOrientations(tx, made.id, orientations)) === null) {
      const message = 'Este serviço não entrega este item.'
      refuse('invalid', message, { orientations: message })
    }
    return { kind: 'service_changed', subjectId: made.id, detail: differing(before, input) }
  })
}

/** Adds a price rule; the next quote goes by it (rule lowest-price). */
export function addRule(
  db: Database,
  made: Made & { id: number },
  form: RuleForm,
): Promise<CatalogueService[]> {
  return change(db, made, async (tx) => {
    if (!(await isService(tx, made.id))) refuse('not_found')
    await refuseUnknownCity(tx, form.city)
    const rule = keptRule(form)
    return { kind: 'price_rule_added', subjectId: await insertRule(tx, made.id, rule), detail: { ...rule } }
  })
}

/** Changes fields of a price rule; ensaios already ordered keep the price that they were ordered at. */
export function changeRule(
  db: Database,
  made: Made & { id: number; ruleId: number },
  { final_price, discount, ...changed }: BodyOutput<typeof updatePriceRule>,
): Promise<CatalogueService[]> {
  return change(db, made, async (tx) => {
    const { parts, ...from } = (await lockRule(tx, made.id, made.ruleId)) ?? refuse('not_found')
    // A city that is no longer served may stay.
    if (changed.city !== undefined && changed.city !== from.city) await refuseUnknownCity(tx, changed.city)
    const price_cents = final_price === undefined ? from.price_cents : centsOf(final_price)
    const rule: KeptRule = { ...from, ...changed, ...keptDiscount(discount), price_cents }
    await writeRule(tx, made.ruleId, { ...rule, parts: partsAt(parts, rule.price_cents, rule.area_up_to) })
    return { kind: 'price_rule_changed', subjectId: made.ruleId, detail: { from, to: rule } }
  })
}
