import {
  centsOf,
  formatCents,
  hoursText,
  type Instant,
  isLate,
  lateFee,
  type Session,
  termsOf,
} from '@ensaio/domain'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'

type Facts = Pick<Session, 'price' | 'scheduled_for' | 'terms'>

function Fee({ session, now }: { session: Facts; now: Instant }) {
  const terms = termsOf(session)
  if (session.price === null) return <strong>{terms.late_fee_percent}%</strong>
  const price = centsOf(session.price)
  return (
    <>
      <strong>{formatCents(lateFee(price, session.scheduled_for, now, terms))}</strong> (
      {terms.late_fee_percent}% de {formatCents(price)})
    </>
  )
}

/** The fee of cancelling now, in R$, with the reason. */
export function FeeNotice({ session, now }: { session: Facts; now: Instant }) {
  const terms = termsOf(session)
  if (!isLate(session.scheduled_for, now, terms)) {
    return (
      <Banner tone="green" icon={<CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />}>
        Cancelar agora não tem taxa.
      </Banner>
    )
  }
  return (
    <Banner tone="yellow" icon={<TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />}>
      Faltam menos de {hoursText(terms.late_hours)} para o ensaio: a taxa de cancelamento é de{' '}
      <Fee session={session} now={now} />.
    </Banner>
  )
}
