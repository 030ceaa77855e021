import { Failure } from '@ensaio/domain'
import type { PaymentProblem } from '@ensaio/ui'

/** The dialog's words for a failed payment; the app itself answers a lost login. */
export function problemOf(reason: unknown): PaymentProblem {
  if (reason instanceof Failure && reason.code === 'signed_out') throw reason
  return { kind: 'failed', message: failureWords(reason) }
}

function failureWords(reason: unknown): string {
  if (!(reason instanceof Failure)) return 'Tente novamente em instantes.'
  if (reason.status > 0) return reason.message
  return `${reason.message} O mesmo pagamento nunca é cobrado duas vezes.`
}
