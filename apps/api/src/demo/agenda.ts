import { addDays, type Holiday, type LocalDate, type Slot, slots, weekdayOf } from '@ensaio/domain'
import type { Random } from './random.ts'

/** A photographer in the agenda. */
export interface AgendaProvider {
  id: number
  city: string
  weekdays: readonly number[]
}

/** A visit assigned by the agenda. */
export interface Visit {
  providerId: number
  day: LocalDate
  hour: Slot
}

/** Limits for a visit. */
export interface Only {
  hours?: readonly Slot[]
  providerId?: number
  /** Anybody but this photographer. */
  exceptId?: number
}

/** Assigns visits without conflicts, never on Sundays or holidays. */
export interface Agenda {
  /** Assigns a visit on the first day with a free one, forwards (1) or backwards (-1), of whoever has the fewest visits that day, or of one photographer. */
  take(city: string, from: LocalDate, direction: 1 | -1, only?: Only): Visit
}

const furthest = 60

/** An empty agenda. */
export function agendaOf(
  providers: readonly AgendaProvider[],
  holidays: readonly Holiday[],
  random: Random,
): Agenda {
  const taken = new Set<string>()
  const isClosed = (day: LocalDate, city: string) =>
    weekdayOf(day) === 0 ||
    holidays.some((one) => one.date === day && (one.city === null || one.city === city))

  const freeOn = (day: LocalDate, city: string, { hours = slots, providerId, exceptId }: Only): Visit[] =>
    providers
      .filter((one) => one.city === city && one.weekdays.includes(weekdayOf(day)))
      .filter(({ id }) => (providerId === undefined || id === providerId) && id !== exceptId)
      .flatMap((one) => hours.map((hour) => ({ providerId: one.id, day, hour })))
      .filter((visit) => !taken.has(`${visit.providerId} ${visit.day} ${visit.hour}`))

  const load = ({ providerId, day }: Visit) =>
    slots.filter((hour) => taken.has(`${providerId} ${day} ${hour}`)).length

  return {
    take(city, from, direction, only = {}) {
      for (let step = 0; step < furthest; step += 1) {
        const day = addDays(from, step * direction)
        const free = isClosed(day, city) ? [] : freeOn(day, city, only)
        if (free.length === 0) continue
        const fewest = Math.min(...free.map(load))
        const visit = random.pick(free.filter((one) => load(one) === fewest))
        taken.add(`${visit.providerId} ${visit.day} ${visit.hour}`)
        return visit
      }
      throw new Error(`No photographer is free in ${city} around ${from}.`)
    },
  }
}
