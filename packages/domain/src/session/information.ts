import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { Phone } from '../person/phone.ts'
import { Email, line, note } from '../person/text.ts'
import { ChosenPropertyKind } from '../property/kind.ts'
import { SeenVisit } from '../scheduling/board/seen-visit.ts'
import { SessionStatus, status, statusLongLabel } from './status.ts'

const optionalNote = (longest: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        note(longest),
        v.transform((text) => text || null),
      ),
    ),
  )

/** The contact card as typed; a missing company leaves the stored one unchanged. */
export const ContactForm = v.object({
  name: line('Informe o nome do responsável.'),
  phone: Phone,
  email: Email,
  company: optionalNote(120),
})
export type ContactForm = v.InferInput<typeof ContactForm>

/** The important and extra information as typed; missing fields stay unchanged. */
export const VerticalDataForm = v.object({
  kind: v.optional(ChosenPropertyKind),
  unit: optionalNote(60),
  complement: optionalNote(60),
  area: v.optional(
    v.nullable(
      v.pipe(
        v.number('Informe a área, em m².'),
        v.minValue(1, 'Informe uma área a partir de 1 m².'),
        v.maxValue(100_000, 'Confira a área.'),
      ),
    ),
  ),
  reference: optionalNote(500),
  keys: optionalNote(500),
  additional_info: optionalNote(2000),
})
export type VerticalDataForm = v.InferInput<typeof VerticalDataForm>

/** One change of an ensaio: its status, its contact, or its property's data. */
export const SessionChange = v.pipe(
  v.object({
    status: v.optional(SessionStatus),
    has_fee: v.optional(v.boolean()),
    /** With a status, from the office: refused when the visit is no longer there (rule day-board). */
    seen: v.optional(SeenVisit),
    /** With a status: the start of the visit that it is about; refused when the visit begins at another time (rule kept-steps). */
    start: v.optional(Instant),
    responsible_information: v.optional(ContactForm),
    vertical_data: v.optional(VerticalDataForm),
  }),
  v.check(
    ({ status, responsible_information, vertical_data }) =>
      [status, responsible_information, vertical_data].filter((part) => part !== undefined).length === 1,
    'Informe uma mudança por vez: a situação, o contato ou os dados do imóvel.',
  ),
)
export type SessionChange = v.InferInput<typeof SessionChange>

/** The reason why a client cannot change contact and property data in a status; null when they can (rule information-window). */
export function informationRefusal(of: SessionStatus): string | null {
  const isClosed = of === status.delivered || of === status.canceled
  return isClosed ? `Os dados de um ensaio “${statusLongLabel(of)}” não podem mais ser alterados.` : null
}
