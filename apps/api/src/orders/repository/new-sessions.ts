import { randomBytes } from 'node:crypto'
import {
  type Address,
  type Cents,
  type Instant,
  type ResponsibleInformation,
  status,
  type Terms,
  type VerticalData,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { addressSearchText } from '../../database/search-text.ts'
import { positionOfOrder } from '../../places/property-position.ts'
import { insertPositions } from '../../places/repository/session-positions.ts'

/** What the ensaios of one order have in common. */
export interface OrderedTogether {
  companyId: number
  userId: number
  serviceId: number
  city: string
  timeZone: string
  /** The terms in force. */
  terms: Terms
  address: Address
  clientCode: string | null
  notification: number
  responsible: ResponsibleInformation
}

/** Writes ensaios without a date, each with a public token of 192 random bits (rule public-token), and what its service delivers. */
export async function insertOrdered(
  tx: Tx,
  order: OrderedTogether,
  units: readonly { data: VerticalData; price: Cents }[],
  now: Instant,
) {
  const { position: _, ...address } = order.address
  const rows = units.map(({ data, price }) => ({
    token: randomBytes(24).toString('base64url'),
    company_id: order.companyId,
    created_by: order.userId,
    service_id: order.serviceId,
    status: status.notScheduled,
    scheduled_for: null,
    time_zone: order.timeZone,
    ...order.terms,
    created_at: now,
    price_cents: price,
    client_code: order.clientCode,
    city: order.city,
    address: JSON.stringify(address),
    address_text: addressSearchText(order.address),
    vertical_data: JSON.stringify(data),
    responsible_information: JSON.stringify(order.responsible),
    notification: order.notification,
  }))
  const inserted = await tx.insertInto('photo_sessions').values(rows).returning(['id', 'token']).execute()
  const ids = new Map(inserted.map(({ id, token }) => [token, id]))
  const sessions = rows.map(({ token, price_cents }, index) => ({
    id: ids.get(token) ?? 0,
    token,
    unit: units[index]?.data.unit ?? null,
    price: price_cents,
  }))
  const position = positionOfOrder(order.address)
  await insertPositions(
    tx,
    sessions.map(({ id }) => ({ sessionId: id, position })),
    now,
  )
  await sql`
    insert into session_products (session_id, item_id, status)
    select s.id, item_id, 1 from photo_sessions s join service_items on service_items.service_id = s.service_id
    where s.id = any(${sessions.map(({ id }) => id)}::int[])`.execute(tx)
  return sessions
}
