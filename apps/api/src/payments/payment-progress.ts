import { isPaid, isPending, refusedPayment } from '@ensaio/domain'

/** Statuses of payments that were closed without being paid (rule payment-status). */
export const closedUnpaid = 7

const beingReversed = 12
const disputed = [5, beingReversed]
const reversed = [6, 13]

/** Was the money given back, by whomever? */
export function isReversed(status: number): boolean {
  return reversed.includes(status)
}

/** Has the gateway begun to give the money back, without having ended? */
export function isBeingReversed(status: number): boolean {
  return status === beingReversed
}

function rank(status: number): number {
  if (isReversed(status)) return 3
  if (isPaid(status) || disputed.includes(status)) return 2
  if (status === refusedPayment || status === closedUnpaid) return 1
  return 0
}

/**
 * The status a payment has after one was read at the gateway. Notices come late, twice and out of order, and two processes may read
 * at once: what was already known to be further along stays.
 */
export function progressed(known: number, read: number): number {
  return rank(read) >= rank(known) ? read : known
}

/** Can another status query still change the status? */
export function isOpen(status: number): boolean {
  return rank(status) === 0
}

const sentences: Record<number, string> = {
  5: 'Pagamento em disputa.',
  6: 'Pagamento devolvido.',
  7: 'O pagamento não foi concluído. Nada foi cobrado.',
  8: 'Transação recusada!',
  12: 'Pagamento em cancelamento.',
  13: 'Pagamento contestado junto à operadora do cartão.',
}

/** The sentence that a person reads about a status; `isPix` waits for the payer, not for the bank. */
export function paymentSentence(status: number, isPix = false): string {
  if (isPaid(status)) return 'Pagamento aprovado. Os créditos já estão na sua conta.'
  if (isPending(status) && isPix) return 'O PIX ainda não foi pago.'
  if (isPending(status)) return 'Aguarde um momento, o pagamento está em processamento.'
  return sentences[status] ?? `Aguarde um momento, a transação está com status ${status}.`
}
