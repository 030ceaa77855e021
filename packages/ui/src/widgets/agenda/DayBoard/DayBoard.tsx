import {
  asideOf,
  type Board,
  type BoardSpan,
  type BoardVisit,
  boardDays,
  boardHours,
  boardModel,
  type CityNames,
  type Instant,
  type LocalDate,
  mondayOf,
} from '@ensaio/domain'
import { UsersRound } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { lazyPart } from '../../../primitives/feedback/lazy-part.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { BoardAside } from './BoardAside.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { LostWords } from './BoardTable.styles.ts'
import { BoardTable, type CellFacts } from './BoardTable.tsx'
import { BoardToolbar } from './BoardToolbar.tsx'
import { Beside, OnDesktop, OnPhone, Parts } from './DayBoard.styles.ts'
import { DropMarker, LiftWords } from './moving/DropMarker.tsx'
import { createLift, type Lifted, type Target } from './moving/lift.ts'
import type { PointerDragProps } from './moving/PointerDrag.tsx'
import { useLiftKeys } from './moving/useLiftKeys.ts'
import { type BoardMove, useMoves } from './moving/useMoves.ts'
import { nextCard } from './next-card.ts'
import { PhoneBoard } from './PhoneBoard.tsx'
import type { VisitDialogProps } from './VisitDialog.tsx'

// Drag and drop is as large as the board: it comes after it, and without it keys and the dialog move visits.
const PointerDrag = lazyPart<PointerDragProps>(
  async () => (await import('./moving/PointerDrag.tsx')).PointerDrag,
  null,
)
const VisitDialog = lazyDialog<VisitDialogProps>(async () => (await import('./VisitDialog.tsx')).VisitDialog)

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
  today: LocalDate
  now: Instant
  /** The address of an ensaio. */
  visitHref: (id: number) => string
  /** Moves a visit at the server and asks for the board again; a rejection puts it back and is told at its place. */
  onMove: (move: BoardMove) => Promise<unknown>
  /** Takes the date of a visit away again, to undo its first one. */
  onRelease: (visit: BoardVisit) => Promise<unknown>
  onRetry: Press
}

/** The coordinator's day: who goes where, hour by hour, what waits and what is at risk; visits are moved by mouse, finger, keys or a form. */
export function DayBoard(props: DayBoardProps) {
  const { board, span, today } = props
  const [onUndo, setUndo] = useState<Press | null>(null)
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
        onUndo={onUndo}
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
            <Whole {...props} value={value} onUndo={offerUndo} />
          )
        }
      </Await>
    </Stack>
  )
}

/** A question before a visit is dropped. */
interface Question {
  visit: BoardVisit
  target: Target
  warnings: readonly string[]
  isBeyondAgenda: boolean
}

