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

/** Who receives the photographer, where it is somebody else than the responsible person; told when scheduling and changed there (rule scheduling-contact). */
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
