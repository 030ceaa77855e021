import { createCaller } from '@ensaio/client'
import { reloadOnNewVersion, serverClock, showApp } from '@ensaio/frame'
import { BrowserRouter } from 'react-router-dom'
import { apiAddress } from './api-address.ts'
import { PortalPage } from './PortalPage.tsx'

reloadOnNewVersion()

const client = createCaller({ baseUrl: apiAddress })

/** Shows the app in its page. */
export function show(isReady: () => void): void {
  showApp(
    (view) => (
      <BrowserRouter>
        <PortalPage client={client} {...(view && { user: view.user, clock: serverClock(view.now) })} />
      </BrowserRouter>
    ),
    isReady,
  )
}
