/** A typed whole number as the form's value, `1.000` as 1000; NaN when it is empty or no number. For `setValueAs` of react-hook-form. */
export function readWhole(typed: string | number): number {
  const text = String(typed).trim()
  const digits = /^\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text
  return digits === '' ? Number.NaN : Number(digits)
}
