import '@ensaio/ui/fonts.css'
import { createCaller } from '@ensaio/client'
import { reloadOnNewVersion } from '@ensaio/frame'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { SchedulingApp } from './SchedulingApp.tsx'

reloadOnNewVersion()

const caller = createCaller({ baseUrl: '/api' })
const root = document.getElementById('root')
if (!root) throw new Error('calendar.html lacks the element #root.')

createRoot(root).render(
  <StrictMode>
    <SchedulingApp caller={caller} />
  </StrictMode>,
)
