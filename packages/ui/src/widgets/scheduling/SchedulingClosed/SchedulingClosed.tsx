import {
  addressSubtitle,
  addressTitle,
  formatLongInstant,
  isBooked,
  type PublicSession,
  unitText,
} from '@ensaio/domain'
import { StatusBadge } from '../../session/StatusBadge/StatusBadge.tsx'
import { StateNotice } from '../StateNotice.tsx'

/** What a closed door takes. */
export type SchedulingClosedProps = {
  session: PublicSession
  /** Why there is nothing to choose: `publicSchedulingState` says it. */
  reason: string
}

/** How the ensaio stands, where its public page can no longer be a form (rule public-token): canceled, delivered, too late to move. Put it in the page's `main`. */
export function SchedulingClosed({ session, reason }: SchedulingClosedProps) {
  const { address, vertical_data, scheduled_for, time_zone } = session
  const isStanding = isBooked(session) && scheduled_for
  return (
    <StateNotice
      sign={<StatusBadge status={session.status} long />}
      title={addressTitle(address)}
      subtitle={[unitText(vertical_data), addressSubtitle(address)].filter(Boolean).join(' · ')}
      text={isStanding ? `Visita marcada para ${formatLongInstant(scheduled_for, time_zone)}.` : reason}
      help={isStanding && reason}
    />
  )
}
