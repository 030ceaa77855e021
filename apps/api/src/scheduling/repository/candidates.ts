import {
  type Candidate,
  type DayVisit,
  type LocalDate,
  measuredPoint,
  minuteOf,
  type PositionPrecision,
  type Skill,
  type Slot,
  skillsFor,
  whoGoes,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { positionOfPostalCode } from '../../places/property-position.ts'
import { canGo } from './availability.ts'

/** A time at which visits of one building need photographers. */
export interface WantedTime {
  sessionIds: readonly number[]
  city: string
  day: LocalDate
  hour: Slot
}

/** A stored position; each column is null where nothing is known. */
interface PositionColumns {
  latitude: number | null
  longitude: number | null
  precision: PositionPrecision | null
}

interface SoughtRow extends PositionColumns {
  items: number[]
  travel_minutes: number
}

interface CandidateRow {
  id: number
  base_cep: string | null
  skills: Skill[]
  week: number
  visits: (PositionColumns & { hour: Slot; minutes: number })[]
}

function pointOf({ latitude, longitude, precision }: PositionColumns) {
  return latitude === null || longitude === null || precision === null
    ? null
    : measuredPoint({ latitude, longitude, precision })
}

/** What the visits need: where they are, their items, and the travel of their city. */
async function readSought(tx: Tx, { sessionIds, city }: WantedTime): Promise<SoughtRow> {
  const [first = 0] = sessionIds
  const { rows } = await sql<SoughtRow>`
    select p.latitude, p.longitude, p.precision,
      array(select distinct i.item_id from session_products i
        where i.session_id = any(${[...sessionIds]}::int[])) as items,
      coalesce((select c.travel_minutes from cities c where c.name = ${city}), 0) as travel_minutes
    from (select ${first}::int as id) as s left join session_positions p on p.session_id = s.id ${prepared}`.execute(
    tx,
  )
  return rows[0] ?? { latitude: null, longitude: null, precision: null, items: [], travel_minutes: 0 }
}

async function readCandidates(tx: Tx, wanted: WantedTime): Promise<CandidateRow[]> {
  const { sessionIds, city } = wanted
  const day = sql`${wanted.day}::date`
  const week = sql`date_trunc('week', ${day}::timestamp)::date`
  const others = sql`b.provider_id = providers.id and b.released_at is null
    and b.session_id <> all(${[...sessionIds]}::int[])`
  const { rows } = await sql<CandidateRow>`
    select providers.id, providers.base_cep, providers.skills,
      (select count(*)::int from bookings b where ${others} and b.day between ${week} and ${week} + 6) as week,
      coalesce((
        select jsonb_agg(jsonb_build_object('hour', b.hour, 'minutes', b.minutes,
          'latitude', p.latitude, 'longitude', p.longitude, 'precision', p.precision))
        from bookings b left join session_positions p on p.session_id = b.session_id
        where ${others} and b.day = ${day}), '[]') as visits
    from providers
    where ${canGo({ day, hour: sql`${wanted.hour}::text`, city, sessionId: sessionIds })} ${prepared}`.execute(
    tx,
  )
  return rows
}

function candidateOf({ base_cep, visits, ...row }: CandidateRow): Candidate {
  return {
    ...row,
    base: base_cep === null ? null : measuredPoint(positionOfPostalCode(base_cep)),
    visits: visits.map(
      (one): DayVisit => ({ start: minuteOf(one.hour), minutes: one.minutes, point: pointOf(one) }),
    ),
  }
}

/** The photographers who can be sent at a time, in the order in which they are asked (rule who-goes). */
export async function readWhoGoes(tx: Tx, wanted: WantedTime): Promise<number[]> {
  const { items, travel_minutes, ...position } = await readSought(tx, wanted)
  const candidates = (await readCandidates(tx, wanted)).map(candidateOf)
  const visit = { start: minuteOf(wanted.hour), point: pointOf(position), skills: skillsFor(items) }
  return whoGoes(candidates, visit, { travel_minutes }).map(({ id }) => id)
}
