import '@ensaio/ui/fonts.css'
import { createCaller } from '@ensaio/client'
import { HouseTheme, reloadOnNewVersion } from '@ensaio/frame'
import { ToastProvider } from '@ensaio/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Backoffice } from './Backoffice.tsx'

reloadOnNewVersion()

// Under the app's own path, because its login cookie is sent only there.
const client = createCaller({ baseUrl: '/backoffice/api' })
const root = document.getElementById('root')
if (!root) throw new Error('index.html lacks the element #root.')

createRoot(root).render(
  <StrictMode>
    <HouseTheme>
      <ToastProvider>
        <BrowserRouter basename="/backoffice">
          <Backoffice client={client} />
        </BrowserRouter>
      </ToastProvider>
    </HouseTheme>
  </StrictMode>,
)
