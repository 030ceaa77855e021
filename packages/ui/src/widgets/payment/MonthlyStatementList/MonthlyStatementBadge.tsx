import { type MonthlyStatementState, monthlyStatementStates } from '@ensaio/domain'
import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'

const looks = {
  open: { tone: 'yellow', Icon: Hourglass },
  overdue: { tone: 'red', Icon: CircleAlert },
  paid: { tone: 'green', Icon: CircleCheck },
} as const

/** How a closed month stands (rule statement-paid). */
export function MonthlyStatementBadge({ state }: { state: MonthlyStatementState }) {
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
      {monthlyStatementStates[state]}
    </Badge>
  )
}
