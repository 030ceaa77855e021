import {
  type CardPayment,
  type Cents,
  cardMonth,
  isUnexpired,
  type PaymentOutcome,
  readExpiry,
} from '@ensaio/domain'
import type * as v from 'valibot'
import type { CardCharge } from '../adapters/gateway/gateway.ts'
import type { Links } from '../config/links.ts'
import { bodyHash } from '../http/idempotency.ts'
import { refuse } from '../http/refusal.ts'
import { outcomeOf, type PaymentRequest, paidBefore, payOnce } from './pay-once.ts'
import { paymentSum } from './payment-sum.ts'
import { isPaymentOpen } from './repository/payments.ts'
import type { PaymentContext } from './settle-payment.ts'

type Input = v.InferOutput<typeof CardPayment>

// After it, the same payment again is meant.
const day = 24 * 60 * 60 * 1000

/** What tells two attempts apart, without card number and code: not even their hash is kept. */
function hashOf({ PaymentObject: { CardNumber, ExpirationDate, Holder }, ...rest }: Input): string {
  const card = { last: CardNumber.replace(/\D/g, '').slice(-4), ExpirationDate, Holder }
  return bodyHash({ ...rest, card })
}

function chargeOf(
  input: Input,
  reference: string,
  sum: { amount: Cents; description: string },
  links: Links,
) {
  const { Customer, Address, PaymentObject } = input
  const expiry = readExpiry(PaymentObject.ExpirationDate)
  const charge: CardCharge = {
    reference,
    ...sum,
    card: {
      number: PaymentObject.CardNumber.replace(/\D/g, ''),
      expiration: `${String(expiry?.month).padStart(2, '0')}/${expiry?.year}`,
      holder: PaymentObject.Holder,
      securityCode: PaymentObject.SecurityCode,
    },
    payer: {
      name: Customer.Name,
      identity: Customer.Identity,
      phone: Customer.Phone.replace('+55', ''),
      email: Customer.Email,
      address: {
        postalCode: Address.ZipCode,
        street: Address.Street,
        number: Address.Number,
        complement: Address.Complement,
        district: Address.District,
        city: Address.CityName,
        state: Address.StateInitials,
      },
    },
    callbackUrl: links.gatewayNotices,
  }
  return charge
}

/**
 * Pays by card, once per key (rules idempotency-key, payment-once and payment-wire). The same payment under another key, as after a
 * reload, is refused while the first has no answer.
 */
export async function payByCard(
  context: PaymentContext,
  { viewer, input, keyHash }: PaymentRequest<Input>,
): Promise<PaymentOutcome> {
  const { db, clock, links } = context
  const now = clock.now()
  const hash = hashOf(input)
  const before = await paidBefore(context, keyHash, hash)
  if (before !== null) return outcomeOf(before, now)

  if (!isUnexpired(input.PaymentObject.ExpirationDate, cardMonth(now))) {
    const message = 'Este cartão está vencido.'
    refuse('invalid', message, { 'PaymentObject.ExpirationDate': message })
  }
  const since = new Date(Date.parse(now) - day).toISOString()
  if (await isPaymentOpen(db, { companyId: viewer.companyId, bodyHash: hash, keyHash }, since)) {
    refuse(
      'in_flight',
      'Um pagamento igual a este ainda espera a resposta do banco: não é preciso pagar de novo. Acompanhe pelo extrato.',
    )
  }
  const { sum, renews } = await paymentSum(db, viewer.companyId, input, now)
  return payOnce(context, {
    viewer,
    keyHash,
    bodyHash: hash,
    sum,
    renews,
    payer: { name: input.Customer.Name, identity: input.Customer.Identity },
    chargeOf: (reference) => chargeOf(input, reference, sum, links),
  })
}
