import { type Instant, type Session, status, type VisitStep } from '@ensaio/domain'
import { CalendarCheck } from 'lucide-react'
import styled from 'styled-components'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { space } from '../../../theme/tokens.ts'
import { OwnVisit } from './OwnVisit.tsx'

const Visits = styled.ol`
  display: grid;
  gap: ${space[16]};
  max-width: 720px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    min-width: 0;
  }
`

/** The props of `OwnDay`. */
export type OwnDayProps = {
  /** The visits of the day, in their order. */
  visits: Remote<Session[]>
  /** The current instant: a visit can be ended once it has begun. */
  now: Instant
  /** The things that were captured, by the id of the ensaio, kept on the device by whoever uses this. */
  captured: Readonly<Record<number, readonly string[]>>
  /** The address of the page of an ensaio. */
  sessionHref: (id: number) => string
  /** Says a step of a visit; a rejection is told on its card and changes nothing. */
  onStep: (visit: Session, step: VisitStep) => Promise<unknown>
  /** Called with all that was captured at a visit, whenever one thing is marked or unmarked. */
  onCapture: (id: number, captured: string[]) => void
  onRetry?: () => unknown
}

/** A photographer's visits of today, each with the way to it, who receives, what to capture, and the steps to say (rules arrival and status-moves). */
export function OwnDay(props: OwnDayProps) {
  const { visits, now, captured, sessionHref, onStep, onCapture, onRetry } = props
  return (
    <Stack>
      <Heading level={2}>Hoje</Heading>
      <Await
        remote={visits}
        waiting={<WaitingDay />}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar as visitas de hoje"
      >
        {(day) =>
          day.length === 0 ? (
            <Card>
              <EmptyState
                icon={<CalendarCheck size={24} strokeWidth={1.75} />}
                title="Nenhuma visita hoje"
                text="As próximas estão na lista de ensaios."
              />
            </Card>
          ) : (
            <Visits>
              {day.map((visit) => (
                <li key={visit.id}>
                  <OwnVisit
                    visit={visit}
                    now={now}
                    captured={captured[visit.id] ?? []}
                    href={sessionHref(visit.id)}
                    isNext={visit.id === nextOf(day)}
                    onStep={(step) => onStep(visit, step)}
                    onCapture={(things) => onCapture(visit.id, things)}
                  />
                </li>
              ))}
            </Visits>
          )
        }
      </Await>
    </Stack>
  )
}

/** The first visit that has not ended, whose next step is the likely one. */
function nextOf(day: readonly Session[]): number | undefined {
  return day.find((visit) => visit.status === status.scheduled)?.id
}

function WaitingDay() {
  return (
    <Visits>
      {[1, 2].map((place) => (
        <li key={place}>
          <Card>
            <Stack>
              <Skeleton width="70%" height="22px" />
              <Skeleton width="50%" height="18px" />
              <Skeleton height="44px" />
              <Skeleton height="88px" />
            </Stack>
          </Card>
        </li>
      ))}
    </Visits>
  )
}
