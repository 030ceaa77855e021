import { invitationText, type Session, unitText } from '@ensaio/domain'
import { useId } from 'react'
import styled from 'styled-components'
import { Text } from '../../primitives/Typography/Text.tsx'
import { color, space } from '../../theme/tokens.ts'
import { ShareLink } from '../ShareLink/ShareLink.tsx'

const Place = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[24]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
`

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
    <Place>
      <Text soft id={hintId}>
        {invites
          ? 'Ou deixe que a pessoa que receberá o fotógrafo escolha o dia:'
          : 'Quem receberá o fotógrafo também pode mudar o dia por este link:'}
      </Text>
      <ShareLink
        url={url}
        message={invites ? message : null}
        phone={person?.phone}
        email={person?.email}
        describedBy={hintId}
      />
    </Place>
  )
}
