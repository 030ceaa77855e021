import {
  type AddressParts,
  addDays,
  type Cents,
  defaultZone,
  type Instant,
  isLate,
  type LocalDate,
  lateFee,
  type SessionStatus,
  slotStart,
  slots,
  wallClock,
} from '@ensaio/domain'
import type { Agenda, AgendaProvider, Only, Visit } from './agenda.ts'
import { type DemoService, demoPrice, demoServices } from './catalogue.ts'
import type { CompanyKey } from './companies.ts'
import { demoPlaces } from './places.ts'
import type { Random } from './random.ts'

/** An ensaio of the demo before it has an id. */
export interface PlannedSession {
  company: CompanyKey
  status: SessionStatus
  place: AddressParts
  service: DemoService
  area: number
  price: Cents
  visit: Visit | null
  scheduledFor: Instant | null
  createdAt: Instant
  deliveredAt: Instant | null
  canceledAt: Instant | null
  fee: Cents | null
}

const hour = 3_600_000
const day = 24 * hour

/** The number of ensaios per company and status. */
const mix: Record<CompanyKey, Partial<Record<SessionStatus, number>>> = {
  postpaid: { 1: 10, 2: 14, 3: 6, 4: 8, 5: 14, 6: 3, 7: 2, 8: 3 },
  prepaid: { 1: 2, 2: 2, 3: 1, 4: 1, 5: 3 },
  broke: { 2: 1, 5: 1 },
  fresh: {},
  other: { 1: 2, 2: 3, 3: 1, 4: 1, 5: 4, 6: 1 },
}

/** The range of days of a visit from today; negative is in the past. */
const offsets: Partial<Record<SessionStatus, [low: number, high: number]>> = {
  2: [2, 30],
  3: [-25, -2],
  4: [-8, -1],
  5: [-80, -9],
  6: [-30, -2],
  7: [-30, -2],
  8: [-25, -8],
}

function later(instant: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(instant) + milliseconds).toISOString()
}

function earliest(one: Instant, other: Instant): Instant {
  return Date.parse(one) < Date.parse(other) ? one : other
}

const exceptOf = (own: AgendaProvider | null): Only => (own === null ? {} : { exceptId: own.id })

/** A visit within the next 24 hours, to show the cancellation fee (rule late-fee); null when no photographer works then. */
function soonVisit(
  agenda: Agenda,
  city: string,
  { today, now, own }: { today: LocalDate; now: Instant; own: AgendaProvider | null },
): Visit | null {
  const others = exceptOf(own)
  for (const date of [today, addDays(today, 1)]) {
    const hours = slots.filter((slot) => {
      const start = slotStart(date, slot, defaultZone)
      return isLate(start, now) && start > later(now, 3 * hour)
    })
    if (hours.length === 0) continue
    const visit = agenda.take(city, date, 1, { ...others, hours })
    if (visit.day === date) return visit
  }
  return null
}

/** The next visit of the photographer with an account: today while a slot is left, else on their next day. */
function nextVisit(agenda: Agenda, own: AgendaProvider, today: LocalDate, now: Instant): Visit {
  const hours = slots.filter((slot) => slotStart(today, slot, defaultZone) > later(now, hour))
  const only = { providerId: own.id }
  if (hours.length === 0) return agenda.take(own.city, addDays(today, 1), 1, only)
  return agenda.take(own.city, today, 1, { ...only, hours })
}

/** Per status, how many of the first ensaios of the postpaid company belong to the photographer with an account. */
const ownWork: Partial<Record<SessionStatus, number>> = { 2: 4, 4: 3, 8: 1 }

/** How many of the first open visits of a company are on the next days, with the other photographers: a board without them would be that of one. */
const nearWork: Partial<Record<CompanyKey, number>> = { postpaid: 10, other: 3 }
const nearDays: [low: number, high: number] = [0, 2]

