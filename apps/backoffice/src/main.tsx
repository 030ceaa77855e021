import { createCaller } from '@ensaio/client'
import { reloadOnNewVersion, serverClock, showApp } from '@ensaio/frame'
import { BrowserRouter } from 'react-router-dom'
import { BackofficePage } from './BackofficePage.tsx'

reloadOnNewVersion()

// Under the app's own path, because its login cookie is sent only there.
const client = createCaller({ baseUrl: '/backoffice/api' })

/** Shows the app in its page. */
export function show(isReady: () => void): void {
  showApp(
    (view) => (
      <BrowserRouter basename="/backoffice">
        <BackofficePage client={client} {...(view && { user: view.user, clock: serverClock(view.now) })} />
      </BrowserRouter>
    ),
    isReady,
  )
}
