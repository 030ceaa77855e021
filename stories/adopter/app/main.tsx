import '@ensaio/ui/fonts.css'
import { createClient } from '@ensaio/client'
import { Stack, ThemeProvider, ToastProvider } from '@ensaio/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Photos } from './Photos.tsx'

const client = createClient({ baseUrl: '/api' })
const root = document.getElementById('root')
if (!root) throw new Error('index.html lacks the element #root.')

createRoot(root).render(
  <StrictMode>
    <ThemeProvider mode="light">
      <ToastProvider>
        <Stack gap={24}>
          <Photos client={client} sessionId={1042} productId={2} viewer="client" />
          <Photos client={client} sessionId={1042} productId={2} viewer="staff" />
        </Stack>
      </ToastProvider>
    </ThemeProvider>
  </StrictMode>,
)
