import { HouseTheme } from '@ensaio/frame'
import { ToastProvider } from '@ensaio/ui'
import type { ComponentProps } from 'react'
import { Portal } from './Portal.tsx'

/** The portal as a whole page, the same in the browser and on the server. Needs a router around it. */
export function PortalPage(props: ComponentProps<typeof Portal>) {
  return (
    <HouseTheme>
      <ToastProvider>
        <Portal {...props} />
      </ToastProvider>
    </HouseTheme>
  )
}
