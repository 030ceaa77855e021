import { centsOf, formatCents } from '@ensaio/domain'
import { userOf } from '@ensaio/frame'
import { Banner } from '@ensaio/ui'
import { CircleCheck } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '../../store/portal-context.ts'

/** What the payment page tells the step that it goes back to, as the state of that navigation. */
export interface PaidState {
  isPaid: true
  /** Why the order that was to follow the payment was not placed. */
  problem?: string
}

/** "Crédito recebido", above the step that a payment goes back to; nothing on any other way there. */
export function CreditReceived() {
  const paid = useLocation().state as PaidState | null
  const balance = usePortal((state) => userOf(state)?.client?.credit.balance)
  if (!paid?.isPaid || balance === undefined) return null
  return (
    <Banner tone="green" icon={<CircleCheck size={20} strokeWidth={1.75} aria-hidden />} live>
      Crédito recebido: seu saldo agora é {formatCents(centsOf(balance))}.
      {paid.problem && ` O ensaio ainda não foi pedido: ${paid.problem} Seu crédito fica guardado.`}
    </Banner>
  )
}
