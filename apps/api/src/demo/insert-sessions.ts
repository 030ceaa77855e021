import { randomBytes } from 'node:crypto'
import {
  addressOf,
  defaultZone,
  type Instant,
  type ProductStatus,
  type SessionStatus,
  status,
} from '@ensaio/domain'
import type { Tx } from '../database/database.ts'
import { addressSearchText } from '../database/search-text.ts'
import type { SessionEventKind } from '../database/tables/session.ts'
import { positionByPostalCode } from '../places/property-position.ts'
import { insertPositions } from '../places/repository/session-positions.ts'
import { demoCompanies } from './companies.ts'
import type { Catalogue } from './insert-catalogue.ts'
import type { DemoPeopleIds } from './insert-people.ts'
import { demoPeople, keyPlaces, notes } from './people.ts'
import type { PlannedSession } from './plan-sessions.ts'

/** A planned ensaio with its id from the database. */
export interface DemoSession extends PlannedSession {
  id: number
}

interface Written {
  people: DemoPeopleIds
  catalogue: Catalogue
  now: Instant
}

function later(instant: Instant, hours: number): Instant {
  return new Date(Date.parse(instant) + hours * 3_600_000).toISOString()
}

/** When a visit got its date: a tenth to a half of the way from its order to whatever came next. */
function bookedAt({ id, createdAt, scheduledFor, canceledAt }: DemoSession): Instant {
  const start = Date.parse(createdAt)
  const end = Math.min(
    Date.parse(scheduledFor ?? createdAt),
    Date.parse(canceledAt ?? scheduledFor ?? createdAt),
  )
  return later(createdAt, ((Math.max(0, end - start) / 3_600_000) * (1 + (id % 5))) / 10)
}

function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

function rowOf(planned: PlannedSession, index: number, { people, catalogue }: Written) {
  const address = addressOf(planned.place)
  const responsible = nth(demoPeople, index)
  const receiver = nth(demoPeople, index + 3)
  const code = demoCompanies.find((one) => one.key === planned.company)?.code ?? 'XX'
  const isHousing = planned.service.vertical === 1
  return {
    // Random even here: readers of the source must not be able to guess a link (rule public-token).
    token: randomBytes(24).toString('base64url'),
    company_id: people.companies.get(planned.company) ?? 0,
    created_by: people.users.get(planned.company) ?? 0,
    service_id: catalogue.services.get(planned.service.name) ?? 0,
    status: planned.status,
    scheduled_for: planned.scheduledFor,
    time_zone: defaultZone,
    created_at: planned.createdAt,
    delivered_at: planned.deliveredAt,
    canceled_at: planned.canceledAt,
    price_cents: planned.price,
    cancellation_fee_cents: planned.fee,
    client_code: index % 7 === 3 ? null : `${code}-${1001 + index}`,
    city: planned.place.city,
    address: JSON.stringify(address),
    address_text: addressSearchText(address),
    vertical_data: JSON.stringify({
      unit: isHousing ? `Apto ${(1 + (index % 18)) * 10 + 1 + (index % 4)}` : null,
      complement: isHousing && index % 3 === 0 ? `Torre ${nth(['A', 'B', 'C'], index)}` : null,
      area: isHousing ? planned.area : null,
      reference: index % 4 === 0 ? 'Próximo ao metrô' : null,
      keys: planned.visit === null ? null : nth(keyPlaces, index),
      additional_info: index % 3 === 1 ? nth(notes, index) : null,
    }),
    responsible_information: JSON.stringify({
      name: responsible.name,
      phone: responsible.phone,
      company: null,
      email: responsible.email,
    }),
    scheduling_responsible_info: planned.visit === null ? null : JSON.stringify(receiver),
    notification: 4,
  }
}

async function insertBookings(tx: Tx, sessions: readonly DemoSession[]): Promise<void> {
  const rows = sessions.flatMap((session) =>
    session.visit === null
      ? []
      : [
          {
            provider_id: session.visit.providerId,
            session_id: session.id,
            day: session.visit.day,
            hour: session.visit.hour,
            created_at: bookedAt(session),
            released_at: session.canceledAt,
          },
        ],
  )
  await tx.insertInto('bookings').values(rows).execute()
}

const isAbsence = ({ status: is }: DemoSession) => is === status.clientNoShow || is === status.providerNoShow

/** The events of an ensaio so far, oldest first. */
function eventsOf(session: DemoSession, people: DemoPeopleIds) {
  const client = { actor: 'client' as const, user_id: people.users.get(session.company) ?? null }
  const staff = { actor: 'staff' as const, user_id: null }
  const all: ({ kind: SessionEventKind; at: Instant | null; detail?: object } & (
    | typeof client
    | typeof staff
  ))[] = [
    { ...client, kind: 'created', at: session.createdAt },
    {
      ...client,
      kind: 'scheduled',
      at: session.visit === null ? null : bookedAt(session),
      detail: { to: session.scheduledFor },
    },
    { ...client, kind: 'canceled', at: session.canceledAt, detail: { fee_cents: session.fee } },
    {
      ...staff,
      kind: 'moved',
      at: isAbsence(session) && session.scheduledFor !== null ? later(session.scheduledFor, 1) : null,
      detail: { from: 2, to: session.status },
    },
    { ...staff, kind: 'delivered', at: session.deliveredAt },
    {
      ...client,
      kind: 'correction_requested',
      at: session.status === 8 && session.deliveredAt !== null ? later(session.deliveredAt, 20) : null,
      detail: { item_id: 9, description: 'As fotos da cozinha ficaram escuras.' },
    },
  ]
  return all.flatMap(({ at, detail = {}, ...event }) =>
    at === null ? [] : [{ ...event, session_id: session.id, detail: JSON.stringify(detail), created_at: at }],
  )
}

async function insertEvents(tx: Tx, sessions: readonly DemoSession[], people: DemoPeopleIds): Promise<void> {
  const rows = sessions.flatMap((session) => eventsOf(session, people))
  await tx.insertInto('session_events').values(rows).execute()
}

const inProduction: ProductStatus = 2
const progress: Record<SessionStatus, ProductStatus> = { 1: 1, 2: 1, 3: 1, 4: 2, 5: 3, 6: 1, 7: 1, 8: 3 }

async function insertProducts(tx: Tx, sessions: readonly DemoSession[]): Promise<void> {
  const rows = sessions.flatMap(({ id, status, service }) =>
    service.items.map((item_id) => ({
      session_id: id,
      item_id,
      // The photos are under review.
      status: status === 8 && item_id === 9 ? inProduction : progress[status],
    })),
  )
  await tx.insertInto('session_products').values(rows).execute()
}

/** Writes the planned ensaios with their bookings, products and first events. */
export async function insertSessions(
  tx: Tx,
  planned: readonly PlannedSession[],
  written: Written,
): Promise<DemoSession[]> {
  const rows = planned.map((one, index) => rowOf(one, index, written))
  const inserted = await tx.insertInto('photo_sessions').values(rows).returning(['id', 'token']).execute()
  const ids = new Map(inserted.map(({ token, id }) => [token, id]))
  const sessions = planned.map((one, index) => ({ ...one, id: ids.get(rows[index]?.token ?? '') ?? 0 }))
  const located = sessions.map(({ id, place }) => ({
    sessionId: id,
    position: positionByPostalCode(addressOf(place)),
  }))
  await insertPositions(tx, located, written.now)
  await insertBookings(tx, sessions)
  await insertProducts(tx, sessions)
  await insertEvents(tx, sessions, written.people)
  return sessions
}
