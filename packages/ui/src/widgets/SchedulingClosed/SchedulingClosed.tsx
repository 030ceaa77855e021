import {
  addressSubtitle,
  addressTitle,
  formatLongInstant,
  isBooked,
  type PublicSession,
  unitText,
} from '@ensaio/domain'
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx'
import { StateOfThings } from './StateOfThings.tsx'

/** What a closed door takes. */
export type SchedulingClosedProps = {
  session: PublicSession
  /** Why there is nothing to choose: `schedulingDoor` says it. */
  reason: string
}

/** How the ensaio stands, where its public page can no longer be a form (D14): canceled, delivered, too late to move. Put it in the page's `main`. */
export function SchedulingClosed({ session, reason }: SchedulingClosedProps) {
  const { address, vertical_data, scheduled_for, time_zone } = session
  const place = [unitText(vertical_data), addressSubtitle(address)].filter(Boolean).join(' · ')
  const when =
    isBooked(session) && scheduled_for ? `Visita em ${formatLongInstant(scheduled_for, time_zone)}.` : ''
  return (
    <StateOfThings
      sign={<StatusBadge status={session.status} long />}
      title={addressTitle(address)}
      text={reason}
      help={[place, when].filter(Boolean).join('\n')}
    />
  )
}
