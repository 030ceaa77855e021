import { addressSubtitle, type SessionSummary } from '@ensaio/domain'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Soft } from './row-styles.ts'
import { SessionLink } from './SessionLink.tsx'
import { Thumbnail } from './Thumbnail.tsx'

/** The first cell of a session's row: cover, address as the link, and service. */
export function PropertyCell({ session, href }: { session: SessionSummary; href: string }) {
  return (
    <td>
      <Row gap={12} align="start" wrap={false}>
        <Thumbnail session={session} width={72} />
        <div>
          <SessionLink session={session} href={href} />
          <Soft>{addressSubtitle(session.address)}</Soft>
          <Soft>{session.service.name}</Soft>
        </div>
      </Row>
    </td>
  )
}
