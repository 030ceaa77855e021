/**
 * A positive number or zero as typed: `1.234,5`, `1234,5` or `1234.5`; null for another text, and for more than `mostDecimals` decimals.
 * Dots separate thousands where three digits follow each, as in `1.234`; a single dot elsewhere is the decimal sign.
 */
export function readNumber(text: string, mostDecimals = Number.POSITIVE_INFINITY): number | null {
  const typed = text.trim()
  const isGrouped = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(typed)
  const plain = (isGrouped ? typed.replaceAll('.', '') : typed).replace(',', '.')
  const decimals = /^\d+\.?(\d*)$/.exec(plain)?.[1]
  return decimals === undefined || decimals.length > mostDecimals ? null : Number(plain)
}
