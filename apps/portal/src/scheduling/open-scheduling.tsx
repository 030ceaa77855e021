import '@ensaio/ui/fonts.css'
import { createCaller } from '@ensaio/client'
import { reloadOnNewVersion } from '@ensaio/frame'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { apiAddress } from '../api-address.ts'
import { SchedulingApp } from './SchedulingApp.tsx'

reloadOnNewVersion()

const callers = {
  client: createCaller({ baseUrl: apiAddress }),
  staff: createCaller({ baseUrl: '/backoffice/api' }),
}
const root = document.getElementById('root')
if (!root) throw new Error('calendar.html lacks the element #root.')

createRoot(root).render(
  <StrictMode>
    <SchedulingApp callers={callers} />
  </StrictMode>,
)
