import { type Arrival, arrivalStepText } from '@ensaio/domain'
import { Car, MapPin } from 'lucide-react'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'

/** The props of `ArrivalNotice`. */
export type ArrivalNoticeProps = {
  /** What the photographer said on the day of the visit; null before. */
  arrival: Arrival | null
  /** IANA zone of the property. */
  timeZone: string
}

/** To whoever receives the photographer: since when they are on the way, and when they arrived; read out when it changes (rule arrival). */
export function ArrivalNotice({ arrival, timeZone }: ArrivalNoticeProps) {
  const words = arrivalStepText(arrival, timeZone)
  if (words === null) return null
  const Icon = arrival?.arrived_at ? MapPin : Car
  return (
    <Banner
      tone={arrival?.arrived_at ? 'green' : 'blue'}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
      live
    >
      <strong>{words}</strong>
    </Banner>
  )
}
