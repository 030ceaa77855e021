import { createCaller } from '@ensaio/client'
import { reloadOnNewVersion, serverClock, showApp } from '@ensaio/frame'
import { apiAddress } from '../api-address.ts'
import { SchedulingApp } from './SchedulingApp.tsx'

reloadOnNewVersion()

const callers = {
  client: createCaller({ baseUrl: apiAddress }),
  staff: createCaller({ baseUrl: '/backoffice/api' }),
}

/** Shows the app in its page. */
export function show(isReady: () => void): void {
  showApp(
    (view) => (
      <SchedulingApp
        callers={callers}
        address={window.location}
        {...(view && { user: view.user, clock: serverClock(view.now) })}
      />
    ),
    isReady,
  )
}
