import { isPaid, type PaymentOutcome } from '@ensaio/domain'
import { useToast } from '@ensaio/ui'
import { usePortal } from '../../store/portal-context.ts'

/** Settles a payment that was made for something else than what this page pays for: its credit is there now, and nothing else follows. */
export function useOtherPayment(reload: () => Promise<void>): (outcome: PaymentOutcome) => Promise<void> {
  const loadUser = usePortal((state) => state.loadUser)
  const { say } = useToast()
  return async ({ status }) => {
    if (!isPaid(status)) return
    await Promise.all([loadUser(), reload()])
    say('Pagamento aprovado: o valor está no crédito da empresa.')
  }
}
