import { isPaid, isPending, refusedPayment } from '@ensaio/domain'
import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'

const icon = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const

/** How a payment stands (rule payment-status). */
export function PaymentBadge({ status }: { status: number }) {
  if (isPaid(status))
    return (
      <Badge tone="green" icon={<CircleCheck {...icon} />}>
        Pago
      </Badge>
    )
  if (isPending(status))
    return (
      <Badge tone="yellow" icon={<Hourglass {...icon} />}>
        Esperando
      </Badge>
    )
  if (status === 6 || status === 13)
    return (
      <Badge tone="grey" icon={<Undo2 {...icon} />}>
        {status === 6 ? 'Devolvido' : 'Contestado'}
      </Badge>
    )
  return (
    <Badge tone="grey" icon={<CircleX {...icon} />}>
      {status === refusedPayment ? 'Recusado' : 'Não concluído'}
    </Badge>
  )
}
