import type { Coordinates } from '../../address/position.ts'
import type { LocalDate } from '../../calendar/local-date.ts'
import { measuredPoint } from '../../provider/who-goes/travel.ts'
import { status } from '../../session/status.ts'
import type { BoardModel } from './board-model.ts'
import type { BoardPhotographer, BoardVisit } from './schema.ts'

/** A visit of a route, the first one being 1; without a point when its position is unknown, or only its city. */
export interface MapStop {
  visit: BoardVisit
  nth: number
  point: Coordinates | null
}

/** A photographer's visits of a day in their order; those that nobody goes to when null. */
export interface MapRoute {
  photographer: BoardPhotographer | null
  stops: readonly MapStop[]
}

const stopsOf = (visits: readonly BoardVisit[]): MapStop[] =>
  visits.map((visit, place) => ({ visit, nth: place + 1, point: measuredPoint(visit.position) }))

/** The routes of a day in a city, by photographer, then the visits that nobody goes to; photographers without visits there have none (rule day-map). */
export function mapRoutes(model: BoardModel, day: LocalDate, city: string): MapRoute[] {
  const { photographers, waiting } = model.board
  const routes = photographers.map((photographer) => ({
    photographer,
    stops: stopsOf(model.visitsOf(photographer.id, day).filter((visit) => visit.city === city)),
  }))
  const alone = waiting.filter(
    (visit) => visit.status === status.scheduled && visit.slot?.date === day && visit.city === city,
  )
  return [...routes, { photographer: null, stops: stopsOf(alone) }].filter(({ stops }) => stops.length > 0)
}

/** The cities with visits on a day, most visits first. */
export function mapCities({ board }: BoardModel, day: LocalDate): string[] {
  const visits = new Map<string, number>()
  for (const { city, slot } of board.visits)
    if (slot?.date === day) visits.set(city, (visits.get(city) ?? 0) + 1)
  return [...visits]
    .sort(([one, few], [other, many]) => many - few || one.localeCompare(other, 'pt-BR'))
    .map(([city]) => city)
}

/** Where the names of neighborhoods belong: in the middle of their visits. */
export function mapLabels(routes: readonly MapRoute[]): { name: string; point: Coordinates }[] {
  const points = new Map<string, Coordinates[]>()
  for (const { visit, point } of routes.flatMap(({ stops }) => stops)) {
    if (point === null || visit.neighborhood === '') continue
    points.set(visit.neighborhood, [...(points.get(visit.neighborhood) ?? []), point])
  }
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  return [...points].map(([name, all]) => ({
    name,
    point: {
      latitude: mean(all.map(({ latitude }) => latitude)),
      longitude: mean(all.map(({ longitude }) => longitude)),
    },
  }))
}
