import { CircleOff } from 'lucide-react'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'

/** Marks a company whose people cannot sign in (rule inactive-company). */
export function InactiveBadge() {
  return (
    <Badge tone="grey" icon={<CircleOff size={14} strokeWidth={2} aria-hidden="true" />}>
      Desativada
    </Badge>
  )
}
