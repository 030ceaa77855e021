import * as v from 'valibot'
import { addDays, type Instant, type LocalDate, wallClock } from '../../calendar/local-date.ts'
import { type RouteDay, type ShorterWays, shorterWays } from '../../provider/who-goes/shorter-ways.ts'
import { measuredPoint } from '../../provider/who-goes/travel.ts'
import { hasVisitBegun } from '../../session/schedule-option.ts'
import { status } from '../../session/status.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { type BoardModel, offReason } from './board-model.ts'
import { startOf } from './place.ts'
import type { BoardPhotographer, BoardVisit } from './schema.ts'
import { SeenVisit, seenAt } from './seen-visit.ts'

/** A visit that passes to another photographer at the same time. */
export interface VisitExchange {
  visit: BoardVisit
  from: BoardPhotographer
  to: BoardPhotographer
}

/** How the ways of a day become shorter; lengths in km. */
export interface ShorterDay extends Pick<ShorterWays, 'before' | 'after'> {
  /** By time. */
  exchanges: readonly VisitExchange[]
  /** How many visits stay where they are because nobody knows where they take place. */
  unknown: number
}

/** The exchanges of visits between the photographers of a city that make the ways of a day shorter; visits that have begun stay (rule shorter-day). */
export function shorterDayOf(model: BoardModel, city: string, day: LocalDate, now: Instant): ShorterDay {
  const photographers = model.board.photographers.filter((one) => one.city === city)
  const isFixed = (visit: BoardVisit) => visit.status !== status.scheduled || hasVisitBegun(visit, now)
  const team = photographers.map((one): RouteDay => {
    const { id, base, skills } = one
    const visits = model.visitsOf(id, day).map((visit) => {
      const point = measuredPoint(visit.position)
      return {
        id: visit.id,
        start: startOf(visit),
        minutes: visit.minutes,
        point,
        skills: visit.skills,
        isFixed: point === null || isFixed(visit),
      }
    })
    return { id, base, skills, visits, takesMore: offReason(one, day) === null }
  })
  const { before, after, changes } = shorterWays(team)
  const visits = photographers.flatMap(({ id }) => model.visitsOf(id, day))
  const exchanges = changes.flatMap(({ visitId, from, to }) => {
    const visit = visits.find(({ id }) => id === visitId)
    const [has, gets] = [model.photographer(from), model.photographer(to)]
    return visit && has && gets ? [{ visit, from: has, to: gets }] : []
  })
  return {
    before,
    after,
    exchanges: exchanges.toSorted((one, other) => startOf(one.visit) - startOf(other.visit)),
    unknown: visits.filter((visit) => measuredPoint(visit.position) === null && !isFixed(visit)).length,
  }
}

/** From when on the day before a day is shortened by itself, and until when: afterwards photographers read of their day (rule day-summary). */
const shorteningHours = { from: '16:00', until: '20:00' } as const

/** The day of a city that is shortened by itself now; null at other hours (rule shorter-day). */
export function dayToShorten(zone: string, now: Instant): LocalDate | null {
  const { date, time } = wallClock(now, zone)
  return time >= shorteningHours.from && time < shorteningHours.until ? addDays(date, 1) : null
}

/** The most visits that are exchanged at once: those of a large city on a busy day. */
export const mostExchanges = 200

/** The exchanges of a day as they are asked for, each with where its visit was seen. */
export function askedExchanges(exchanges: readonly VisitExchange[]): ExchangedVisits['exchanges'] {
  return exchanges.map(({ visit, to }) => ({
    session_id: visit.id,
    provider_id: to.id,
    seen: seenAt(visit),
  }))
}

/** Visits that get other photographers at their times, all or none. */
export const ExchangedVisits = v.object({
  exchanges: v.pipe(
    v.array(
      v.object({
        session_id: v.pipe(v.number(), v.integer()),
        provider_id: v.pipe(v.number('Escolha quem vai.'), v.integer('Escolha quem vai.')),
        seen: SeenVisit,
      }),
    ),
    v.minLength(1, 'Escolha ao menos uma visita.'),
    v.maxLength(mostExchanges, `Troque até ${mostExchanges} visitas de uma vez.`),
    v.check(
      (all) => new Set(all.map(({ session_id }) => session_id)).size === all.length,
      'A mesma visita aparece duas vezes.',
    ),
  ),
})
export type ExchangedVisits = v.InferOutput<typeof ExchangedVisits>

/**
 * Passes visits between photographers in one step, so that two can exchange theirs (rule shorter-day). 409 `visit_moved` when one is no
 * longer where it was seen, `slot_taken` when somebody is not free; then nothing has changed.
 */
export const exchangeVisits = endpoint({
  method: 'POST',
  path: '/staff/board/exchanges',
  summary: 'Passes visits between photographers at their times, all or none.',
  audience: 'dispatch',
  body: ExchangedVisits,
  output: v.object({ changed: v.number() }),
})
