import { formatInstantDate, type Queue, type QueuedSession, wallClock } from '@ensaio/domain'
import { Fact, Soft } from '../../session/row/row-styles.ts'
import { Hour } from './SessionQueue.styles.ts'

/** The time of the visit: the hour only in the queue of today, the day of the order before a visit is booked. */
export function VisitTime({ session, queue }: { session: QueuedSession; queue: Queue }) {
  const { scheduled_for, time_zone } = session
  if (queue === 'to_schedule') return <Fact>{formatInstantDate(session.created_at, time_zone)}</Fact>
  if (!scheduled_for) return <Soft>Sem data</Soft>
  const hour = wallClock(scheduled_for, time_zone).time.replace(':', 'h')
  if (queue === 'today') {
    return (
      <Hour as="time" dateTime={scheduled_for}>
        {hour}
      </Hour>
    )
  }
  return (
    <time dateTime={scheduled_for}>
      <Fact>{formatInstantDate(scheduled_for, time_zone)}</Fact>
      <Soft>{hour}</Soft>
    </time>
  )
}
