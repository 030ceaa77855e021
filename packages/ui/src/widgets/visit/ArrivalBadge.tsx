import { type Arrival, arrivalStepText } from '@ensaio/domain'
import { Car, MapPin } from 'lucide-react'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'

/** The newest step of an arrival as a badge; nothing before the first. */
export function ArrivalBadge({ arrival, timeZone }: { arrival: Arrival | null; timeZone: string }) {
  const words = arrivalStepText(arrival, timeZone)
  if (words === null) return null
  const Icon = arrival?.arrived_at ? MapPin : Car
  return (
    <Badge
      tone={arrival?.arrived_at ? 'green' : 'blue'}
      icon={<Icon size={14} strokeWidth={2} aria-hidden="true" />}
    >
      {words}
    </Badge>
  )
}
