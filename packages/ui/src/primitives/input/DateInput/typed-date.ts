import type { LocalDate } from '@ensaio/domain'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { parse } from 'date-fns/parse'
import * as v from 'valibot'

const wire = 'yyyy-MM-dd'

// Read and written back in one zone, and no Date leaves this file: the day cannot move (rule local-day).
function rewritten(text: string, from: string, to: string): string | null {
  const read = parse(text, from, new Date(0))
  return isValid(read) ? format(read, to) : null
}

/** The digits of a typed `dd-MM-yyyy` as a day of the wire; a day that does not exist is null. */
export function readDate(digits: string): LocalDate | null {
  return digits.length === 8 ? rewritten(digits, 'ddMMyyyy', wire) : null
}

/** A day of the wire as the digits under the mask `dd-MM-yyyy`; nothing for no day. */
export function dateDigits(date: LocalDate | null | undefined): string {
  return (date && rewritten(date, wire, 'ddMMyyyy')) || ''
}

/** A day of the wire as filters write it (rule wire-dates): `31-08-2026`. */
export function dateText(date: LocalDate): string {
  return rewritten(date, wire, 'dd-MM-yyyy') ?? date
}

/** A whole day as typed, `31082026` → `2026-08-31`; it must be there. */
export const TypedDay = v.pipe(
  v.string(),
  v.nonEmpty('Informe a data.'),
  v.length(8, 'Complete a data: dia, mês e ano.'),
  v.check(
    (digits) => digits.length !== 8 || readDate(digits) !== null,
    'Este dia não existe. Confira a data.',
  ),
  v.transform((digits) => readDate(digits) ?? ''),
)
