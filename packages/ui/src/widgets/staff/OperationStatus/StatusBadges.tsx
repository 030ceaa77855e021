import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'

/** How large a badge draws its icon. */
export const badgeIcon = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const

/** Nobody has to do anything. */
export function FineBadge({ children }: { children: ReactNode }) {
  return (
    <Badge tone="green" icon={<CircleCheck {...badgeIcon} />}>
      {children}
    </Badge>
  )
}

/** Somebody has to look at it. */
export function TroubleBadge({ children }: { children: ReactNode }) {
  return (
    <Badge tone="red" icon={<TriangleAlert {...badgeIcon} />}>
      {children}
    </Badge>
  )
}
