import { isPaid, isPending, type PaymentOutcome } from '@ensaio/domain'
import { useToast } from '@ensaio/ui'
import { usePortal } from '../../store/portal-context.ts'

/** Settles a payment that was made for something else than what this page pays for: it is told, and nothing else follows here. */
export function useOtherPayment(reload: () => Promise<void>): (outcome: PaymentOutcome) => Promise<void> {
  const loadUser = usePortal((state) => state.loadUser)
  const { say, fail } = useToast()
  return async ({ status, message, hosting }) => {
    if (isPending(status)) return
    if (!isPaid(status)) return fail(message)
    await Promise.all([loadUser(), reload()])
    // A renewal has spent the credit already.
    say(hosting ? 'Pagamento aprovado.' : 'Pagamento aprovado: o valor está no crédito da empresa.')
  }
}
