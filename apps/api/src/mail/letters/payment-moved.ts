import { type Cents, formatCents, type Instant } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'
import { findPayer } from '../../payments/repository/payments.ts'
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
function paymentReceivedMail(payment: ReceivedPayment): Letter {
  return writeLetter({
    recipient: payment.recipient,
    name: payment.name,
    subject: 'Pagamento recebido',
    about: null,
    parts: [
      'Seu pagamento foi aprovado, e o crédito já pode ser usado:',
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
  const payer = await findPayer(tx, user_id)
  if (payer === null) return
  await enqueueMail(tx, paymentReceivedMail({ ...payer, amount: amount_cents, reference }), now)
}

/** The content of the mail about a payment that was given back; `balance` is the credit after it. */
interface RefundedPayment extends ReceivedPayment {
  method: 'card' | 'pix'
  reason: string
}

/** The mail about a payment that was given back. */
function paymentRefundedMail(payment: RefundedPayment): Letter {
  return writeLetter({
    recipient: payment.recipient,
    name: payment.name,
    subject: 'Pagamento devolvido',
    about: null,
    parts: [
      payment.method === 'pix'
        ? 'Devolvemos um pagamento seu à conta de onde o PIX saiu:'
        : 'Devolvemos um pagamento seu ao cartão. Ele aparece na fatura, desta ou da próxima:',
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
  payment: { user_id: number; reference: string; method: 'card' | 'pix' },
  refund: { amount_cents: Cents; reason: string },
  now: Instant,
): Promise<void> {
  const payer = await findPayer(tx, payment.user_id)
  if (payer === null) return
  const { reference, method } = payment
  const { amount_cents: amount, reason } = refund
  await enqueueMail(tx, paymentRefundedMail({ ...payer, reference, method, amount, reason }), now)
}
