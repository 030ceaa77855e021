import type { LocalDate } from '@ensaio/domain'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { parse } from 'date-fns/parse'
import * as v from 'valibot'

const wire = 'yyyy-MM-dd'

// Parsed and formatted in one zone, and no Date leaves this file: the day cannot shift (rule local-day).
function rewritten(text: string, from: string, to: string): string | null {
  const read = parse(text, from, new Date(0))
  return isValid(read) ? format(read, to) : null
}

/** Converts the digits of a typed `dd-MM-yyyy` to `yyyy-MM-dd`; null when no such day exists. */
export function readDate(digits: string): LocalDate | null {
  return digits.length === 8 ? rewritten(digits, 'ddMMyyyy', wire) : null
}

/** Converts `yyyy-MM-dd` to the digits of `dd-MM-yyyy`; an empty string for no day. */
export function dateDigits(date: LocalDate | null | undefined): string {
  return (date && rewritten(date, wire, 'ddMMyyyy')) || ''
}

/** Formats a date as filters show it (rule wire-dates): `31-08-2026`. */
export function dateText(date: LocalDate): string {
  return rewritten(date, wire, 'dd-MM-yyyy') ?? date
}

/** Validates a required, complete date as typed: `31082026` → `2026-08-31`. */
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
