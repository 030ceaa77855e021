import {
  type Actor,
  addressTitle,
  formatLongInstant,
  type Instant,
  isLate,
  type Session,
  termsOf,
} from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { FeeChoice } from './FeeChoice.tsx'
import { FeeNotice } from './FeeNotice.tsx'

/** The choices when cancelling; only staff decide about the fee (rule untrusted-claims). */
export type CancelChoice = { has_fee?: boolean }

export type CancelDialogProps = {
  open: boolean
  session: Session
  /** The moment that decides about the fee. */
  now: Instant
  viewer?: Actor
  /** Cancels; a rejection is shown inside the dialog, which stays open. */
  onCancel: (choice: CancelChoice) => Promise<unknown>
  /** Called by "Manter ensaio", by Esc and after cancelling. */
  onClose: () => void
}

function subject(session: Session): string {
  const visit = session.scheduled_for && formatLongInstant(session.scheduled_for, session.time_zone)
  return [addressTitle(session.address), visit].filter(Boolean).join(' · ')
}

/** Confirms a cancellation and shows its fee in R$: a share of the price inside the late hours (rule late-fee). */
export function CancelDialog({
  open,
  session,
  now,
  viewer = 'client',
  onCancel,
  onClose,
}: CancelDialogProps) {
  const [chosen, setChosen] = useState<boolean>()
  const { close, run } = useDialogAction(() => {
    setChosen(undefined)
    onClose()
  })
  const terms = termsOf(session)
  const hasFee = chosen ?? isLate(session.scheduled_for, now, terms)

  return (
    <Dialog
      open={open}
      onClose={close}
      role="alertdialog"
      title="Cancelar este ensaio?"
      description={subject(session)}
      actions={
        <>
          <Button
            variant="danger"
            onPress={() => run(() => onCancel(viewer === 'staff' ? { has_fee: hasFee } : {}))}
          >
            Cancelar ensaio
          </Button>
          <Button onPress={close}>Manter ensaio</Button>
        </>
      }
    >
      <FeeNotice session={session} now={now} />
      {viewer === 'staff' && (
        <FeeChoice terms={terms} price={session.price} checked={hasFee} onChange={setChosen} />
      )}
    </Dialog>
  )
}
