import { type Provider, type ProviderChoice, type SessionStatus, status as statuses } from '@ensaio/domain'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { ProviderCard } from '../ProviderCard/ProviderCard.tsx'

const ProviderDialog = lazyDialog(async () => (await import('./ProviderDialog.tsx')).ProviderDialog)

/** The props of `ProviderAssignment`. */
export type ProviderAssignmentProps = {
  /** Null before a photographer is assigned. */
  provider: Provider | null
  status: SessionStatus
  /** The candidates for the visit's time. */
  choices: Remote<readonly ProviderChoice[]>
  /** Loads the choices (again): when the dialog opens, after a failure, and when a photographer was booked meanwhile. */
  onAsk: Press
  /** Opens the dialog at once, for links to this action. */
  startsOpen?: boolean
  /** Assigns another photographer, on a day off with `beyondAgenda`; a rejection is shown inside the dialog, which stays open. */
  onAssign: (id: number, beyondAgenda?: boolean) => Promise<unknown>
  /** Shown under the photographer: other ways to arrange the visit. */
  children?: ReactNode
}

/** The photographer of an ensaio and, before the visit, the button to assign another one. */
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
      >
        {props.children}
      </ProviderCard>
      {isOpen && <ProviderDialog {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
