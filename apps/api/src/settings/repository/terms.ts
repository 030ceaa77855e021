import type { Terms } from '@ensaio/domain'

/** The columns of ensaios (`s`) with the terms under which they were ordered (rule terms-of-the-order). */
export const termColumns = [
  's.delivery_days',
  's.delivery_working_days',
  's.late_fee_percent',
  's.late_hours',
] as const

/** The terms in a row of `termColumns`. */
export function termsOfRow(row: Terms): Terms {
  const { delivery_days, delivery_working_days, late_fee_percent, late_hours } = row
  return { delivery_days, delivery_working_days, late_fee_percent, late_hours }
}

/** A row of `termColumns` with its terms together, as domain takes them. */
export function withTerms<Row extends Terms>(row: Row): Row & { terms: Terms } {
  return { ...row, terms: termsOfRow(row) }
}
