import { invitationText, type Session, unitText } from '@ensaio/domain'
import { useId } from 'react'
import { ShareLink } from '../ShareLink/ShareLink.tsx'
import { InvitationPlace } from './InvitationPlace.tsx'

/** What the invitation needs to know of an ensaio. */
export type Shared = Pick<Session, 'address' | 'responsible_information'> &
  Partial<Pick<Session, 'client' | 'vertical_data'>>

/** The scheduling link for who receives the photographer: to be sent while there is no day, to be copied once there is one. */
export function SendInvitation(props: { session: Shared; url: string; invites: boolean }) {
  const { session, url, invites } = props
  const person = session.responsible_information
  const hintId = useId()
  const message = invitationText(
    {
      name: person?.name,
      company: session.client?.name,
      address: session.address,
      unit: session.vertical_data && unitText(session.vertical_data),
    },
    url,
  )
  return (
    <InvitationPlace invites={invites} id={hintId}>
      <ShareLink
        url={url}
        message={invites ? message : null}
        phone={person?.phone}
        email={person?.email}
        describedBy={hintId}
      />
    </InvitationPlace>
  )
}
