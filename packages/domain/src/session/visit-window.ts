import type { Address } from '../address/schema.ts'
import { addDays, type Instant, wallClock } from '../calendar/local-date.ts'
import type { Session, VerticalData } from './schema.ts'

/** The days around a visit on which its photographer reads contacts, keys and address. */
export const visitWindow = { daysBefore: 2, daysAfter: 1 } as const

/** May a photographer read contacts, keys and address of their visit? From two days before its day until the day after it, at the property. */
export function isVisitNear(
  session: { scheduled_for: Instant | null; time_zone: string },
  now: Instant,
): boolean {
  if (session.scheduled_for === null) return false
  const { date: day } = wallClock(session.scheduled_for, session.time_zone)
  const { date: today } = wallClock(now, session.time_zone)
  const { daysBefore, daysAfter } = visitWindow
  return addDays(day, -daysBefore) <= today && today <= addDays(day, daysAfter)
}

/** The parts of an address that a photographer reads outside that window. */
export const regionTypes: readonly string[] = [
  'sublocality_level_1',
  'sublocality',
  'neighborhood',
  'locality',
  'administrative_area_level_2',
  'administrative_area_level_1',
]

type Hidden = Pick<Session, 'address' | 'vertical_data'>

function regionOf({ address_components }: Address): Address {
  return {
    address_components: address_components.filter(({ types }) =>
      types.some((type) => regionTypes.includes(type)),
    ),
    url: null,
  }
}

/** The address that a photographer sees outside that window: the neighbourhood, without street or unit. */
export function withoutPlace<Row extends { address: Address; vertical_data: object }>(row: Row): Row {
  return {
    ...row,
    address: regionOf(row.address),
    vertical_data: { ...row.vertical_data, unit: null, complement: null },
  }
}

/** An ensaio as a photographer sees it outside that window: without contacts, keys, notes or exact address. */
export function withoutContacts(session: Session): Session {
  // Key by key, so that the compiler asks whether photographers may read a new one.
  const verticalData: VerticalData = {
    kind: session.vertical_data.kind,
    unit: null,
    complement: null,
    area: session.vertical_data.area,
    reference: null,
    keys: null,
    additional_info: null,
  }
  return {
    ...withoutPlace<Session & Hidden>(session),
    responsible_information: null,
    scheduling_responsible_info: null,
    preparedness: null,
    preferred_period: null,
    vertical_data: verticalData,
  }
}