/** The board once it is there. */
function Whole({
  value,
  now,
  visitHref,
  onMove,
  onRelease,
  onUndo,
}: DayBoardProps & { value: Board; onUndo: (undo: Press | null) => void }) {
  const help = useId()
  const place = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const [lift] = useState(createLift)
  const isWeek = boardDays(value).length > 1
  const { shown, isMoving, lost, forgetLost, move, tryToMove, last, undo } = useMoves(value, {
    isWeek,
    onMove,
    onRelease,
  })
  const model = useMemo(() => boardModel(shown), [shown])
  const aside = useMemo(() => asideOf(model, now), [model, now])
  const risks = useMemo(
    () => new Map([...aside.atRisk, ...aside.waiting].map(({ visit, risks: [first] }) => [visit.id, first])),
    [aside],
  )
  const rows = useMemo(
    () => boardDays(shown).flatMap((date) => boardHours(shown, date).map((hour) => ({ date, hour }))),
    [shown],
  )
  const grid = useMemo(
    () => ({ model, photographers: shown.photographers, rows, isWeek, now }),
    [model, shown, rows, isWeek, now],
  )
  const [active, setActive] = useState<number | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  // A card that moves is another element: the keyboard follows it.
  const followed = useRef<number | null>(null)

  const visitOf = useCallback(
    (id: number) => [...shown.visits, ...shown.waiting].find((one) => one.id === id),
    [shown],
  )
  // The one stop of the keyboard: the card used last or, without one, the first.
  const stop = shown.visits.some(({ id }) => id === active) ? active : (firstCard(grid) ?? null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `undo` is that of the move.
  useEffect(() => onUndo(last && (() => undo(last))), [onUndo, last])

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the board.
  useEffect(() => {
    const id = followed.current
    if (id === null || document.activeElement !== document.body) return
    followed.current = null
    place.current?.querySelector<HTMLElement>(`td [data-visit="${id}"]`)?.focus()
  }, [shown])

  const drop = useCallback(
    (lifted: Lifted) => {
      const { visit, over, by } = lifted
      const isKeys = by === 'keys'
      if (over === null || over.drop.kind === 'same') {
        lift.set(null)
        return lift.say(`${visit.title} ficou onde estava.`)
      }
      const { drop: outcome, ...target } = over
      if (outcome.kind === 'impossible') {
        // By keys it stays in the hand, to be carried on.
        if (!isKeys) lift.set(null)
        return lift.say(`Não dá: ${outcome.reason}`)
      }
      lift.set(null)
      if (isKeys) {
        followed.current = visit.id
        setActive(visit.id)
      }
      if (outcome.kind === 'warning') {
        const { warnings, isBeyondAgenda } = outcome
        return setQuestion({ visit, target, warnings, isBeyondAgenda })
      }
      void tryToMove(visit, target, false)
    },
    [lift, tryToMove],
  )
  const keys = useLiftKeys(grid, lift, drop)

  function onClick(event: MouseEvent) {
    const pressed =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-visit], [data-details]')
        : null
    if (pressed) setOpened(Number(pressed.dataset.visit ?? pressed.dataset.details))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (lift.get() !== null) return keys.onLiftedKey(event)
    const card =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-visit]') : null
    const visit = card && visitOf(Number(card.dataset.visit))
    if (!card || !visit) return
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      return keys.lift(visit)
    }
    const next = card.closest('td') && nextCard(card, event.key)
    if (!next) return
    event.preventDefault()
    setActive(Number(next.dataset.visit))
    next.focus()
  }

  const facts: CellFacts = { riskOf: (id) => risks.get(id), isMoving, active: stop, help }
  const lostWords = lost && (
    <LostWords role="alert">
      <span>{lost.text}</span>
      <Button size="small" variant="quiet" onPress={forgetLost}>
        Entendi
      </Button>
    </LostWords>
  )
  const isManyCities = new Set(shown.photographers.map(({ city }) => city)).size > 1

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cards in it are buttons; one listener serves them all.
    <div ref={place} onClick={onClick} onKeyDown={onKeyDown}>
      <VisuallyHidden id={help}>
        Espaço ou Enter pega a visita, as setas levam, Enter solta, Esc devolve.
      </VisuallyHidden>
      <LiftWords lift={lift} />
      <Parts>
        <Beside>
          <BoardAside model={model} aside={aside} isWeek={isWeek} isMoving={isMoving} help={help} />
        </Beside>
        <OnDesktop>
          <BoardTable
            ref={table}
            model={model}
            photographers={shown.photographers}
            facts={facts}
            lost={lost}
            lostWords={lostWords}
            isManyCities={isManyCities}
          >
            <DropMarker lift={lift} model={model} now={now} table={table} />
          </BoardTable>
        </OnDesktop>
        <OnPhone>
          <PhoneBoard
            model={model}
            photographers={shown.photographers}
            facts={facts}
            lost={lost}
            lostWords={lostWords}
          />
        </OnPhone>
      </Parts>
      <PointerDrag place={place} lift={lift} model={model} now={now} visitOf={visitOf} onDrop={drop} />
      <ConfirmDialog
        open={question !== null}
        title="Mover mesmo assim?"
        description={question?.warnings.join(' ')}
        action="Mover mesmo assim"
        variant="primary"
        dismissal="Deixar onde está"
        onConfirm={async () => question && move(question.visit, question.target, question.isBeyondAgenda)}
        onClose={() => setQuestion(null)}
      />
      <VisitDialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        visit={opened === null ? null : (visitOf(opened) ?? null)}
        model={model}
        now={now}
        visitHref={visitHref}
        onMove={move}
      />
    </div>
  )
}

/** The first card of the board, row by row. */
function firstCard({ model, photographers, rows }: Parameters<typeof useLiftKeys>[0]): number | undefined {
  for (const { date, hour } of rows) {
    for (const { id } of photographers) {
      const found = model.visitsOf(id, date).find(({ slot }) => slot?.hour === hour)
      if (found) return found.id
    }
  }
  return undefined
}
