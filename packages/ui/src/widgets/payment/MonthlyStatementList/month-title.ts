import { formatMonth, type LocalMonth } from '@ensaio/domain'

/** A month as the first words of a line: `Outubro de 2026`. */
export function monthTitle(month: LocalMonth): string {
  const words = formatMonth(month)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
