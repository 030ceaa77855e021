import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'

/** The icon size of a badge, in px. */
export const badgeIcon = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const

/** No action needed. */
export function FineBadge({ children }: { children: ReactNode }) {
  return (
    <Badge tone="green" icon={<CircleCheck {...badgeIcon} />}>
      {children}
    </Badge>
  )
}

/** Action needed. */
export function TroubleBadge({ children }: { children: ReactNode }) {
  return (
    <Badge tone="red" icon={<TriangleAlert {...badgeIcon} />}>
      {children}
    </Badge>
  )
}