/** A visit of the next days that is not the own photographer's: today while a slot is left. */
function nearVisit(
  agenda: Agenda,
  city: string,
  { from, today, now, own }: { from: LocalDate; today: LocalDate; now: Instant; own: AgendaProvider | null },
): Visit {
  const others = exceptOf(own)
  if (from > today) return agenda.take(city, from, 1, others)
  const hours = slots.filter((slot) => slotStart(today, slot, defaultZone) > later(now, hour))
  if (hours.length === 0) return agenda.take(city, addDays(today, 1), 1, others)
  return agenda.take(city, today, 1, { ...others, hours })
}

function planOne(
  agenda: Agenda,
  random: Random,
  now: Instant,
  { company, status, index }: { company: CompanyKey; status: SessionStatus; index: number },
  photographer: AgendaProvider | null,
): PlannedSession {
  const today = wallClock(now, defaultZone).date
  const isSoon = company === 'postpaid' && status === 2 && index === 0
  const own = !isSoon && company === 'postpaid' && index < (ownWork[status] ?? 0) ? photographer : null
  const near = demoPlaces.filter(({ city }) => own === null || city === own.city)
  const place = isSoon ? (demoPlaces[0] ?? random.pick(demoPlaces)) : random.pick(near)
  const service =
    random.between(1, 20) === 1
      ? (demoServices.at(-1) ?? random.pick(demoServices))
      : random.pick(demoServices.slice(0, -1))
  const area = random.pick([38, 45, 62, 78, 95, 110, 142, 180, 240])
  const price = demoPrice(service, area)
  const isNear = status === 2 && own === null && !isSoon && index < (nearWork[company] ?? 0)
  const range = isNear ? nearDays : offsets[status]
  // Every other cancelled ensaio never had a date.
  const isDated = range !== undefined && (status !== 3 || index % 2 === 0)
  const takeOne = (from: LocalDate): Visit => {
    if (own !== null && status === 2) return nextVisit(agenda, own, today, now)
    if (isNear) return nearVisit(agenda, place.city, { from, today, now, own: photographer })
    return agenda.take(place.city, from, status === 2 ? 1 : -1, own === null ? {} : { providerId: own.id })
  }
  const visit = !isDated
    ? null
    : ((isSoon ? soonVisit(agenda, place.city, { today, now, own: photographer }) : null) ??
      takeOne(addDays(today, random.between(...range))))
  const scheduledFor = visit === null ? null : slotStart(visit.day, visit.hour, defaultZone)
  const asked = later(earliest(scheduledFor ?? now, now), -random.between(2 * 24, 12 * 24) * hour)
  const createdAt = later(asked, -random.between(0, 59) * 60_000)
  const canceledAt =
    status !== 3
      ? null
      : scheduledFor === null
        ? later(createdAt, day)
        : later(scheduledFor, -(index === 0 ? 5 : 40) * hour)
  return {
    company,
    status,
    place,
    service,
    area,
    price,
    visit,
    scheduledFor,
    createdAt,
    deliveredAt:
      scheduledFor !== null && (status === 5 || status === 8)
        ? later(scheduledFor, random.between(2 * 24, 5 * 24) * hour)
        : null,
    canceledAt,
    fee: canceledAt === null ? null : lateFee(price, scheduledFor, canceledAt),
  }
}

/** All ensaios of the demo, oldest first, around today; some belong to the photographer with an account. */
export function planSessions(
  agenda: Agenda,
  random: Random,
  now: Instant,
  photographer: AgendaProvider | null,
): PlannedSession[] {
  const wanted = Object.entries(mix).flatMap(([company, counts]) =>
    Object.entries(counts).flatMap(([status, count]) =>
      Array.from({ length: count }, (_, index) => ({
        company: company as CompanyKey,
        status: Number(status) as SessionStatus,
        index,
      })),
    ),
  )
  return wanted
    .map((one) => planOne(agenda, random, now, one, photographer))
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
}
