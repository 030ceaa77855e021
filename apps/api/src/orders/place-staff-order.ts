import {
  type BodyOutput,
  centsOf,
  type placeStaffOrder as endpoint,
  hasRight,
  type Instant,
  type PlacedOrder,
} from '@ensaio/domain'
import { actorOf, authorOf, type Viewer } from '../accounts/viewer.ts'
import { isCompany } from '../companies/repository/companies.ts'
import { isMember } from '../companies/repository/members.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { placeOrder } from './place-order.ts'

/** Refuses a price that staff without the right to prices agreed on (rule agreed-price). */
function refuseUnlessPricing(viewer: Viewer, agreed: unknown): void {
  if (agreed === null || hasRight(viewer, 'prices')) return
  refuse('wrong_role', 'Só quem cuida dos preços combina um preço diferente.')
}

/** Orders for a company in the name of one of its people, as they would themselves (rule order-for-client). */
export async function placeStaffOrder(
  tx: Tx,
  {
    viewer,
    companyId,
    input,
    links,
  }: { viewer: Viewer; companyId: number; input: BodyOutput<typeof endpoint>; links: Links },
  now: Instant,
): Promise<PlacedOrder> {
  const { person_id: personId, tells_person: tellsPerson, agreed, ...order } = input
  refuseUnlessPricing(viewer, agreed)
  if (!(await isCompany(tx, companyId))) refuse('not_found')
  if (!(await isMember(tx, companyId, personId))) {
    refuse('invalid', undefined, { person_id: 'Escolha uma pessoa desta empresa.' })
  }
  const by = {
    companyId,
    userId: personId,
    author: actorOf(viewer),
    agreed: agreed && { price: centsOf(agreed.price), reason: agreed.reason },
    tellsPerson,
  }
  const placed = await placeOrder(tx, { by, input: { ...order, coupon: null }, links }, now)
  const detail = { sessions: placed.sessions.map(({ id }) => id), price: placed.price, agreed }
  await recordOfficeEvent(
    tx,
    { ...authorOf(viewer), kind: 'order_placed', subjectId: companyId, detail },
    now,
  )
  return placed
}
