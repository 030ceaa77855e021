import {
  type Board,
  type BoardSpan,
  type BoardVisit,
  type CityNames,
  type Instant,
  type LocalDate,
  mondayOf,
  type VisitExchange,
} from '@ensaio/domain'
import { UsersRound } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { BoardToolbar } from './BoardToolbar.tsx'
import type { BoardMove } from './moving/useMoves.ts'
import type { BoardPlan } from './plans/BoardPlans.tsx'
import { WholeBoard } from './WholeBoard.tsx'

/** The props of `DayBoard`. */
export type DayBoardProps = {
  board: Remote<Board>
  /** The day, or the Monday of the week, from which it is shown. */
  from: LocalDate
  onFrom: (from: LocalDate) => void
  span: BoardSpan
  onSpan: (span: BoardSpan) => void
  /** The city shown; null for all. */
  city: string | null
  cities: CityNames
  onCity: (city: string | null) => void
  /** Is the map beside the board? */
  isMapOpen?: boolean
  /** Opens or closes the map; without it there is none. */
  onMap?: (isOpen: boolean) => void
  today: LocalDate
  now: Instant
  /** The address of an ensaio. */
  visitHref: (id: number) => string
  /** Moves a visit at the server and asks for the board again; a rejection puts it back and is told at its place. */
  onMove: (move: BoardMove) => Promise<unknown>
  /** Takes the date of a visit away again, to undo its first one. */
  onRelease: (visit: BoardVisit) => Promise<unknown>
  /** Marks a day off for somebody who cannot come. */
  onTimeOff: (photographerId: number, day: LocalDate) => Promise<unknown>
  /** Passes visits between photographers at their times, all or none; without it no shorter ways are proposed. */
  onExchange?: (exchanges: readonly VisitExchange[]) => Promise<unknown>
  onRetry: Press
}

/** The coordinator's day: who goes where, hour by hour, what waits and what is at risk; visits are moved by mouse, finger, keys or a form. */
export function DayBoard(props: DayBoardProps) {
  const { board, span, today, isMapOpen = false } = props
  const [plan, setPlan] = useState<BoardPlan | null>(null)
  const [onUndo, setUndo] = useState<Press | null>(null)
  // A form over the day needs its board: pressed before, it would open by surprise once the board is there.
  const canPlan = board.state === 'ready' && board.value.photographers.length > 0
  const offerUndo = useCallback((undo: Press | null) => setUndo(() => undo), [])
  return (
    <Stack gap={16}>
      <BoardToolbar
        from={props.from}
        onFrom={props.onFrom}
        home={span === 'week' ? mondayOf(today) : today}
        span={span}
        onSpan={props.onSpan}
        city={props.city}
        cities={props.cities}
        onCity={props.onCity}
        isMapOpen={isMapOpen}
        onMap={props.onMap}
        onUndo={onUndo}
        onPlan={setPlan}
        canPlan={canPlan}
        isShortening={props.onExchange !== undefined}
      />
      <Await
        remote={board}
        onRetry={props.onRetry}
        failureTitle="Não foi possível carregar o quadro"
        waiting={<BoardSkeleton />}
      >
        {(value) =>
          value.photographers.length === 0 ? (
            <EmptyState
              icon={<UsersRound size={24} strokeWidth={1.75} />}
              title="Ninguém fotografa nesta cidade"
              text="Quando houver fotógrafos, o dia de cada um aparece aqui."
            />
          ) : (
            <WholeBoard
              value={value}
              now={props.now}
              today={today}
              isMapOpen={isMapOpen}
              visitHref={props.visitHref}
              onMove={props.onMove}
              onRelease={props.onRelease}
              onTimeOff={props.onTimeOff}
              onExchange={props.onExchange}
              plan={plan}
              onPlanClose={() => setPlan(null)}
              onUndo={offerUndo}
            />
          )
        }
      </Await>
    </Stack>
  )
}
