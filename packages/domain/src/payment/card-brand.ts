/** The card brands recognised by their first digits; cards of other brands are accepted too. */
export type CardBrand = 'Visa' | 'Mastercard' | 'Elo' | 'American Express' | 'Hipercard' | 'Diners Club'

const elo =
  /^(401178|401179|431274|438935|451416|457393|45763[12]|504175|506(699|7[0-6]\d|77[0-8])|509\d{3}|627780|636297|636368|650(03[1-3]|03[5-9]|04\d|05[01]|40[5-9]|4[1-3]\d|48[5-9]|4[9]\d|5[0-2]\d|53[0-8]|54[1-9]|5[5-8]\d|59[0-8]|70\d|71[0-8]|72[0-7]|9[0-6]\d|97[0-8])|6516(5[2-9]|[67]\d)|6550([01]\d|2[1-9]|[34]\d|5[0-8]))/

// Elo comes first: its numbers are inside the ranges of other brands.
const starts: readonly (readonly [CardBrand, RegExp])[] = [
  ['Elo', elo],
  ['Hipercard', /^(606282|3841[046]0)/],
  ['Diners Club', /^3(0[0-5]|[68])/],
  ['American Express', /^3[47]/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['Visa', /^4/],
]

/** The brand of a card, by the digits typed so far; null while unknown. */
export function cardBrand(number: string): CardBrand | null {
  const digits = number.replace(/\D/g, '')
  return starts.find(([, start]) => start.test(digits))?.[0] ?? null
}

/** The length of the security code: 4 on American Express cards, 3 on others. */
export function securityCodeLength(number: string): 3 | 4 {
  return cardBrand(number) === 'American Express' ? 4 : 3
}
