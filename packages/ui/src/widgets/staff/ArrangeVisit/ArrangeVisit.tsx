import type { ArrangedVisit, ChosenSlot, VisitPlan } from '@ensaio/domain'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'

const ArrangeDialog = lazyDialog(async () => (await import('./ArrangeDialog.tsx')).ArrangeDialog)

/** The props of `ArrangeVisit`. */
export type ArrangeVisitProps = {
  /** Day and time of the booked visit, to start from; null before it is scheduled. */
  booked: ChosenSlot | null
  /** The form opens: remember the visit that it begins with, so that a move by somebody else is refused and not undone. */
  onOpen?: () => void
  /** Asks whether the agenda provides for a time, and which photographers could go. */
  onPlan: (slot: ChosenSlot, signal: AbortSignal) => Promise<VisitPlan>
  /** Books or moves the visit; a rejection is shown inside the dialog, which keeps what was typed. */
  onArrange: (visit: ArrangedVisit) => Promise<unknown>
}

/** The button and dialog with which staff fit a visit in: any time ahead and any free photographer, with a warning where the agenda does not provide for it (rule beyond-agenda). */
export function ArrangeVisit({ onOpen, ...props }: ArrangeVisitProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
        onPress={() => {
          onOpen?.()
          setOpen(true)
        }}
      >
        {props.booked ? 'Encaixar em outro horário' : 'Encaixar visita'}
      </Button>
      <ArrangeDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
