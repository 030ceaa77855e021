/** The modulo-11 check digit of CPF and CNPJ; a letter counts as its character code minus 48 (rule tax-documents). */
export function checkDigit(characters: string, weights: readonly number[]): number {
  const sum = weights.reduce(
    (total, weight, place) => total + weight * (characters.charCodeAt(place) - 48),
    0,
  )
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
