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
