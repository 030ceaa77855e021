import { type MonthlyStatementState, monthlyStatementStates } from '@ensaio/domain'
import { CircleAlert, CircleCheck, CircleMinus, Hourglass } from 'lucide-react'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'

const looks = {
  open: { tone: 'yellow', Icon: Hourglass },
  overdue: { tone: 'red', Icon: CircleAlert },
  paid: { tone: 'green', Icon: CircleCheck },
  credit: { tone: 'blue', Icon: CircleMinus },
  carried: { tone: 'grey', Icon: CircleCheck },
  settled: { tone: 'grey', Icon: CircleCheck },
} as const satisfies Record<MonthlyStatementState, object>

/** How a closed month stands (rules statement-paid and carried-credit). */
export function MonthlyStatementBadge({ state }: { state: MonthlyStatementState }) {
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
      {monthlyStatementStates[state]}
    </Badge>
  )
}
