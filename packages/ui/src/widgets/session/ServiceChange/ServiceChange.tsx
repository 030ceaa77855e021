import type { ServiceOffer, ServiceOffers } from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import type { Remote } from '../../../remote/remote.ts'

const ServiceDialog = lazyDialog(async () => (await import('./ServiceDialog.tsx')).ServiceDialog)

/** The props of `ServiceChange`. */
export type ServiceChangeProps = {
  /** The services that the ensaio can change to. */
  offers: Remote<ServiceOffers>
  /** Loads the offers (again): when the dialog opens, and after a failure. */
  onAsk: Press
  /** Changes the service; a rejection is shown inside the dialog, which stays open. */
  onChange: (offer: ServiceOffer) => Promise<unknown>
  /** Where missing credit is added; left out, the reader is told to ask for it. */
  creditHref?: string | undefined
  /** The words for clients, who only add. */
  label?: string
}

/** The button that changes the service of a placed order, with a dialog that shows each difference before it is confirmed (rule service-change). */
export function ServiceChange({ label = 'Mudar o serviço', ...props }: ServiceChangeProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div>
        <Button
          size="small"
          onPress={() => {
            setOpen(true)
            void props.onAsk()
          }}
        >
          {label}
        </Button>
      </div>
      <ServiceDialog {...props} title={label} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
