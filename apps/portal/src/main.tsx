import '@ensaio/ui/fonts.css'
import { createCaller } from '@ensaio/client'
import { reloadOnNewVersion, serverClock, showApp } from '@ensaio/frame'
import { BrowserRouter } from 'react-router-dom'
import { apiAddress } from './api-address.ts'
import { PortalPage } from './PortalPage.tsx'

reloadOnNewVersion()

const client = createCaller({ baseUrl: apiAddress })

showApp((view) => (
  <BrowserRouter>
    <PortalPage client={client} {...(view && { user: view.user, clock: serverClock(view.now) })} />
  </BrowserRouter>
))
