import {
  asideOf,
  type Board,
  type BoardVisit,
  boardDays,
  boardHours,
  boardModel,
  type Instant,
  type LocalDate,
} from '@ensaio/domain'
import {
  type FocusEvent,
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
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { lazyPart } from '../../../primitives/feedback/lazy-part.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { BoardAside } from './BoardAside.tsx'
import { LostWords } from './BoardTable.styles.ts'
import { BoardTable, type CellFacts } from './BoardTable.tsx'
import { Beside, BesideMap, OnDesktop, OnPhone, Parts } from './DayBoard.styles.ts'
import { MoveQuestion, type Question } from './MoveQuestion.tsx'
import { allowLeaflet } from './map/allow-leaflet.ts'
import type { VisitMapProps } from './map/VisitMap.tsx'
import { DropMarker, LiftWords } from './moving/DropMarker.tsx'
import { createLift, type Lifted } from './moving/lift.ts'
import type { PointerDragProps } from './moving/PointerDrag.tsx'
import { useLiftKeys } from './moving/useLiftKeys.ts'
import { type BoardMove, useMoves } from './moving/useMoves.ts'
import { firstCard, nextCard } from './next-card.ts'
import { PhoneBoard } from './PhoneBoard.tsx'
import { BoardPlans, type BoardPlansProps } from './plans/BoardPlans.tsx'
import { useMark } from './use-mark.ts'
import type { VisitDialogProps } from './VisitDialog.tsx'

// Drag and drop is as large as the board: it comes after it, and without it keys and the dialog move visits.
const PointerDrag = lazyPart<PointerDragProps>(
  async () => (await import('./moving/PointerDrag.tsx')).PointerDrag,
  null,
)
// The map is as large as everything else of the board, and only those who open it load it.
const VisitMap = lazyPart<VisitMapProps>(
  async () => {
    allowLeaflet()
    return (await import('./map/VisitMap.tsx')).VisitMap
  },
  <Skeleton height="24rem" />,
)
const VisitDialog = lazyDialog<VisitDialogProps>(async () => (await import('./VisitDialog.tsx')).VisitDialog)

/** The board once it is there; `onUndo` is told what takes the last move back. */
export function WholeBoard({
  value,
  now,
  visitHref,
  onMove,
  onRelease,
  onTimeOff,
  onExchange,
  plan,
  onPlanClose,
  onUndo,
  today,
  isMapOpen,
}: {
  value: Board
  today: LocalDate
  isMapOpen: boolean
  now: Instant
  visitHref: (id: number) => string
  onMove: (move: BoardMove) => Promise<unknown>
  onRelease: (visit: BoardVisit) => Promise<unknown>
  onTimeOff: (photographerId: number, day: LocalDate) => Promise<unknown>
  onExchange: BoardPlansProps['onExchange']
  plan: BoardPlansProps['plan']
  onPlanClose: () => void
  onUndo: (undo: Press | null) => void
}) {
  const help = useId()
  const place = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const [lift] = useState(createLift)
  // A card that moves is another element, and “Desfazer” disappears: the keyboard follows the card.
  const followed = useRef<{ id: number; isFocusElsewhere: boolean } | null>(null)
  const isWeek = boardDays(value).length > 1
  const { shown, isMoving, lost, forgetLost, move, tryToMove, assign, release, last, undo } = useMoves(
    value,
    {
      isWeek,
      onMove,
      onRelease,
      onUndo: (id) => {
        followed.current = { id, isFocusElsewhere: true }
      },
    },
  )
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

  const visitOf = useCallback(
    (id: number) => [...shown.visits, ...shown.waiting].find((one) => one.id === id),
    [shown],
  )
  // The one stop of the keyboard: the card used last or, without one, the first.
  const stop = shown.visits.some(({ id }) => id === active) ? active : (firstCard(grid) ?? null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `undo` is that of the move; the toolbar that offers it outlives this board.
  useEffect(() => {
    onUndo(last && (() => undo(last)))
    return () => onUndo(null)
  }, [onUndo, last])

  function follow() {
    const card = followed.current
    if (card === null || (!card.isFocusElsewhere && document.activeElement !== document.body)) return
    followed.current = null
    const shownTwice = [...(place.current?.querySelectorAll<HTMLElement>(`[data-visit="${card.id}"]`) ?? [])]
    const visible = shownTwice.filter((one) => one.checkVisibility())
    const onBoard = visible.find((one) => one.closest('td'))
    ;(onBoard ?? visible[0])?.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the board.
  useEffect(follow, [shown])

  // A visit whose move was lost is back, as another card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each lost move.
  useEffect(() => {
    if (lost === null) return
    followed.current = { id: lost.visitId, isFocusElsewhere: false }
    follow()
  }, [lost])

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
        followed.current = { id: visit.id, isFocusElsewhere: false }
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
  const mark = useMark(place, isMapOpen ? active : null, shown)

  function onClick(event: MouseEvent) {
    const pressed =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-visit], [data-details]')
        : null
    if (pressed) setOpened(Number(pressed.dataset.visit ?? pressed.dataset.details))
  }

  function onFocus(event: FocusEvent) {
    const card = event.target.closest<HTMLElement>('td [data-visit]')
    if (card) setActive(Number(card.dataset.visit))
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
    <div ref={place} onClick={onClick} onFocus={onFocus} onKeyDown={onKeyDown}>
      <VisuallyHidden id={help}>
        Espaço ou Enter pega a visita, as setas levam, Enter solta, Esc devolve.
      </VisuallyHidden>
      <LiftWords lift={lift} />
      <Parts data-map={isMapOpen || undefined}>
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
        {isMapOpen && (
          <BesideMap>
            <VisitMap
              model={model}
              today={today}
              chosen={active}
              onChoose={(id) => {
                setActive(id)
                mark.show(id)
              }}
              visitHref={visitHref}
            />
          </BesideMap>
        )}
      </Parts>
      <PointerDrag place={place} lift={lift} model={model} now={now} visitOf={visitOf} onDrop={drop} />
      <MoveQuestion question={question} onMove={move} onClose={() => setQuestion(null)} />
      <VisitDialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        visit={opened === null ? null : (visitOf(opened) ?? null)}
        model={model}
        now={now}
        visitHref={visitHref}
        onMove={move}
      />
      <BoardPlans
        plan={plan}
        onClose={onPlanClose}
        model={model}
        now={now}
        onAssign={assign}
        onRelease={release}
        onTimeOff={onTimeOff}
        onExchange={onExchange}
      />
    </div>
  )
}
