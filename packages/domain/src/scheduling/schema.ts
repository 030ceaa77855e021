import * as v from 'valibot'
import { Address } from '../address/schema.ts'
import { defaultZone, Instant, LocalDate } from '../calendar/local-date.ts'
import { Phone } from '../person/phone.ts'
import { Email, line, note } from '../person/text.ts'
import { Vertical } from '../service/schema.ts'
import { SessionStatus } from '../session/status.ts'
import { Slot } from './slot.ts'

/** All that a holder of the link learns about an ensaio (D14): no credit, no contacts, no keys. */
export const PublicSession = v.object({
  /** The ensaio's id, told just to people signed in who reach it: there is a page to go back to. */
  session_id: v.optional(v.number()),
  status: SessionStatus,
  scheduled_for: v.nullable(Instant),
  time_zone: v.optional(v.string(), defaultZone),
  service: v.object({ name: v.string(), vertical: Vertical }),
  address: Address,
  vertical_data: v.object({ unit: v.nullable(v.string()), complement: v.nullable(v.string()) }),
  /** Who asks. */
  client: v.object({ name: v.string(), logo_url: v.nullable(v.string()) }),
  /** Who was named as responsible for the property, to greet them. */
  responsible_name: v.optional(v.nullable(v.string()), null),
  /** Who comes, once scheduled. */
  provider_name: v.optional(v.nullable(v.string()), null),
})
export type PublicSession = v.InferOutput<typeof PublicSession>

/** Who receives the photographer. */
export const SchedulingResponsible = v.object({
  name: line('Informe o nome de quem vai receber o fotógrafo.'),
  phone: Phone,
  email: Email,
})

/** The information step: who receives, where the keys are, notes. */
export const SchedulingInformation = v.object({
  scheduling_responsible_info: SchedulingResponsible,
  keys: line('Informe onde estão as chaves.', 500),
  extrainfo: v.optional(note(), ''),
})
export type SchedulingInformation = v.InferInput<typeof SchedulingInformation>

/** What the final call of the public flow sends (spec §7). */
export const Booking = v.object({
  date: LocalDate,
  hour: Slot,
  ...SchedulingInformation.entries,
})
export type Booking = v.InferInput<typeof Booking>
