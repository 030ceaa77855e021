import { type Cents, formatCents, type Instant } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { findPaymentReaders } from '../../payments/repository/payments.ts'
import { enqueueMail, type Letter } from '../repository/outbox.ts'
import { writeLetter } from './write-letter.ts'

/** The content of the mail about a payment; `balance` is the credit after it. */
interface ReceivedPayment {
  recipient: string
  name: string
  amount: Cents
  balance: Cents
  reference: string
}

/** The mail about a received payment. */
export function paymentReceivedMail(payment: ReceivedPayment): Letter {
  return writeLetter({
    recipient: payment.recipient,
    name: payment.name,
    kind: 'payment_received',
    about: null,
    parts: [
      {
        facts: [
          ['Valor pago', formatCents(payment.amount)],
          ['Créditos', formatCents(payment.balance)],
          ['Referência', payment.reference],
        ],
      },
      'O recibo está no extrato da sua conta.',
    ],
  })
}

/** Mails a received payment to the payer; call it after the credit is written. */
export async function mailPaymentReceived(
  tx: Tx,
  { user_id, amount_cents, reference }: { user_id: number; amount_cents: Cents; reference: string },
  now: Instant,
): Promise<void> {
  for (const reader of await findPaymentReaders(tx, user_id))
    await enqueueMail(tx, paymentReceivedMail({ ...reader, amount: amount_cents, reference }), now)
}

/** The content of the mail about a payment that was given back; `amount` is what was. */
interface RefundedPayment extends ReceivedPayment {
  method: 'card' | 'pix'
  reason: string
}

/** The mail about a payment that was given back. */
export function paymentRefundedMail(payment: RefundedPayment): Letter {
  return writeLetter({
    recipient: payment.recipient,
    name: payment.name,
    kind: payment.method === 'pix' ? 'pix_refunded' : 'card_refunded',
    about: null,
    parts: [
      {
        facts: [
          ['Valor devolvido', formatCents(payment.amount)],
          ['Motivo', payment.reason],
          ['Créditos', formatCents(payment.balance)],
          ['Referência', payment.reference],
        ],
      },
      'A devolução está no extrato da sua conta.',
    ],
  })
}

/** Mails the payer that a payment was given back; call it after the credit was taken. */
export async function mailPaymentRefunded(
  tx: Tx,
  { user_id, reference, method }: { user_id: number; reference: string; method: 'card' | 'pix' },
  { amount_cents, reason }: { amount_cents: Cents; reason: string },
  now: Instant,
): Promise<void> {
  const about = { amount: amount_cents, reference, method, reason }
  for (const reader of await findPaymentReaders(tx, user_id))
    await enqueueMail(tx, paymentRefundedMail({ ...reader, ...about }), now)
}
