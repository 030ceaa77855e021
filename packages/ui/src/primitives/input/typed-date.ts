import { isLocalDate, type LocalDate } from '@ensaio/domain'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import * as v from 'valibot'

// Read and written in one zone, and no Date leaves this file: the day cannot shift (rule local-day).
function written(date: string, form: string): string | null {
  return isLocalDate(date) ? lightFormat(parseISO(date), form) : null
}

/** Converts the digits of a typed `dd-MM-yyyy` to `yyyy-MM-dd`; null when no such day exists, and for the year 0000. */
export function readDate(digits: string): LocalDate | null {
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  const date = `${year}-${month}-${day}`
  return isLocalDate(date) && year !== '0000' ? date : null
}

/** Converts `yyyy-MM-dd` to the digits of `dd-MM-yyyy`; an empty string for no day. */
export function dateDigits(date: LocalDate | null | undefined): string {
  return (date && written(date, 'ddMMyyyy')) || ''
}

/** Formats a date as filters show it (rule wire-dates): `31-08-2026`. */
export function dateText(date: LocalDate): string {
  return written(date, 'dd-MM-yyyy') ?? date
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
