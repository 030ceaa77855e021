/** Money inside the code: an integer number of centavos (rule integer-cents). On the wire, amounts are reais with decimals. */
export type Cents = number

/** Reais of the wire → centavos: `399.9` → `39990`. */
export function centsOf(reais: number): Cents {
  return Math.round(reais * 100)
}

/** Centavos → reais of the wire: `39990` → `399.9`. */
export function reaisOf(cents: Cents): number {
  return cents / 100
}

/** `123450` → `R$ 1.234,50`, with a space at which no line breaks; negative amounts read `-R$ 30,00`. */
export function formatCents(cents: Cents): string {
  const [whole = '0', fraction = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0 ? '-' : ''}R$\u00a0${grouped},${fraction}`
}

/** A difference with its sign: `8900` → `+ R$ 89,00`, `-8900` → `- R$ 89,00`; "sem diferença" for none. */
export function formatDifference(cents: Cents): string {
  if (cents === 0) return 'sem diferença'
  return `${cents < 0 ? '-' : '+'}\u00a0${formatCents(Math.abs(cents))}`
}
