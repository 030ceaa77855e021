import { type Cents, formatCents, reaisOf } from '@ensaio/domain'
import { refuse } from '../http/refusal.ts'

/** Refuses what a prepaid company's credit does not cover, with the missing amount in reais (rule order-payment). */
export function refuseForCredit(sum: Cents, balance: Cents, what = 'este pedido'): never {
  const missing = Math.max(sum - balance, 0)
  refuse('payment_required', `Faltam ${formatCents(missing)} de crédito para ${what}.`, {
    missing: reaisOf(missing).toFixed(2),
  })
}
