import { lazyDialog } from '../../../../primitives/dialog/lazy-dialog.tsx'
import type { AbsenceDialogProps } from './AbsenceDialog.tsx'
import type { ShorterDayDialogProps } from './ShorterDayDialog.tsx'

const AbsenceDialog = lazyDialog<AbsenceDialogProps>(
  async () => (await import('./AbsenceDialog.tsx')).AbsenceDialog,
)
const ShorterDayDialog = lazyDialog<ShorterDayDialogProps>(
  async () => (await import('./ShorterDayDialog.tsx')).ShorterDayDialog,
)

/** A form over the whole day: somebody cannot come, or its ways become shorter. */
export type BoardPlan = 'absence' | 'shorter'

/** The props of `BoardPlans`. */
export type BoardPlansProps = Omit<AbsenceDialogProps, 'open'> & {
  plan: BoardPlan | null
  /** Without it no shorter ways are proposed. */
  onExchange: ShorterDayDialogProps['onExchange'] | undefined
}

/** The forms that change many visits of a day at once; each is loaded when it is opened. */
export function BoardPlans({ plan, onExchange, ...absence }: BoardPlansProps) {
  const { onClose, model, now } = absence
  return (
    <>
      <AbsenceDialog {...absence} open={plan === 'absence'} />
      {onExchange && (
        <ShorterDayDialog
          open={plan === 'shorter'}
          onClose={onClose}
          model={model}
          now={now}
          onExchange={onExchange}
        />
      )}
    </>
  )
}
