import {
  centsOf,
  formatCents,
  type Instant,
  isLate,
  lateFee,
  lateFeePercent,
  type Session,
} from '@ensaio/domain'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'

type Facts = Pick<Session, 'price' | 'scheduled_for'>

function Fee({ session, now }: { session: Facts; now: Instant }) {
  if (session.price === null) return <strong>{lateFeePercent}%</strong>
  const price = centsOf(session.price)
  return (
    <>
      <strong>{formatCents(lateFee(price, session.scheduled_for, now))}</strong> ({lateFeePercent}% de{' '}
      {formatCents(price)})
    </>
  )
}

/** The fee of cancelling now, in R$, with the reason. */
export function FeeNotice({ session, now }: { session: Facts; now: Instant }) {
  if (!isLate(session.scheduled_for, now)) {
    return (
      <Banner tone="green" icon={<CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />}>
        Cancelar agora não tem taxa.
      </Banner>
    )
  }
  return (
    <Banner tone="yellow" icon={<TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />}>
      Faltam menos de 24 horas para o ensaio: a taxa de cancelamento é de <Fee session={session} now={now} />.
    </Banner>
  )
}
