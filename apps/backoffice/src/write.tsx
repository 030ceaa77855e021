import {
  type PageRequest,
  serverCaller,
  type WrittenView,
  writePublisher,
  writeView,
} from '@ensaio/frame/write'
import { StaticRouter } from 'react-router-dom'
import { BackofficePage } from './BackofficePage.tsx'

/** Writes a page of the back office on the server. */
export function write(_name: string, request: PageRequest): Promise<WrittenView> {
  const { address, user, now } = request
  writePublisher(request.publisher)
  const client = serverCaller(request, '/backoffice/api')
  return writeView(
    <StaticRouter basename="/backoffice" location={address}>
      <BackofficePage client={client} user={user} clock={() => now} storage={null} device={null} />
    </StaticRouter>,
    { ...request, code: 'src/main.tsx' },
  )
}
