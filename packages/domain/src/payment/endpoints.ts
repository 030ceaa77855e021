import * as v from 'valibot'
import { PostalCode } from '../address/postal-code.ts'
import { State } from '../address/states.ts'
import { Instant } from '../calendar/local-date.ts'
import { CouponCode } from '../order/coupon-code.ts'
import { HostingPurchase, PaidHosting } from '../order/hosting/purchase.ts'
import { Identity } from '../person/identity.ts'
import { Phone } from '../person/phone.ts'
import { Email, line } from '../person/text.ts'
import { Service } from '../service/schema.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isCardNumber, readExpiry } from './card.ts'
import { PriceQuestion, PriceRule } from './price.ts'

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest))

/**
 * What is bought as credit: the price of a service times the units, or only the amount missing to order them (rule lowest-price).
 * The server computes the amount and refuses a `UnitPrice` that differs (rule untrusted-claims).
 */
export const Purchase = v.object({
  ...PriceQuestion.entries,
  /** The number of units of that size. */
  units: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 1),
  /** The area of every unit in m²; replaces `area` and `units`. */
  areas: v.optional(v.pipe(v.array(PriceQuestion.entries.area), v.minLength(1), v.maxLength(50))),
  /** Buys only the amount that the balance lacks. */
  only_missing: v.optional(v.boolean(), false),
  /** The coupon of the order that is paid for; its discount is not bought (rule coupon). */
  coupon: v.optional(v.nullable(CouponCode), null),
})
export type Purchase = v.InferInput<typeof Purchase>

/**
 * The card payment with the gateway's field names; `UnitPrice` in reais. Documents, phone and CEP with or without masks. Without
 * `Purchase`, `Description` names a service or a price, and `UnitPrice` is that price (rule payment-wire).
 */
export const CardPayment = v.object({
  PaymentMethod: v.literal('2'),
  Products: v.pipe(
    v.array(
      v.object({
        Code: v.literal('1'),
        Description: text(200),
        Quantity: v.literal(1),
        UnitPrice: v.pipe(v.number(), v.minValue(0.01, 'Confira o valor.'), v.maxValue(100_000_000)),
      }),
    ),
    v.length(1),
  ),
  Address: v.object({
    CityName: line('Informe a cidade.'),
    Complement: text(60),
    CountryName: text(60),
    District: line('Informe o bairro.'),
    Number: line('Informe o número.', 20),
    StateInitials: v.pipe(v.string('Escolha o estado.'), v.trim(), v.toUpperCase(), State),
    Street: line('Informe a rua.'),
    ZipCode: PostalCode,
  }),
  Customer: v.object({
    Email,
    Identity,
    Name: line('Informe o nome do titular.'),
    Phone,
  }),
  PaymentObject: v.object({
    CardNumber: v.pipe(v.string(), v.check(isCardNumber, 'Confira o número do cartão.')),
    ExpirationDate: v.pipe(
      v.string(),
      v.check((one) => readExpiry(one) !== null, 'Confira a validade.'),
    ),
    Holder: line('Informe o nome impresso no cartão.', 25),
    SecurityCode: v.pipe(v.string(), v.trim(), v.regex(/^\d{3,4}$/, 'Confira o código de segurança.')),
  }),
  Purchase: v.optional(Purchase),
  /** Instead of `Purchase`: the credit that a renewal of hosting lacks. */
  Hosting: v.optional(HostingPurchase),
})
export type CardPayment = v.InferInput<typeof CardPayment>

/** The key of a payment that holds what is bought: the credit for an order, or for a renewal of hosting. */
export function boughtAs(purchase: Purchase | HostingPurchase): Pick<CardPayment, 'Purchase' | 'Hosting'> {
  return 'session_id' in purchase ? { Hosting: purchase } : { Purchase: purchase }
}

/** A PIX code (rule pix-code): `amount` in reais; `code` to copy or to scan, null while the bank has not sent it. */
export const PixCode = v.object({
  amount: v.number(),
  description: v.string(),
  code: v.nullable(v.string()),
  expires_at: Instant,
  /** The server's time of this answer, by which the remaining minutes are counted. */
  told_at: Instant,
})
export type PixCode = v.InferOutput<typeof PixCode>

