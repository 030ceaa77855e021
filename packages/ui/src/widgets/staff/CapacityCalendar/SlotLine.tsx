import { LockKeyhole, type LucideIcon, TriangleAlert } from 'lucide-react'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { Line } from './CapacityCalendar.styles.ts'
import { type SlotFigure, type SlotState, slotState, visitsText } from './capacity-facts.ts'

const marks: Partial<Record<SlotState, { Icon: LucideIcon; words: string }>> = {
  full: { Icon: LockKeyhole, words: ', lotado' },
  over: { Icon: TriangleAlert, words: ', mais do que cabe' },
}

/** A time of a day with its booked visits and its capacity. Full and overbooked ones have an icon, a fill and a text. */
export function SlotLine({ slot }: { slot: SlotFigure }) {
  const state = slotState(slot)
  const mark = marks[state]
  const figures = state === 'none' ? '–' : `${slot.booked}/${slot.capacity}`
  const words = state === 'none' ? 'ninguém trabalha' : visitsText(slot.booked, slot.capacity)
  return (
    <Line data-state={state}>
      <span>{slot.hour}</span>
      <b aria-hidden="true">
        {mark && <mark.Icon size={13} strokeWidth={2} />}
        {figures}
      </b>
      <VisuallyHidden>{`: ${words}${mark?.words ?? ''}`}</VisuallyHidden>
    </Line>
  )
}
