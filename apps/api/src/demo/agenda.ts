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
}

/** Assigns visits without conflicts, never on Sundays or holidays. */
export interface Agenda {
  /** Assigns the first free visit from a day on, forwards (1) or backwards (-1), of any photographer or of one. */
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

  const freeOn = (day: LocalDate, city: string, { hours = slots, providerId }: Only): Visit[] =>
    providers
      .filter((one) => one.city === city && one.weekdays.includes(weekdayOf(day)))
      .filter((one) => providerId === undefined || one.id === providerId)
      .flatMap((one) => hours.map((hour) => ({ providerId: one.id, day, hour })))
      .filter((visit) => !taken.has(`${visit.providerId} ${visit.day} ${visit.hour}`))

  return {
    take(city, from, direction, only = {}) {
      for (let step = 0; step < furthest; step += 1) {
        const day = addDays(from, step * direction)
        const free = isClosed(day, city) ? [] : freeOn(day, city, only)
        if (free.length === 0) continue
        const visit = random.pick(free)
        taken.add(`${visit.providerId} ${visit.day} ${visit.hour}`)
        return visit
      }
      throw new Error(`No photographer is free in ${city} around ${from}.`)
    },
  }
}
