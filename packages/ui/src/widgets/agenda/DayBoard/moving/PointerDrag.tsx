import {
  type CollisionDetection,
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type BoardModel, type BoardVisit, dropsOf, type Instant, stayReason } from '@ensaio/domain'
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { DropWords } from './DropMarker.tsx'
import { cellKey, type Lifted, type LiftStore, useLifted } from './lift.ts'
import { InHand } from './PointerDrag.styles.ts'

/** What dragging needs to know of the board. */
export type PointerDragProps = {
  /** Holds all cards and cells. */
  place: RefObject<HTMLElement | null>
  lift: LiftStore
  model: BoardModel
  now: Instant
  visitOf: (id: number) => BoardVisit | undefined
  onDrop: (lifted: Lifted) => void
}

// Outside of the component: new objects would set the sensors up again with each render.
const mouse = { activationConstraint: { distance: 4 } }
const touch = { activationConstraint: { delay: 200, tolerance: 8 } }
const letThrough = { pointerEvents: 'none' } as const
const silent = () => undefined
const accessibility = {
  restoreFocus: false,
  // The board reads out by itself, and its cards have instructions of their own.
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}

/** Makes the pressed card the one that is dragged: one draggable and one droppable serve any number of cards and cells. */
function Grip({
  place,
  onPress,
}: Pick<PointerDragProps, 'place'> & { onPress: (card: HTMLElement) => boolean }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'card' })
  const { setNodeRef: setBoard } = useDroppable({ id: 'board' })
  const latest = useRef({ listeners, onPress })
  latest.current = { listeners, onPress }

  useEffect(() => {
    const element = place.current
    if (!element) return
    setBoard(element.querySelector<HTMLElement>('table') ?? element)
    const start = (name: 'onMouseDown' | 'onTouchStart') => (event: Event) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-visit]') : null
      if (!card || !latest.current.onPress(card)) return
      setNodeRef(card)
      latest.current.listeners?.[name]?.({ nativeEvent: event } as SyntheticEvent)
    }
    const [press, hold] = [start('onMouseDown'), start('onTouchStart')]
    element.addEventListener('mousedown', press)
    element.addEventListener('touchstart', hold, { passive: true })
    return () => {
      element.removeEventListener('mousedown', press)
      element.removeEventListener('touchstart', hold)
    }
  }, [place, setNodeRef, setBoard])
  return null
}

function Card({ lift }: { lift: LiftStore }) {
  const lifted = useLifted(lift)
  if (!lifted) return null
  return (
    <InHand>
      {lifted.visit.title}
      {lifted.over && <DropWords drop={lifted.over.drop} />}
    </InHand>
  )
}

/** Drags cards of the board by mouse, or by finger after a moment. Renders nothing but the card in the hand. */
export function PointerDrag({ place, lift, model, now, visitOf, onDrop }: PointerDragProps) {
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch))
  const pressed = useRef<BoardVisit | undefined>(undefined)
  const pointer = useRef<{ x: number; y: number } | null>(null)
  const drops = useRef<ReturnType<typeof dropsOf> | null>(null)

  const follow: CollisionDetection = ({ pointerCoordinates }) => {
    pointer.current = pointerCoordinates
    return [{ id: 'board' }]
  }

  function onPress(card: HTMLElement): boolean {
    pressed.current = visitOf(Number(card.dataset.visit))
    return pressed.current !== undefined && stayReason(pressed.current) === null && lift.get() === null
  }

  function begin() {
    const visit = pressed.current
    if (!visit) return
    drops.current = dropsOf(model, visit, now)
    lift.set({ visit, by: 'pointer', over: null })
  }

  /** Finds the hour under the pointer; the lifted card itself lets the pointer through. */
  function overAt(): Lifted['over'] {
    const at = pointer.current
    const cell = at && document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('td[data-at]')
    const [id = '', date = '', hour = ''] = (cell?.dataset.at ?? '').split(' ')
    const photographer = model.photographer(Number(id))
    if (!cell || !photographer || !drops.current || !place.current?.contains(cell)) return null
    const slot = { date, hour: hour as `${string}h${string}` }
    return { photographer, slot, drop: drops.current(photographer, slot) }
  }

  function carry() {
    const lifted = lift.get()
    if (!lifted) return
    const over = overAt()
    const key = (one: Lifted['over']) => one && cellKey(one.photographer.id, one.slot)
    if (key(over) !== key(lifted.over)) lift.set({ ...lifted, over })
  }

  function end() {
    carry()
    const lifted = lift.get()
    if (lifted) onDrop(lifted)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={follow}
      accessibility={accessibility}
      onDragStart={begin}
      onDragMove={carry}
      onDragEnd={end}
      onDragCancel={() => lift.set(null)}
    >
      <Grip place={place} onPress={onPress} />
      <DragOverlay dropAnimation={null} zIndex={30} style={letThrough}>
        <Card lift={lift} />
      </DragOverlay>
    </DndContext>
  )
}
