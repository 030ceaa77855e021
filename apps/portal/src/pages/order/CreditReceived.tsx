import { centsOf, formatCents } from '@ensaio/domain'
import { userOf } from '@ensaio/frame'
import { Banner } from '@ensaio/ui'
import { CircleCheck } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { usePortal } from '../../store/portal-context.ts'

/** The navigation state that the payment page passes to the step it returns to. */
export interface PaidState {
  isPaid: true
  /** Why the order was not placed after the payment. */
  problem?: string
}

/** "Crédito recebido", above the step that a payment returns to; nothing otherwise. */
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
