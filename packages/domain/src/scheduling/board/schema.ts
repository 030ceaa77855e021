import * as v from 'valibot'
import { CityName } from '../../address/cities.ts'
import { TravelMinutes } from '../../address/city-hours.ts'
import { Coordinates, FoundPosition } from '../../address/position.ts'
import { defaultZone, Instant, LocalDate } from '../../calendar/local-date.ts'
import { Skill } from '../../provider/who-goes/skills.ts'
import { SessionStatus } from '../../session/status.ts'
import { Terms } from '../../settings/terms.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { Slot } from '../slot.ts'
import { PublicPreferredPeriod } from '../visit-day/preferred-period.ts'

/** A day of a city: its start times, or why there are none (a holiday's name or the weekday). */
export const BoardDay = v.object({
  day: LocalDate,
  closed: v.nullable(v.string()),
  times: v.array(Slot),
})
export type BoardDay = v.InferOutput<typeof BoardDay>

/** A city on the board, with the days shown. */
export const BoardCity = v.object({
  name: v.string(),
  time_zone: v.optional(v.string(), defaultZone),
  travel_minutes: TravelMinutes,
  days: v.array(BoardDay),
})
export type BoardCity = v.InferOutput<typeof BoardCity>

/** A photographer with their working weekdays and the days off that touch the days shown. */
export const BoardPhotographer = v.object({
  id: v.number(),
  name: v.string(),
  city: v.string(),
  active: v.boolean(),
  /** 0 Sunday to 6 Saturday. */
  working_days: v.array(v.number()),
  time_off: v.array(v.object({ starts_on: LocalDate, ends_on: LocalDate })),
  /** Where their day begins; null when unknown. */
  base: v.optional(v.nullable(Coordinates), null),
  skills: v.optional(v.array(Skill), []),
  /** The number of their visits in the week of the first day shown. */
  week_visits: v.optional(v.number(), 0),
})
export type BoardPhotographer = v.InferOutput<typeof BoardPhotographer>

/** An ensaio as a card of the board. Contacts are not part of it, only whether there is one. */
export const BoardVisit = v.object({
  id: v.number(),
  status: SessionStatus,
  city: v.string(),
  time_zone: v.optional(v.string(), defaultZone),
  /** The start, null without a date. */
  scheduled_for: v.nullable(Instant),
  /** The same as wall time at the property. */
  slot: v.nullable(v.object({ date: LocalDate, hour: Slot })),
  /** The minutes for which it occupies its photographer: visit and travel (rule visits-never-overlap). */
  minutes: v.number(),
  provider_id: v.nullable(v.number()),
  /** The first line of the address. */
  title: v.string(),
  neighborhood: v.string(),
  /** Where the property is; null when nothing is known (rule property-position). */
  position: v.optional(v.nullable(FoundPosition), null),
  /** What its service needs beside photographs. */
  skills: v.optional(v.array(Skill), []),
  vertical_data: v.object({ unit: v.nullable(v.string()), complement: v.nullable(v.string()) }),
  /** The name of the service. */
  service: v.string(),
  /** The name of the company. */
  client: v.string(),
  terms: v.optional(Terms),
  /** When the holder reported that nobody can receive the photographer. */
  unable_at: v.nullable(Instant),
  /** Is it known who receives the photographer? */
  has_contact: v.boolean(),
  /** Did those who receive the photographer choose or confirm this time themselves? */
  is_confirmed: v.boolean(),
  /** The period that was left because no free time fits, without its note (rule preferred-period). */
  preferred_period: v.optional(v.nullable(PublicPreferredPeriod), null),
  /** Since when it waits for a date; null with one. */
  waiting_since: v.nullable(Instant),
})
export type BoardVisit = v.InferOutput<typeof BoardVisit>

/** Where the pictures of the map come from: an address with `{z}`, `{x}` and `{y}`, and whom it names. */
export const MapTiles = v.object({ url: v.string(), credit: v.string() })
export type MapTiles = v.InferOutput<typeof MapTiles>

/** The visits of a day or of several, by photographer, and the ensaios that wait for a date or a photographer (rule day-board). */
export const Board = v.object({
  from: LocalDate,
  /** How many days ahead visits can be booked (rule booking-horizon). */
  horizon_days: v.number(),
  cities: v.array(BoardCity),
  /** Who works for these cities, and who still has a visit on these days; by city and name. */
  photographers: v.array(BoardPhotographer),
  /** The visits on these days that have a photographer. */
  visits: v.array(BoardVisit),
  /** Ensaios without a date or a photographer, most urgent first: as many as the board lists. */
  waiting: v.array(BoardVisit),
  waiting_total: v.number(),
  /** Null draws the map as a plain grid, without a request to anybody. */
  map_tiles: v.optional(v.nullable(MapTiles), null),
})
export type Board = v.InferOutput<typeof Board>

/** How much of the agenda a board shows. */
export const BoardSpan = v.picklist(['day', 'week'], 'Escolha o dia ou a semana.')
export type BoardSpan = v.InferOutput<typeof BoardSpan>

/** The number of days of each span. */
export const boardSpanDays: Record<BoardSpan, number> = { day: 1, week: 7 }

/** The board of a city or, without one, of all, from a day on (rule day-board). */
export const getBoard = endpoint({
  method: 'GET',
  path: '/staff/board',
  summary:
    'The visits of a day or a week by photographer, and the ensaios that wait for a date or a photographer.',
  audience: 'dispatch',
  query: v.object({ from: LocalDate, span: v.optional(BoardSpan, 'day'), city: v.optional(CityName) }),
  output: Board,
})
