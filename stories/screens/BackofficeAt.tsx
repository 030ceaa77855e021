import { Backoffice } from '@ensaio/backoffice'
import { createClient } from '@ensaio/client'
import { now } from '@ensaio/mocks'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { storageWith } from './PortalAt.tsx'

/** The real back office at a path, with mocked `/api` and a fixed clock; `kept` is what its storage holds. */
export function BackofficeAt({ path, kept = {} }: { path: string; kept?: Record<string, string> }) {
  const [storage] = useState(() => storageWith(kept))
  const [device] = useState(() => storageWith({}))
  const [client] = useState(() => createClient({ baseUrl: '/api' }))
  return (
    <MemoryRouter initialEntries={[path]}>
      <Backoffice client={client} clock={() => now} storage={storage} device={device} />
    </MemoryRouter>
  )
}
