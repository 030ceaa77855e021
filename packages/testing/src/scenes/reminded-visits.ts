import type { Database } from '@ensaio/api/database/database'
import { addressOf, type Instant, notify, type Slot, status, wallClock } from '@ensaio/domain'

const zone = 'America/Sao_Paulo'
const rowsAtOnce = 500

/** An ensaio of the scene; without a start it has no date. */
export interface SceneVisit {
  start: Instant | null
  /** When it was ordered, and booked where it has a start. */
  bookedAt: Instant
  /** Who receives the photographer. */
  receiver?: string | null
  /** Who was named to choose the date; invited by mail. */
  invited?: string | null
  /** The link that books it together with others. */
  groupId?: number | null
  /** The unit, which the subjects of mails say. */
  unit?: string
}

const contactOf = (email: string | null | undefined) =>
  email ? JSON.stringify({ name: 'Ana Souza', phone: '+5511999998888', email, company: null }) : null

/** A house with a company, a coordinator and photographers, and what happens to ensaios, written straight into the tables. */
export async function remindedVisits(db: Database, { photographers }: { photographers: number }) {
  const created_at = '2026-01-01T12:00:00.000Z'
  const { id: companyId } = await db
    .insertInto('companies')
    .values({ name: 'Horizonte', payment_plan: 2, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const person = { name: 'Mariana Duarte', created_at, company_id: null, role: null, client_role: null }
  const [orderer, ...others] = await db
    .insertInto('users')
    .values([
      {
        ...person,
        scope: 'client',
        client_role: 'manager',
        company_id: companyId,
        email: 'pedido@casa.test',
      },
      { ...person, scope: 'admin', role: 'coordinator', email: 'coordena@casa.test' },
      ...Array.from({ length: photographers }, (_, nth) => ({
        ...person,
        scope: 'provider' as const,
        email: `foto${nth}@casa.test`,
      })),
    ])
    .returning('id')
    .execute()
  const providers = await db
    .insertInto('providers')
    .values(others.slice(1).map(({ id }) => ({ user_id: id, name: 'Caio Brandão', city: 'São Paulo' })))
    .returning('id')
    .execute()
  const { id: serviceId } = await db
    .insertInto('services')
    .values({ name: 'Fotos', vertical_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const address = JSON.stringify(
    addressOf({
      postal_code: '01305100',
      street: 'Rua Augusta',
      number: '1500',
      neighborhood: 'Consolação',
      city: 'São Paulo',
      state: 'SP',
    }),
  )
  const nothing = { complement: null, area: 60, reference: null, keys: null, additional_info: null }

  const note = (id: number, kind: 'scheduled' | 'rescheduled' | 'moved', to: string, now: Instant) =>
    db
      .insertInto('session_events')
      .values({
        session_id: id,
        actor: 'holder',
        user_id: null,
        kind,
        detail: JSON.stringify({ to }),
        created_at: now,
      })
      .execute()

  /** Adds ensaios, of which those with a start are booked; `photographer` counts from 0. Returns their ids in order. */
  const add = async (visits: readonly (SceneVisit & { photographer?: number })[]): Promise<number[]> => {
    const ids: number[] = []
    for (let from = 0; from < visits.length; from += rowsAtOnce) {
      const part = visits.slice(from, from + rowsAtOnce)
      const rows = await db
        .insertInto('photo_sessions')
        .values(
          part.map(({ start, bookedAt, receiver, invited, groupId = null, unit = '84' }) => ({
            token: crypto.randomUUID(),
            company_id: companyId,
            created_by: orderer?.id ?? 0,
            service_id: serviceId,
            status: start === null ? status.notScheduled : status.scheduled,
            scheduled_for: start,
            time_zone: zone,
            created_at: bookedAt,
            price_cents: 39_900,
            city: 'São Paulo',
            address,
            address_text: 'rua augusta 1500',
            vertical_data: JSON.stringify({ ...nothing, unit }),
            scheduling_responsible_info: contactOf(receiver),
            responsible_information: contactOf(invited),
            notification: invited ? notify : 0,
            group_id: groupId,
          })),
        )
        .returning('id')
        .execute()
      ids.push(...rows.map(({ id }) => id))
      const booked = part.flatMap(({ start, bookedAt, photographer = 0 }, nth) =>
        start === null ? [] : [{ id: rows[nth]?.id ?? 0, start, bookedAt, photographer }],
      )
      if (booked.length === 0) continue
      await db
        .insertInto('session_events')
        .values(
          booked.map(({ id, start, bookedAt }) => ({
            session_id: id,
            actor: 'holder' as const,
            user_id: null,
            kind: 'scheduled' as const,
            detail: JSON.stringify({ to: start }),
            created_at: bookedAt,
          })),
        )
        .execute()
      await db
        .insertInto('bookings')
        .values(
          booked.map(({ id, start, bookedAt, photographer }) => ({
            provider_id: providers[photographer % providers.length]?.id ?? 0,
            session_id: id,
            day: wallClock(start, zone).date,
            hour: wallClock(start, zone).time.replace(':', 'h') as Slot,
            created_at: bookedAt,
          })),
        )
        .execute()
    }
    return ids
  }

  return {
    zone,
    add,
    /** The link for several ensaios of one order. */
    addGroup: async () => {
      const row = { token: crypto.randomUUID(), company_id: companyId, created_at }
      return db.insertInto('session_groups').values(row).returning(['id', 'token']).executeTakeFirstOrThrow()
    },
    move: async (id: number, start: Instant, now: Instant) => {
      await db.updateTable('photo_sessions').set({ scheduled_for: start }).where('id', '=', id).execute()
      await note(id, 'rescheduled', start, now)
    },
    cancel: async (id: number, now: Instant) => {
      const change = { status: status.canceled, canceled_at: now }
      await db.updateTable('photo_sessions').set(change).where('id', '=', id).execute()
    },
    /** The visit took place, and the material is waited for. */
    photograph: async (id: number) => {
      await db.updateTable('photo_sessions').set({ status: status.pending }).where('id', '=', id).execute()
    },
    deliver: async (id: number, now: Instant) => {
      const change = { status: status.delivered, delivered_at: now }
      await db.updateTable('photo_sessions').set(change).where('id', '=', id).execute()
    },
    /** Takes the date away, so that another one has to be chosen. */
    askForDate: async (id: number, now: Instant) => {
      const change = { status: status.notScheduled, scheduled_for: null, date_wanted_at: now }
      await db.updateTable('photo_sessions').set(change).where('id', '=', id).execute()
    },
  }
}

/** A scene of ensaios to be reminded of. */
export type RemindedVisits = Awaited<ReturnType<typeof remindedVisits>>
