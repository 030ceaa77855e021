import { CircleOff } from 'lucide-react'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'

/** Marks a company whose people cannot sign in (rule inactive-company), or that was united with another (rule merged-company). */
export function InactiveBadge({ mergedInto = null }: { mergedInto?: string | null }) {
  return (
    <Badge tone="grey" icon={<CircleOff size={14} strokeWidth={2} aria-hidden="true" />}>
      {mergedInto === null ? 'Desativada' : `Unida a ${mergedInto}`}
    </Badge>
  )
}
