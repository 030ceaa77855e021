import {
  type BodyOutput,
  type CatalogueService,
  centsOf,
  isSameTable,
  largestArea,
  priceTable,
  reaisOf,
  type savePriceTable as savePriceTableEndpoint,
  tablePrices,
} from '@ensaio/domain'
import { type Database, transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { refuseUnknownCity } from '../places/refuse-unknown-city.ts'
import type { Made } from './change-catalogue.ts'
import { partsAt } from './price-parts.ts'
import {
  deactivateRules,
  insertRules,
  isService,
  lockActiveRules,
  readCatalogue,
  writeRule,
} from './repository/catalogue.ts'

const changed =
  'Outra pessoa mudou estes preços depois que você abriu a tabela. Copie a sua, feche e abra de novo: a de agora aparece, e você cola nela o que vale.'

type TablePrice = BodyOutput<typeof savePriceTableEndpoint>['prices'][number]

const isAt = (price: TablePrice) => (rule: { city: string | null; area_up_to: number }) =>
  rule.city === price.city && rule.area_up_to === price.area_up_to

/** The name of an added price; one that holds for any area tells none. */
function nameOf(city: string | null, area: number): string {
  return area === largestArea ? (city ?? 'Todas as cidades') : `Até ${area} m², ${city ?? 'todas as cidades'}`
}

/**
 * Replaces the active prices of a service (rule price-table): changes those of the same city and area, adds new ones, and deactivates those
 * that the table lacks, among them the dearer ones of one city and area.
 */
export function savePriceTable(
  db: Database,
  { viewer, now, id }: Made & { id: number },
  { prices, seen }: BodyOutput<typeof savePriceTableEndpoint>,
): Promise<CatalogueService[]> {
  return transact(db, async (tx) => {
    if (!(await isService(tx, id))) refuse('not_found')
    const before = await lockActiveRules(tx, id)
    const rules = before.map((rule) => ({ ...rule, final_price: reaisOf(rule.price_cents) }))
    const current = tablePrices(priceTable(rules, true))
    if (seen !== undefined && !isSameTable(seen, current)) {
      // The answer to the same table was lost.
      if (isSameTable(prices, current)) return readCatalogue(tx)
      refuse('transition_refused', changed)
    }
    const known = new Set(before.map(({ city }) => city))
    for (const city of new Set(prices.map((price) => price.city))) {
      // A price of a city that is no longer served may stay.
      if (!known.has(city)) await refuseUnknownCity(tx, city)
    }
    const kept = new Set<number>()
    const added: TablePrice[] = []
    for (const price of prices) {
      const rule = before.find(isAt(price))
      if (rule === undefined) {
        added.push(price)
        continue
      }
      const { id: ruleId, parts, ...row } = rule
      kept.add(ruleId)
      const price_cents = centsOf(price.final_price)
      if (price_cents === row.price_cents) continue
      await writeRule(tx, ruleId, { ...row, price_cents, parts: partsAt(parts, price_cents, row.area_up_to) })
    }
    await insertRules(
      tx,
      id,
      added.map(({ city, area_up_to, final_price }) => ({
        name: nameOf(city, area_up_to),
        city,
        area_up_to,
        price_cents: centsOf(final_price),
        active: true,
      })),
    )
    await deactivateRules(
      tx,
      before.flatMap((rule) => (kept.has(rule.id) ? [] : [rule.id])),
    )
    const from = before.map(({ city, area_up_to, price_cents }) => ({ city, area_up_to, price_cents }))
    const to = prices.map(({ final_price, ...at }) => ({ ...at, price_cents: centsOf(final_price) }))
    const event = {
      userId: viewer.userId,
      kind: 'price_table_saved',
      subjectId: id,
      detail: { from, to },
    } as const
    await recordOfficeEvent(tx, event, now)
    return readCatalogue(tx)
  })
}
