import { type LeadState, leadStateLabels } from '@ensaio/domain'
import { CircleCheck, CircleOff, Clock, type LucideIcon } from 'lucide-react'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'
import type { ToneName } from '../../theme/brand.ts'

const looks: Record<LeadState, { tone: ToneName; Icon: LucideIcon }> = {
  waiting: { tone: 'yellow', Icon: Clock },
  accepted: { tone: 'green', Icon: CircleCheck },
  declined: { tone: 'grey', Icon: CircleOff },
}

/** The state of a pre-registered company, as a badge. */
export function LeadBadge({ state }: { state: LeadState }) {
  const { tone, Icon } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden="true" />}>
      {leadStateLabels[state]}
    </Badge>
  )
}
