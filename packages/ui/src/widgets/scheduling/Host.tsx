import type { PublicSession } from '@ensaio/domain'
import styled from 'styled-components'
import { Avatar } from '../../primitives/media/Avatar/Avatar.tsx'
import { media, space } from '../../theme/tokens.ts'

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  line-height: 1.3;

  strong {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  /* Of one width for all logos: the name stays where it is when the file arrives. */
  img {
    flex: none;
    width: 72px;
    height: 36px;
    object-fit: contain;
    object-position: right center;

    ${media.desktop} {
      width: 96px;
    }
  }
`

/** The company that ordered the ensaio: its initials before its name, or its logo at the end of the line. */
export function Host({ client }: { client: PublicSession['client'] }) {
  return (
    <Line>
      {!client.logo_url && <Avatar name={client.name} />}
      <strong>{client.name}</strong>
      {client.logo_url && <img src={client.logo_url} alt="" />}
    </Line>
  )
}
