import { Backoffice } from '@ensaio/backoffice'
import { createClient } from '@ensaio/client'
import { now } from '@ensaio/mocks'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'

/** The real back office at a path, with mocked `/api` and a fixed clock. */
export function BackofficeAt({ path }: { path: string }) {
  const [client] = useState(() => createClient({ baseUrl: '/api' }))
  return (
    <MemoryRouter initialEntries={[path]}>
      <Backoffice client={client} clock={() => now} />
    </MemoryRouter>
  )
}
