import styled from 'styled-components'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { color, space } from '../../../theme/tokens.ts'
import { ContactFacts, type Person } from './ContactFacts.tsx'

const Place = styled.div`
  display: grid;
  gap: ${space[12]};
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};
`

/** The person who receives the photographer, when it is not the responsible person; entered and changed when scheduling (rule scheduling-contact). */
export function Receiver({ person }: { person: Person }) {
  return (
    <Place>
      <Heading level={3} size="size15">
        Quem recebe o fotógrafo
      </Heading>
      <ContactFacts person={person} />
    </Place>
  )
}
