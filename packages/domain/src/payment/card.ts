import * as v from 'valibot'
import { PostalCode } from '../address/postal-code.ts'
import { State } from '../address/states.ts'
import { type Instant, wallClock } from '../calendar/local-date.ts'
import { Identity } from '../person/identity.ts'
import { Phone } from '../person/phone.ts'
import { Email, line } from '../person/text.ts'
import { securityCodeLength } from './card-brand.ts'

/** Is the number's check digit (Luhn) valid? 13 to 19 digits. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  if (!/^\d{13,19}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** `MM/AAAA` or `MM/AA` → month and four-digit year, or null. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const [, month = '', year = ''] = text.replace(/\s/g, '').match(/^(0[1-9]|1[0-2])\/(\d{2}|\d{4})$/) ?? []
  if (month === '') return null
  return { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) }
}

/** `12/29` → `12/2029`, the gateway's format; returns other texts unchanged. */
export function wholeExpiry(text: string): string {
  const expiry = readExpiry(text)
  return expiry ? `${String(expiry.month).padStart(2, '0')}/${expiry.year}` : text
}

/** The month (`yyyy-MM`) that a card has to reach: where in Brazil it ends last, a card of that month is still good. */
export function cardMonth(now: Instant): string {
  return wallClock(now, 'America/Rio_Branco').date.slice(0, 7)
}

/** Is the card valid at least until the end of this month (`yyyy-MM`)? */
export function isUnexpired(text: string, month: string): boolean {
  const expiry = readExpiry(text)
  if (!expiry) return false
  return `${expiry.year}-${String(expiry.month).padStart(2, '0')}` >= month
}

/** The card form; all fields but the complement are required. */
export const CardForm = v.object({
  holder: v.pipe(line('Informe o nome impresso no cartão.', 25), v.toUpperCase()),
  card_number: v.pipe(
    v.string('Informe o número do cartão.'),
    v.nonEmpty('Informe o número do cartão.'),
    v.check(isCardNumber, 'Confira o número do cartão.'),
    v.transform((text) => text.replace(/\D/g, '')),
  ),
  expiration: v.pipe(
    v.string('Informe a validade.'),
    v.nonEmpty('Informe a validade.'),
    v.check((text) => readExpiry(text) !== null, 'Informe a validade como mês e ano: MM/AAAA.'),
    v.transform(wholeExpiry),
  ),
  security_code: v.pipe(
    v.string('Informe o código de segurança.'),
    v.nonEmpty('Informe o código de segurança.'),
    v.regex(/^\d{3,4}$/, 'O código tem 3 ou 4 números.'),
  ),
  name: line('Informe o nome do titular.'),
  identity: Identity,
  phone: Phone,
  email: Email,
  postal_code: PostalCode,
  street: line('Informe a rua.'),
  number: line('Informe o número.', 20),
  complement: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'Use no máximo 60 caracteres.')), ''),
  neighborhood: line('Informe o bairro.'),
  city: line('Informe a cidade.'),
  state: State,
})
export type CardForm = v.InferInput<typeof CardForm>
/** A validated card and its holder; numbers without masks. */
export type CheckedCard = v.InferOutput<typeof CardForm>

/** The schema of the card form in a month (`yyyy-MM`): checks the expiry, and the security code's length by brand. */
export function cardFormIn(month: string) {
  return v.pipe(
    CardForm,
    v.forward(
      v.partialCheck(
        [['expiration']],
        ({ expiration }) => isUnexpired(expiration, month),
        'Este cartão está vencido.',
      ),
      ['expiration'],
    ),
    v.forward(
      v.partialCheck(
        [['card_number'], ['security_code']],
        ({ card_number, security_code }) => security_code.length === securityCodeLength(card_number),
        ({ input }) => `O código deste cartão tem ${securityCodeLength(input.card_number)} números.`,
      ),
      ['security_code'],
    ),
  )
}
