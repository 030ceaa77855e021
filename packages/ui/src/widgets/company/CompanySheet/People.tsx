import { formatPhone, type StaffCompanyDetail } from '@ensaio/domain'
import styled from 'styled-components'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Avatar } from '../../../primitives/media/Avatar/Avatar.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, space, tabular } from '../../../theme/tokens.ts'
import { InviteAgain } from '../../account/InviteAgain/InviteAgain.tsx'

const List = styled.ul`
  display: grid;
  gap: ${space[16]};
`

const Person = styled.li`
  ${tabular}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  line-height: 1.4;
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-weight: 600;
  }

  small {
    display: block;
    color: ${color.inkSoft};
    font-size: inherit;
  }
`

/** The people of a company, with phone and e-mail. */
export function People({
  people,
  onInvite,
  onCorrect,
}: {
  people: StaffCompanyDetail['people']
  onInvite?: ((email: string) => Promise<unknown>) | undefined
  onCorrect?: ((email: string, newEmail: string) => Promise<unknown>) | undefined
}) {
  return (
    <Card title="Pessoas">
      {people.length === 0 ? (
        <Text soft>Ninguém desta empresa tem acesso ainda.</Text>
      ) : (
        <List role="list">
          {people.map(({ id, name, email, phone, is_invited }) => (
            <Person key={id}>
              <Avatar name={name} />
              <div>
                <strong>{name}</strong>
                <TextLink href={`mailto:${email}`} external>
                  {email}
                </TextLink>
                {phone && <small>{formatPhone(phone)}</small>}
                {is_invited && (
                  <InviteAgain
                    name={name}
                    email={email}
                    onInvite={onInvite}
                    onCorrect={onCorrect && ((newEmail) => onCorrect(email, newEmail))}
                  />
                )}
              </div>
            </Person>
          ))}
        </List>
      )}
    </Card>
  )
}
