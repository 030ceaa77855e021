import { type Actor, formatDate, type LocalDate, type Tour, type TourForm } from '@ensaio/domain'
import { CalendarX2, Rotate3d } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { lazyPart } from '../../../primitives/feedback/lazy-part.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { FieldWaiting } from '../../../primitives/form/FieldWaiting.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { StaffPart } from '../StaffPart.ts'
import { hostingHint } from './hosting-hint.ts'
import { TourView } from './TourView.tsx'

const TourEditor = lazyPart(
  async () => (await import('./TourEditor.tsx')).TourEditor,
  <StaffPart>
    <FieldWaiting />
    <FieldWaiting />
    <FieldWaiting hint={hostingHint} />
    <Skeleton width="96px" height="44px" />
  </StaffPart>,
)

/** The props of `TourCard`. */
export type TourCardProps = {
  /** Null while there is none. */
  tour: Remote<Tour | null>
  viewer: Actor
  /** "Tour virtual" unless told: the work behind it has the same card. */
  title?: string
  /** The address of a picture of ours, shown until the tour is opened. */
  still?: string | null
  /** Decides whether the hosting has ended. */
  today?: LocalDate
  onRetry: Press
  /** Saves the tour's addresses and its hosting in months, and answers the tour; staff only. */
  onSave?: (form: TourForm) => Promise<Tour | undefined> | Promise<void>
  /** The tour after it was saved, for a page that keeps it. */
  onChange?: (tour: Tour) => void
  /** Shown right of the title. */
  aside?: ReactNode
}

function isEmpty(tour: Tour | null): tour is null {
  return tour === null || (!tour.matterport_url && !tour.tour_url)
}

/** A virtual tour: walked through inside the page after a click, opened, shared and taken to another site; and until when it is up. */
export function TourCard(props: TourCardProps) {
  const { viewer, title = 'Tour virtual', onSave, onChange } = props
  const isStaff = viewer === 'staff'
  return (
    <Card title={title} aside={props.aside}>
      <Await remote={props.tour} onRetry={props.onRetry} waiting={<Skeleton ratio="16 / 9" />}>
        {(tour) => (
          <Stack gap={24}>
            {tour?.has_ended ? (
              <EmptyState
                icon={<CalendarX2 size={24} strokeWidth={1.75} />}
                title="O tour saiu do ar"
                text={`${tour.hosted_until ? `A hospedagem terminou em ${formatDate(tour.hosted_until)}. ` : ''}Quando for renovada, ele volta.`}
              />
            ) : isEmpty(tour) ? (
              <EmptyState
                icon={<Rotate3d size={24} strokeWidth={1.75} />}
                title="Ainda não há tour"
                text={
                  isStaff ? 'Cole abaixo o endereço do tour.' : 'Assim que ficar pronto, ele aparece aqui.'
                }
              />
            ) : (
              <TourView tour={tour} title={title} still={props.still} today={props.today} />
            )}
            {isStaff && onSave && (
              <TourEditor
                tour={tour}
                onSave={async (form) => {
                  const saved = await onSave(form)
                  if (saved) onChange?.(saved)
                }}
              />
            )}
          </Stack>
        )}
      </Await>
    </Card>
  )
}
