import type { Database } from '@ensaio/api/database/database'
import { addressOf, type Instant, notify, productStatus, type Slot, status, wallClock } from '@ensaio/domain'

const zone = 'America/Sao_Paulo'
const rowsAtOnce = 500

/** An ensaio of the scene; without a start it has no date. */
export interface SceneVisit {
  start: Instant | null
  /** When it was ordered, and booked where it has a start. */
  bookedAt: Instant
  /** Who receives the photographer. */
  receiver?: string | null
  /** The number of the receiver, in E.164. */
  phone?: string
  /** Who was named to choose the date; invited by mail. */
  invited?: string | null
  /** The link that books it together with others. */
  groupId?: number | null
  /** The unit, which the subjects of mails say. */
  unit?: string
  /** Another company than that of the scene. */
  company?: { id: number; ordererId: number }
}

const contactOf = (email: string | null | undefined, phone = '+5511999998888') =>
  email ? JSON.stringify({ name: 'Ana Souza', phone, email, company: null }) : null

/** Removes the ensaios of the scene, with what was mailed and told about them. */
export async function clearVisits(db: Database): Promise<void> {
  const tables = [
    'outbox',
    'reminders',
    'day_summaries',
    'bookings',
    'session_events',
    'photo_sessions',
  ] as const
  for (const table of tables) await db.deleteFrom(table).execute()
}

/** A house with a company, whose person has a password or not, a coordinator and photographers, and what happens to ensaios, written straight into the tables. */
export async function remindedVisits(
  db: Database,
  { photographers, hasPassword = false }: { photographers: number; hasPassword?: boolean },
) {
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
        password_hash: hasPassword ? 'none' : null,
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

  const slotOf = (start: Instant) => {
    const { date, time } = wallClock(start, zone)
    return { day: date, hour: time.replace(':', 'h') as Slot }
  }
  /** Releases the booking of a visit; returns its photographer. */
  const release = async (id: number, now: Instant): Promise<number> => {
    const released = await db
      .updateTable('bookings')
      .set({ released_at: now })
      .where('session_id', '=', id)
      .where('released_at', 'is', null)
      .returning('provider_id')
      .executeTakeFirst()
    return released?.provider_id ?? 0
  }

  /** Adds ensaios, of which those with a start are booked; `photographer` counts from 0. Returns their ids in order. */
  const add = async (visits: readonly (SceneVisit & { photographer?: number })[]): Promise<number[]> => {
    const ids: number[] = []
    for (let from = 0; from < visits.length; from += rowsAtOnce) {
      const part = visits.slice(from, from + rowsAtOnce)
      const rows = await db
        .insertInto('photo_sessions')
        .values(
          part.map(({ start, bookedAt, receiver, phone, invited, groupId = null, unit = '84', company }) => ({
            token: crypto.randomUUID(),
            company_id: company?.id ?? companyId,
            created_by: company?.ordererId ?? orderer?.id ?? 0,
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
            scheduling_responsible_info: contactOf(receiver, phone),
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
            ...slotOf(start),
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
    /** Adds a company with one person who has a password. */
    addCompany: async (email: string) => {
      const row = { name: 'Prisma', payment_plan: 2 as const, created_at }
      const { id } = await db.insertInto('companies').values(row).returning('id').executeTakeFirstOrThrow()
      const client = { ...person, scope: 'client' as const, client_role: 'manager' as const }
      const { id: ordererId } = await db
        .insertInto('users')
        .values({ ...client, company_id: id, email, password_hash: 'none' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, ordererId }
    },
    /** The link for several ensaios of one order. */
    addGroup: async () => {
      const row = { token: crypto.randomUUID(), company_id: companyId, created_at }
      return db.insertInto('session_groups').values(row).returning(['id', 'token']).executeTakeFirstOrThrow()
    },
    /** Moves a visit, to another photographer where one is named. */
    move: async (id: number, start: Instant, now: Instant, photographer?: number) => {
      await db.updateTable('photo_sessions').set({ scheduled_for: start }).where('id', '=', id).execute()
      const before = await release(id, now)
      const provider_id = photographer === undefined ? before : (providers[photographer]?.id ?? 0)
      await db
        .insertInto('bookings')
        .values({ provider_id, session_id: id, ...slotOf(start), created_at: now })
        .execute()
      await note(id, 'rescheduled', start, now)
    },
    cancel: async (id: number, now: Instant) => {
      const change = { status: status.canceled, canceled_at: now }
      await db.updateTable('photo_sessions').set(change).where('id', '=', id).execute()
      await release(id, now)
    },
    /** The visit took place, and the material is waited for. */
    photograph: async (id: number) => {
      await db.updateTable('photo_sessions').set({ status: status.pending }).where('id', '=', id).execute()
    },
    deliver: async (id: number, now: Instant) => {
      const change = { status: status.delivered, delivered_at: now }
      await db.updateTable('photo_sessions').set(change).where('id', '=', id).execute()
    },
    /** Adds a tour that is hosted for some months after the delivery. */
    addTour: async (id: number, hosting_months: number | null) => {
      const { id: product } = await db
        .insertInto('session_products')
        .values({ session_id: id, item_id: 7, status: productStatus.delivered })
        .returning('id')
        .executeTakeFirstOrThrow()
      const tour = { session_product_id: product, matterport_url: null, tour_url: 'https://tour.test/1' }
      await db
        .insertInto('tours')
        .values({ ...tour, hosting_months })
        .execute()
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
