import { invitationText, type Session, unitText } from '@ensaio/domain'
import { useId } from 'react'
import { ShareLink } from '../ShareLink/ShareLink.tsx'
import { InvitationPlace } from './InvitationPlace.tsx'

/** The session data of an invitation. */
export type Shared = Pick<Session, 'address' | 'responsible_information'> &
  Partial<Pick<Session, 'client' | 'vertical_data'>>

/** The scheduling link for the person who receives the photographer: with all ways to send it before a day is chosen, with a copy button afterwards. */
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
