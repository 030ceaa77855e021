import {
  type ArrivalStep,
  type Instant,
  type Session,
  status,
  type VisitStep,
  wallClock,
} from '@ensaio/domain'
import { CalendarCheck } from 'lucide-react'
import styled from 'styled-components'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { space } from '../../../theme/tokens.ts'
import { OwnVisit } from './OwnVisit.tsx'
import { type RefusedStep, RefusedSteps } from './RefusedSteps.tsx'

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
  /** Takes the newest step of a visit back, for ten minutes; without it, none is taken back. */
  onUndo?: (visit: Session, step: ArrivalStep) => Promise<unknown>
  /** Called with all that was captured at a visit, whenever one thing is marked or unmarked. */
  onCapture: (id: number, captured: string[]) => void
  /** When the visits were read, where they are those that the device kept without a network. */
  asOf?: Instant | null
  /** The ids of the visits of which a step waits for a network; they are shown with it. */
  unsent?: readonly number[]
  /** Steps that waited for a network and were refused, until they are dismissed. */
  refused?: readonly RefusedStep[]
  onDismiss?: (key: string) => void
  onRetry?: () => unknown
}

/** A photographer's visits of today, each with the way to it, who receives, what to capture, and the steps to say (rules arrival and status-moves). */
export function OwnDay(props: OwnDayProps) {
  const { visits, now, captured, sessionHref, onStep, onCapture, onRetry } = props
  const { asOf = null, unsent = [], refused = [], onDismiss, onUndo } = props
  return (
    <Stack>
      <Heading level={2}>Hoje</Heading>
      {asOf !== null && (
        <div role="status">
          <Text soft>
            Sem rede: as visitas estão como às {clockTime(asOf)}. Seus avisos ficam guardados neste aparelho e
            seguem quando a rede voltar.
          </Text>
        </div>
      )}
      <RefusedSteps refused={refused} onDismiss={onDismiss} />
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
                    isUnsent={unsent.includes(visit.id)}
                    onStep={(step) => onStep(visit, step)}
                    onUndo={onUndo && ((step) => onUndo(visit, step))}
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

/** The time on the clock of the device, as its owner reads it. */
function clockTime(at: Instant): string {
  return wallClock(at, Intl.DateTimeFormat().resolvedOptions().timeZone).time.replace(':', 'h')
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
