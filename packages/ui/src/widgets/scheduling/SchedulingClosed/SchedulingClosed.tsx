import {
  addressSubtitle,
  addressTitle,
  arrivalStepText,
  formatLongInstant,
  isBooked,
  type PublicSession,
  unitText,
} from '@ensaio/domain'
import { StatusBadge } from '../../session/StatusBadge/StatusBadge.tsx'
import { ArrivalNotice } from '../../visit/ArrivalNotice/ArrivalNotice.tsx'
import { StateNotice } from '../StateNotice.tsx'

/** The props of `SchedulingClosed`. */
export type SchedulingClosedProps = {
  session: PublicSession
  /** The reason why no time can be chosen, from `publicSchedulingState`. */
  reason: string
}

/** The state of an ensaio whose link can no longer book (rule public-token), such as cancelled or delivered. Put it in the page's `main`. */
export function SchedulingClosed({ session, reason }: SchedulingClosedProps) {
  const { address, vertical_data, scheduled_for, time_zone } = session
  const hasVisit = isBooked(session) && scheduled_for
  const arrival = session.arrival ?? null
  const isComing = arrivalStepText(arrival, time_zone) !== null
  return (
    <StateNotice
      sign={<StatusBadge status={session.status} long />}
      title={addressTitle(address)}
      subtitle={[unitText(vertical_data), addressSubtitle(address)].filter(Boolean).join(' · ')}
      text={hasVisit ? `Visita marcada para ${formatLongInstant(scheduled_for, time_zone)}.` : reason}
      help={isComing ? undefined : hasVisit && reason}
      news={isComing && <ArrivalNotice arrival={arrival} timeZone={time_zone} />}
    />
  )
}
