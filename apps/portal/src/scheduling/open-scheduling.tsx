import '@ensaio/ui/fonts.css'
import { createCaller } from '@ensaio/client'
import { reloadOnNewVersion, serverClock, showApp } from '@ensaio/frame'
import { apiAddress } from '../api-address.ts'
import { SchedulingApp } from './SchedulingApp.tsx'

reloadOnNewVersion()

const callers = {
  client: createCaller({ baseUrl: apiAddress }),
  staff: createCaller({ baseUrl: '/backoffice/api' }),
}

showApp((view) => (
  <SchedulingApp
    callers={callers}
    address={window.location}
    {...(view && { user: view.user, clock: serverClock(view.now) })}
  />
))
