import * as v from 'valibot'
import { Address } from '../address/schema.ts'
import { defaultZone, Instant, LocalDate } from '../calendar/local-date.ts'
import { Phone } from '../person/phone.ts'
import { Email, line, note } from '../person/text.ts'
import { Vertical } from '../service/schema.ts'
import { SessionStatus } from '../session/status.ts'
import { Slot } from './slot.ts'

/** Somebody's name, phone and e-mail. */
export const Contact = v.object({ name: v.string(), phone: v.string(), email: v.string() })
export type Contact = v.InferOutput<typeof Contact>

/** One ensaio of a building whose visits are booked by one link; its own token books it alone. */
export const PublicUnit = v.object({
  token: v.string(),
  status: SessionStatus,
  scheduled_for: v.nullable(Instant),
  vertical_data: v.object({ unit: v.nullable(v.string()), complement: v.nullable(v.string()) }),
  provider_name: v.nullable(v.string()),
})
export type PublicUnit = v.InferOutput<typeof PublicUnit>

/** All that a holder of the link learns about an ensaio (rule public-token): no credit, no keys; an API may lack the optional keys. */
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
  /** Who was named as responsible, to fill in the form that asks who receives the photographer; only while it is asked. */
  responsible: v.optional(v.nullable(Contact)),
  /** Is it known where the keys are? Where this is told, what a booking leaves out stays as it is known. */
  keys_given: v.optional(v.boolean()),
  /** The visit as a calendar file, once it is booked. */
  calendar_url: v.optional(v.nullable(v.string())),
  /** What cancelling late would cost, in reais; told to those who pay it and to our people. */
  late_fee: v.optional(v.number()),
  /** When the holder told that nobody can receive the photographer at the booked time. */
  unable_at: v.optional(v.nullable(Instant)),
  /** The ensaios of a link that books several together; what stands above is then about all of them. */
  units: v.optional(v.array(PublicUnit)),
})
export type PublicSession = v.InferOutput<typeof PublicSession>

/** Who receives the photographer. */
export const SchedulingResponsible = v.object({
  name: line('Informe o nome de quem vai receber o fotógrafo.'),
  phone: Phone,
  email: Email,
})

const missingKeys = 'Informe onde estão as chaves.'

/** The information step: who receives, where the keys are, notes. */
export const SchedulingInformation = v.object({
  scheduling_responsible_info: SchedulingResponsible,
  keys: line(missingKeys, 500),
  extrainfo: v.optional(note(), ''),
})
export type SchedulingInformation = v.InferInput<typeof SchedulingInformation>

/** The same where it is known where the keys are: without a word they stay there. */
export const SchedulingInformationWithKeys = v.object({ ...SchedulingInformation.entries, keys: note(500) })

/** What the final call of the public flow sends. Keys that are known, and of a visit that is moved all but day and time, can be left out. */
export const Booking = v.object({
  date: LocalDate,
  hour: Slot,
  scheduling_responsible_info: v.optional(SchedulingResponsible),
  keys: v.optional(line(missingKeys, 500)),
  extrainfo: v.optional(note(), ''),
  /** Of a link for several ensaios: the tokens of those to book or move together; unless told, all that wait for a date. */
  units: v.optional(v.pipe(v.array(v.string()), v.maxLength(100, 'Marque menos visitas por vez.'))),
})
export type Booking = v.InferInput<typeof Booking>

/** Tells that nobody can receive the photographer at the booked time. */
export const UnableNotice = v.object({ reason: v.optional(note(500), '') })
export type UnableNotice = v.InferInput<typeof UnableNotice>
