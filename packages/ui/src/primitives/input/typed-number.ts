import { readNumber } from '@ensaio/domain'

/** A typed number as the form's value, `1.000` as 1000; NaN when it is empty or no number. For `setValueAs` of react-hook-form. */
export function typedNumber(typed: string | number): number {
  const text = String(typed).trim()
  // Another number, such as `-5`, stays one: its field says which numbers it takes.
  return text === '' ? Number.NaN : (readNumber(text) ?? Number(text))
}
