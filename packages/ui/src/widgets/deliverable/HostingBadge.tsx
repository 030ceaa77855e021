import { type HostingState, hostingStateLabels } from '@ensaio/domain'
import { CalendarClock, CalendarX2, Globe } from 'lucide-react'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'

const tones = { online: 'green', ending: 'yellow', ended: 'grey' } as const
const icons = { online: Globe, ending: CalendarClock, ended: CalendarX2 } as const

/** Whether a hosting is online, about to end, or over (rule hosting-list). */
export function HostingBadge({ state }: { state: HostingState }) {
  const Icon = icons[state]
  return (
    <Badge tone={tones[state]} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
      {hostingStateLabels[state]}
    </Badge>
  )
}
