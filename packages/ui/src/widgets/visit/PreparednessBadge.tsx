import { type PreparednessAnswer, preparednessTexts } from '@ensaio/domain'
import { CalendarClock, CircleCheckBig, type LucideIcon, MessageSquareText } from 'lucide-react'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'
import type { ToneName } from '../../theme/brand.ts'

const looks: Record<PreparednessAnswer, { icon: LucideIcon; tone: ToneName }> = {
  ready: { icon: CircleCheckBig, tone: 'green' },
  another_day: { icon: CalendarClock, tone: 'yellow' },
  note: { icon: MessageSquareText, tone: 'blue' },
}

/** What whoever receives the photographer answered, as a badge. */
export function PreparednessBadge({ answer }: { answer: PreparednessAnswer }) {
  const { icon: Icon, tone } = looks[answer]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden="true" />}>
      {preparednessTexts[answer]}
    </Badge>
  )
}
