import { addDays, addMonths, type LocalDate, monthOf, sameDayIn, weekdayOf } from '@ensaio/domain'

function withinMonth(date: LocalDate, wanted: LocalDate): LocalDate {
  const month = monthOf(date)
  if (monthOf(wanted) === month) return wanted
  return wanted < date ? `${month}-01` : sameDayIn(month, `${month}-31`)
}

const moves: Record<string, (date: LocalDate) => LocalDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => withinMonth(date, addDays(date, -weekdayOf(date))),
  End: (date) => withinMonth(date, addDays(date, 6 - weekdayOf(date))),
  PageUp: (date) => sameDayIn(addMonths(monthOf(date), -1), date),
  PageDown: (date) => sameDayIn(addMonths(monthOf(date), 1), date),
}

/** The day that a key moves to from `date` (WAI-ARIA grid pattern); null for any other key. */
export function dayAfterKey(key: string, date: LocalDate): LocalDate | null {
  return moves[key]?.(date) ?? null
}
