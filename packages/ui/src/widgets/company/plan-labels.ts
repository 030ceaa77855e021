import { centsOf, formatCents, type PaymentPlan, withNoun } from '@ensaio/domain'

/** The plans by name. */
export const planLabels: Record<PaymentPlan, string> = { 1: 'Pré-pago', 2: 'Pós-pago' }

/** Reais as people write them. */
export const reaisText = (reais: number) => formatCents(centsOf(reais))

/** `1 ensaio`, `1.204 ensaios`. */
export function sessionsText(sessions: number): string {
  return withNoun(sessions, 'ensaio', 'ensaios')
}
