import { addDays, type LocalDate } from '../../calendar/local-date.ts'
import { status } from '../../session/status.ts'
import { type Slot, slotStart } from '../slot.ts'
import type { Board, BoardPhotographer, BoardVisit } from './schema.ts'

/** The zone of the property. */
export const zone = 'America/Sao_Paulo'
/** A Monday. */
export const today = '2026-11-23'
/** 07:00 at the property. */
export const now = '2026-11-23T10:00:00.000Z'
/** The hours of a working day. */
const times: readonly Slot[] = ['08h30', '10h30', '13h30', '15h30']

/** A visit of the board; without a slot it waits for a date. */
export function visit(over: Partial<BoardVisit> & Pick<BoardVisit, 'id'>): BoardVisit {
  const { slot = null } = over
  return {
    status: slot === null ? status.notScheduled : status.scheduled,
    city: 'São Paulo',
    time_zone: zone,
    scheduled_for: slot && slotStart(slot.date, slot.hour, zone),
    slot,
    minutes: slot === null ? 0 : 120,
    provider_id: null,
    title: `Rua ${over.id}`,
    neighborhood: 'Centro',
    position: null,
    skills: [],
    vertical_data: { unit: null, complement: null },
    service: 'Fotos',
    client: 'Horizonte',
    unable_at: null,
    has_contact: true,
    is_confirmed: true,
    preferred_period: null,
    waiting_since: null,
    ...over,
  }
}

/** A photographer who is off on Tuesday and does not work at weekends. */
export const nina: BoardPhotographer = {
  id: 1,
  name: 'Nina Prado',
  city: 'São Paulo',
  active: true,
  working_days: [1, 2, 3, 4, 5],
  time_off: [{ starts_on: '2026-11-24', ends_on: '2026-11-24' }],
  base: null,
  skills: [],
  week_visits: 0,
}
/** Another one, without days off. */
export const caio: BoardPhotographer = { ...nina, id: 2, name: 'Caio Brandão', time_off: [] }
/** One of another city. */
export const lia: BoardPhotographer = { ...caio, id: 3, name: 'Lia Reis', city: 'Curitiba' }

/** A week of one city with a holiday on the Friday and no visits at the weekend. */
export function week(over: Partial<Board> = {}): Board {
  const days = Array.from({ length: 7 }, (_, nth) => addDays(today, nth)).map((day, nth) => {
    const closed = nth === 4 ? 'Feriado' : nth === 6 ? 'Domingo' : null
    return { day, closed, times: closed === null ? [...times] : [] }
  })
  return {
    from: today,
    horizon_days: 90,
    cities: [{ name: 'São Paulo', time_zone: zone, travel_minutes: 30, days }],
    photographers: [nina, caio, lia],
    visits: [],
    waiting: [],
    waiting_total: 0,
    map_tiles: null,
    ...over,
  }
}

/** A day and time. */
export const at = (date: LocalDate, hour: Slot) => ({ date, hour })
/** The day after. */
export const tuesday = '2026-11-24'
