import { type Provider, type ProviderChoice, type SessionStatus, status as statuses } from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { ProviderCard } from '../ProviderCard/ProviderCard.tsx'

const ProviderDialog = lazyDialog(async () => (await import('./ProviderDialog.tsx')).ProviderDialog)

/** The props of `ProviderAssignment`. */
export type ProviderAssignmentProps = {
  /** Null until somebody is assigned. */
  provider: Provider | null
  status: SessionStatus
  /** Who could go at the visit's time. */
  choices: Remote<readonly ProviderChoice[]>
  /** Asks for the choices (again): when the dialog opens, after a failure, and when somebody was taken meanwhile. */
  onAsk: Press
  /** Opens the dialog at once, for who came to send somebody else. */
  startsOpen?: boolean
  /** Sends somebody else; a rejection is told inside the dialog, which stays. */
  onAssign: (id: number) => Promise<unknown>
}

/** The photographer of an ensaio and, while the visit is ahead, the way to send another one. */
export function ProviderAssignment(props: ProviderAssignmentProps) {
  const { provider, status } = props
  const [open, setOpen] = useState(props.startsOpen ?? false)
  const isOpen = status === statuses.scheduled
  return (
    <>
      <ProviderCard
        provider={provider}
        status={status}
        aside={
          isOpen && (
            <Button
              size="small"
              variant="quiet"
              onPress={() => {
                setOpen(true)
                void props.onAsk()
              }}
            >
              {provider ? 'Trocar fotógrafo' : 'Escolher fotógrafo'}
            </Button>
          )
        }
      />
      {isOpen && <ProviderDialog {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