/** The status of a payment (rule payment-status): 1, 2, 14 pending; 3, 4, 11 paid; 8 refused; 6, 13 reversed. */
export const PaymentOutcome = v.object({
  /** The payment's reference, for later queries; empty when the answer has none. */
  reference: v.optional(v.string(), ''),
  status: v.number(),
  message: v.string(),
  /** The code of a PIX that can still be paid, or could. */
  pix: v.optional(PixCode),
  /** The renewal of hosting that it pays for; missing on any other payment. */
  hosting: v.optional(PaidHosting),
})
export type PaymentOutcome = v.InferOutput<typeof PaymentOutcome>

/** Does a payment pay for a renewal of hosting, or, given null, for anything else? */
export function paysFor({ hosting }: PaymentOutcome, renewal: HostingPurchase | null): boolean {
  return hosting?.session_id === renewal?.session_id && hosting?.months === renewal?.months
}

/** Paid: the credit is available. */
export function isPaid(status: number): boolean {
  return status === 3 || status === 4 || status === 11
}

/** Pending: the server resolves it. */
export function isPending(status: number): boolean {
  return status === 1 || status === 2 || status === 14
}

/** Refused. */
export const refusedPayment = 8

/** How a payment stands, in the words of screens and spreadsheets (rule payment-status). */
export function paymentLabel(status: number): string {
  if (isPaid(status)) return 'Pago'
  if (isPending(status)) return 'Esperando'
  if (status === 6) return 'Devolvido'
  if (status === 13) return 'Contestado'
  return status === refusedPayment ? 'Recusado' : 'Não concluído'
}

/** Pays by card; the same key never charges twice (rules idempotency-key and payment-gateway). */
export const payByCard = endpoint({
  method: 'POST',
  path: '/transactions',
  summary: 'Pays by card, for credit.',
  audience: 'payment',
  idempotent: true,
  slow: true,
  body: CardPayment,
  output: PaymentOutcome,
})

/** The current status of a payment. */
export const getPayment = endpoint({
  method: 'GET',
  path: '/transactions/{reference}',
  summary: 'The status of a payment.',
  audience: 'payment',
  output: PaymentOutcome,
})

/** The services with their prices, for the payment page. */
export const listPricedServices = endpoint({
  method: 'GET',
  path: '/services',
  summary: 'The services with their prices.',
  audience: 'signed-in',
  output: v.array(v.object({ ...Service.entries, rules: v.array(PriceRule) })),
})

/** An entry of the statement: `amount` in reais, negative when spent; `balance` after it. */
export const StatementEntry = v.object({
  id: v.number(),
  created_at: Instant,
  description: v.string(),
  amount: v.number(),
  balance: v.number(),
  session_id: v.nullable(v.number()),
  /** The payment's reference, if it is one; its receipt can be printed. */
  reference: v.nullable(v.string()),
  /** The member of staff who adjusted it; sent to staff only. */
  author: v.optional(v.string()),
})
export type StatementEntry = v.InferOutput<typeof StatementEntry>

/** The most entries of a statement: the newest. All of them are in the company's own data (rule company-export). */
export const longestStatement = 1000

const moved = { balance: v.number(), entries: v.array(StatementEntry) }
const account = v.picklist(['credit', 'invoice'])

/** The company's credit entries, newest first; for a postpaid company its billed amounts, negative. */
export const Statement = v.object({
  /** Credit by default. */
  account: v.optional(account),
  ...moved,
  /** The other account, where anything moved it: the plan has changed, or more was owed than the credit. Another server may omit it. */
  other: v.optional(v.object({ account, ...moved })),
})
export type Statement = v.InferOutput<typeof Statement>

/** "Extrato". */
export const getStatement = endpoint({
  method: 'GET',
  path: '/client/statement',
  summary: 'The credit entries of your company, newest first, up to 1,000.',
  audience: 'statement',
  output: Statement,
})

/** A receipt; amounts in reais. */
export const Receipt = v.object({
  reference: v.string(),
  paid_at: Instant,
  amount: v.number(),
  description: v.string(),
  payer: v.object({ name: v.string(), identity: v.string() }),
  /** Card by default. */
  method: v.optional(v.picklist(['card', 'pix'])),
  company: v.object({ name: v.string(), identification: v.nullable(v.string()) }),
})
export type Receipt = v.InferOutput<typeof Receipt>

/** The receipt of a paid payment. */
export const getReceipt = endpoint({
  method: 'GET',
  path: '/transactions/{reference}/receipt',
  summary: 'The receipt of a paid payment.',
  audience: 'statement',
  output: Receipt,
})
