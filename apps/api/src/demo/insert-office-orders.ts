import { type Cents, type Instant, status } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { exchangeProducts } from '../deliverables/repository/products.ts'
import { billLater } from '../payments/repository/ledger.ts'
import { writeService } from '../sessions/repository/sessions.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { demoPrice, demoServices } from './catalogue.ts'
import type { Catalogue } from './insert-catalogue.ts'
import type { DemoPeopleIds } from './insert-people.ts'
import type { DemoSession } from './insert-sessions.ts'

interface Written {
  people: DemoPeopleIds
  catalogue: Catalogue
}

const discount: Cents = 5_000

/** An ensaio that a member of staff ordered for its company, at an agreed price. */
async function orderByStaff(tx: Tx, { id, price }: DemoSession, adminId: number): Promise<void> {
  const agreed = { price_cents: price - discount, list_cents: price, reason: 'Contrato de 2026' }
  await tx
    .updateTable('session_events')
    .set({ actor: 'staff', user_id: adminId, detail: JSON.stringify(agreed) })
    .where('session_id', '=', id)
    .where('kind', '=', 'created')
    .execute()
  await tx
    .updateTable('photo_sessions')
    .set({ price_cents: sql`price_cents - ${discount}::int` })
    .where('id', '=', id)
    .execute()
}

/** An ensaio whose company added to it since. */
async function addToOrder(tx: Tx, session: DemoSession, { people, catalogue }: Written): Promise<void> {
  const to = demoServices.find(({ items }) => items.includes(10) && items.includes(11))
  if (to === undefined) return
  const { id: sessionId, company, service: from, area, price } = session
  const companyId = people.companies.get(company) ?? 0
  const userId = people.users.get(company) ?? null
  const serviceId = catalogue.services.get(to.name) ?? 0
  const now: Instant = new Date(Date.parse(session.createdAt) + 3 * 3_600_000).toISOString()
  const next = demoPrice(to, area)
  const difference = next - price
  await writeService(tx, sessionId, { serviceId, price: next })
  const added = to.items.filter((item) => !from.items.includes(item))
  await exchangeProducts(tx, sessionId, { added, removed: [] })
  const reason = `${from.name} para ${to.name}`
  await billLater(tx, { companyId, sessionId, kind: 'service_change', amount: -difference, reason }, now)
  const detail = {
    from: { id: catalogue.services.get(from.name), name: from.name },
    to: { id: serviceId, name: to.name },
    price_cents: next,
    difference_cents: difference,
  }
  await recordEvent(tx, { sessionId, actor: 'client', userId, kind: 'service_changed', detail }, now)
}

/** Shows an order by staff at an agreed price, and one whose service was changed, both of a postpaid company. */
export async function insertOfficeOrders(
  tx: Tx,
  sessions: readonly DemoSession[],
  written: Written,
): Promise<void> {
  const open = sessions.filter((one) => one.company === 'postpaid' && one.status === status.notScheduled)
  const grown = open.find(({ service }) => service.vertical === 1 && !service.items.includes(11))
  const placed = open.find((one) => one !== grown)
  if (placed) await orderByStaff(tx, placed, written.people.admin)
  if (grown) await addToOrder(tx, grown, written)
}
