import type { PublicSession } from '@ensaio/domain'
import styled from 'styled-components'
import { Avatar } from '../../primitives/media/Avatar/Avatar.tsx'
import { space } from '../../theme/tokens.ts'

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  line-height: 1.3;

  img {
    max-height: 36px;
    max-width: 120px;
    object-fit: contain;
  }
`

/** The company that ordered the ensaio: its logo or initials, and its name. */
export function Host({ client }: { client: PublicSession['client'] }) {
  return (
    <Line>
      {client.logo_url ? <img src={client.logo_url} alt="" /> : <Avatar name={client.name} />}
      <strong>{client.name}</strong>
    </Line>
  )
}
