import { HouseTheme } from '@ensaio/frame'
import { ToastProvider } from '@ensaio/ui'
import type { ComponentProps } from 'react'
import { Backoffice } from './Backoffice.tsx'

/** The back office as a whole page, the same in the browser and on the server. Needs a router around it. */
export function BackofficePage(props: ComponentProps<typeof Backoffice>) {
  return (
    <HouseTheme>
      <ToastProvider>
        <Backoffice {...props} />
      </ToastProvider>
    </HouseTheme>
  )
}
