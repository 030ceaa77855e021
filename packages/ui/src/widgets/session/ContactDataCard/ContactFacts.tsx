import { formatPhone, isPhone, phoneToE164 } from '@ensaio/domain'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** A person with phone and e-mail. */
export type Person = { name: string; phone: string; email: string; company?: string | null }

/** A person's name and how to reach them, each a link. */
export function ContactFacts({ person }: { person: Person | null }) {
  if (!person) return <Text soft>Ninguém foi indicado.</Text>
  return (
    <FactRow
      facts={[
        { name: 'Nome', value: person.name },
        { name: 'Empresa', value: person.company },
        {
          name: 'Telefone',
          value: isPhone(person.phone) ? (
            <TextLink href={`tel:${phoneToE164(person.phone)}`}>{formatPhone(person.phone)}</TextLink>
          ) : (
            person.phone
          ),
        },
        {
          name: 'E-mail',
          value: person.email && <TextLink href={`mailto:${person.email}`}>{person.email}</TextLink>,
        },
      ]}
    />
  )
}
