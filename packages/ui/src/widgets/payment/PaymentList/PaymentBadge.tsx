import { isPaid, isPending, paymentLabel } from '@ensaio/domain'
import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'

const icon = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const

function lookOf(status: number) {
  if (isPaid(status)) return { tone: 'green', icon: <CircleCheck {...icon} /> } as const
  if (isPending(status)) return { tone: 'yellow', icon: <Hourglass {...icon} /> } as const
  const isReturned = status === 6 || status === 13
  return { tone: 'grey', icon: isReturned ? <Undo2 {...icon} /> : <CircleX {...icon} /> } as const
}

/** How a payment stands (rule payment-status). */
export function PaymentBadge({ status }: { status: number }) {
  return <Badge {...lookOf(status)}>{paymentLabel(status)}</Badge>
}
