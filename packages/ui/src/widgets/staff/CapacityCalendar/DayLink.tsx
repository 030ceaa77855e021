import type { LocalDate } from '@ensaio/domain'
import type { ReactNode } from 'react'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { Clash } from '../Clash.tsx'
import { WholeDay } from './CapacityCalendar.styles.ts'
import type { SlotFigure } from './capacity-facts.ts'

/** The URL of a day's list of visits, if any. */
export type DayHref = ((day: LocalDate) => string) | undefined

/** The date of a day; with a list of its visits, a link over the whole day. */
export function DayLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const Link = useLink()
  if (href === undefined) return children
  return (
    <WholeDay as={Link} {...{ href }}>
      {children}
      <VisuallyHidden>: ver visitas</VisuallyHidden>
    </WholeDay>
  )
}

/** Warns of visits that are booked on a day on which nobody goes out. */
export function ClosedVisits({ slots }: { slots: readonly SlotFigure[] }) {
  const visits = slots.reduce((sum, { booked }) => sum + booked, 0)
  return visits > 0 ? <Clash visits={visits} /> : null
}
