import type { Slot } from '@ensaio/domain'
import type { DemoApp } from '../server/demo-app.ts'

/** An ensaio of the demo, and its scheduling link. */
export interface DemoPlace {
  id: number
  token: string
}

/** The contact that tests enter for receiving the photographer. */
export const demoReceiver = { name: 'Ana Souza', phone: '(51) 99999-8888', email: 'Ana@Exemplo.test' }

/** The body of a booking, for tests; `more` replaces parts of it. */
export function demoBooking(date: string, hour: string, more: object = {}) {
  return {
    date,
    hour,
    keys: 'Na portaria',
    extrainfo: '',
    scheduling_responsible_info: demoReceiver,
    ...more,
  }
}

/** Reads and resets ensaios of the demo and their bookings. */
export function demoVisits({ db }: DemoApp) {
  return {
    /** An ensaio without a date, in a city. */
    async unscheduled(city = 'Porto Alegre', nth = 0): Promise<DemoPlace> {
      const rows = await db
        .selectFrom('photo_sessions')
        .select(['id', 'token'])
        .where('city', '=', city)
        .where('status', '=', 1)
        .orderBy('id')
        .execute()
      const found = rows[nth]
      if (!found) throw new Error(`The demo has no such ensaio in ${city}.`)
      return found
    },

    session(id: number) {
      return db.selectFrom('photo_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    },

    /** The live bookings of an ensaio. */
    liveBookings(id: number): Promise<{ provider_id: number; day: string; hour: Slot }[]> {
      return db
        .selectFrom('bookings')
        .select(['provider_id', 'day', 'hour'])
        .where('session_id', '=', id)
        .where('released_at', 'is', null)
        .execute()
    },

    /** Resets an ensaio to having no date. */
    async reset({ id }: DemoPlace): Promise<void> {
      await db.deleteFrom('bookings').where('session_id', '=', id).execute()
      await db
        .updateTable('photo_sessions')
        .set({ status: 1, scheduled_for: null, canceled_at: null, delivered_at: null })
        .where('id', '=', id)
        .execute()
    },
  }
}
