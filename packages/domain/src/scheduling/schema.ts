import * as v from 'valibot'
import { CitySchedule } from '../address/city-hours.ts'
import { Address } from '../address/schema.ts'
import { defaultZone, Instant, LocalDate } from '../calendar/local-date.ts'
import { PhoneChannel, phoneChannels } from '../mail/phone/channels.ts'
import { Phone } from '../person/phone.ts'
import { Email, line, note } from '../person/text.ts'
import { Vertical } from '../service/schema.ts'
import { SessionStatus } from '../session/status.ts'
import { Terms } from '../settings/terms.ts'
import { Slot } from './slot.ts'
import { Arrival } from './visit-day/arrival.ts'
import { PublicPreferredPeriod } from './visit-day/preferred-period.ts'
import { Preparation } from './visit-day/preparation.ts'
import { PublicPreparedness } from './visit-day/preparedness.ts'

/** A person's name, phone and e-mail. */
export const Contact = v.object({ name: v.string(), phone: v.string(), email: v.string() })
export type Contact = v.InferOutput<typeof Contact>

/** One ensaio of a link that books several of a building; its own token books only this one. */
export const PublicUnit = v.object({
  token: v.string(),
  status: SessionStatus,
  scheduled_for: v.nullable(Instant),
  vertical_data: v.object({ unit: v.nullable(v.string()), complement: v.nullable(v.string()) }),
  provider_name: v.nullable(v.string()),
})
export type PublicUnit = v.InferOutput<typeof PublicUnit>

/** An ensaio as a holder of the link sees it (rule public-token): no credit, no keys; another API may omit the optional fields. */
export const PublicSession = v.object({
  /** The ensaio's id, sent only to signed-in people who may see it, for the link back to its page. */
  session_id: v.optional(v.number()),
  status: SessionStatus,
  scheduled_for: v.nullable(Instant),
  time_zone: v.optional(v.string(), defaultZone),
  /** The terms under which it was ordered; the standard ones when missing. */
  terms: v.optional(Terms),
  /** The day by which the material is promised, once the visit has a date; missing, it follows from the terms. */
  promised_on: v.optional(v.nullable(LocalDate)),
  /** When visits start in its city; the standard schedule when missing. */
  schedule: v.optional(CitySchedule),
  service: v.object({ name: v.string(), vertical: Vertical }),
  address: Address,
  vertical_data: v.object({ unit: v.nullable(v.string()), complement: v.nullable(v.string()) }),
  /** The company that ordered it. */
  client: v.object({ name: v.string(), logo_url: v.nullable(v.string()) }),
  /** The name of the person responsible for the property, for the greeting. */
  responsible_name: v.optional(v.nullable(v.string()), null),
  /** The photographer's first name, once scheduled (rule first-name-only). */
  provider_name: v.optional(v.nullable(v.string()), null),
  /** The responsible person, to prefill the form (rule public-prefill); only while the link is open. */
  responsible: v.optional(v.nullable(Contact)),
  /** Is it known where the keys are? If present, fields that a booking omits stay unchanged. */
  keys_given: v.optional(v.boolean()),
  /** What to prepare before the visit, once booked; the standard list when missing (rule preparation-lists). */
  preparation: v.optional(v.array(Preparation)),
  /** The address of the visit's calendar file, once booked. */
  calendar_url: v.optional(v.nullable(v.string())),
  /** The late fee in reais; sent to the client and staff only. */
  late_fee: v.optional(v.number()),
  /** When the holder reported that nobody can receive the photographer at the booked time. */
  unable_at: v.optional(v.nullable(Instant)),
  /** The answer to whether the property is ready for the booked visit; of several visits, one that all have in common. */
  preparedness: v.optional(v.nullable(PublicPreparedness)),
  /** When the photographer said that they are on the way to the booked visit, and have arrived; of several visits, the newest (rule arrival). */
  arrival: v.optional(v.nullable(Arrival)),
  /** The period that was left because no free time fits; of several ensaios, one that all have in common. */
  preferred_period: v.optional(v.nullable(PublicPreferredPeriod)),
  /** The ways of messages to a phone that its owner may ask for, the preferred one first; none, also when missing, where the house sends none (rule phone-consent). */
  message_channels: v.optional(v.array(PhoneChannel)),
  /** The ensaios of a link that books several together; the fields above then apply to all of them. */
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

/** The information step: who receives the photographer, where the keys are, notes. */
export const SchedulingInformation = v.object({
  scheduling_responsible_info: SchedulingResponsible,
  keys: line(missingKeys, 500),
  extrainfo: v.optional(note(), ''),
})
export type SchedulingInformation = v.InferInput<typeof SchedulingInformation>

/** The same when it is known where the keys are: an empty field leaves that unchanged. */
export const SchedulingInformationWithKeys = v.object({ ...SchedulingInformation.entries, keys: note(500) })

/** The body of the booking call. Known keys may be omitted; a move needs only day and time. */
export const Booking = v.object({
  date: LocalDate,
  hour: Slot,
  scheduling_responsible_info: v.optional(SchedulingResponsible),
  keys: v.optional(line(missingKeys, 500)),
  extrainfo: v.optional(note(), ''),
  /** The ways on which whoever receives the photographer agrees to messages on their phone: those that they were asked about (rule phone-consent). */
  accepts_messages_by: v.optional(v.pipe(v.array(PhoneChannel), v.maxLength(phoneChannels.length))),
  /** For a link of several ensaios: the tokens of those to book or move together; by default all without a date. */
  units: v.optional(v.pipe(v.array(v.string()), v.maxLength(100, 'Marque menos visitas por vez.'))),
  /** The starts of the booked visits that the page showed: one that was booked or moved since refuses the booking. Left out, none does. */
  visits: v.optional(v.pipe(v.array(Instant), v.maxLength(100))),
})
export type Booking = v.InferInput<typeof Booking>

/** A report that nobody can receive the photographer at the booked time. */
export const UnableNotice = v.object({ reason: v.optional(note(500), '') })
export type UnableNotice = v.InferInput<typeof UnableNotice>
