import '@ensaio/ui/fonts.css'
import { createCaller } from '@ensaio/client'
import { HouseTheme, reloadOnNewVersion } from '@ensaio/frame'
import { ToastProvider } from '@ensaio/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { apiAddress } from './api-address.ts'
import { Portal } from './Portal.tsx'

reloadOnNewVersion()

const client = createCaller({ baseUrl: apiAddress })
const root = document.getElementById('root')
if (!root) throw new Error('index.html lacks the element #root.')

createRoot(root).render(
  <StrictMode>
    <HouseTheme>
      <ToastProvider>
        <BrowserRouter>
          <Portal client={client} />
        </BrowserRouter>
      </ToastProvider>
    </HouseTheme>
  </StrictMode>,
)
