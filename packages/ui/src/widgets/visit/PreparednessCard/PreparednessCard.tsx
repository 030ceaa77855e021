import {
  formatRecentInstant,
  type Instant,
  type Preparedness,
  type PublicSession,
  preparednessQuestion,
  subjectOf,
} from '@ensaio/domain'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Note } from '../Note.tsx'
import { PreparednessBadge } from '../PreparednessBadge.tsx'

/** The props of `PreparednessCard`. */
export type PreparednessCardProps = {
  /** The answer; null while there is none. */
  preparedness: Preparedness | null
  service: PublicSession['service']
  /** IANA zone of the property. */
  timeZone: string
  now: Instant
}

/** What whoever receives the photographer answered about the booked visit, with its note and time (rule preparedness). */
export function PreparednessCard({ preparedness, service, timeZone, now }: PreparednessCardProps) {
  const title = preparednessQuestion(subjectOf(service))
  if (preparedness === null) {
    return (
      <Card title={title}>
        <Text soft>Quem recebe o fotógrafo ainda não respondeu. A pergunta vai nos lembretes e fica no link.</Text>
      </Card>
    )
  }
  const { answer, note, at } = preparedness
  return (
    <Card
      title={title}
      aside={<PreparednessBadge answer={answer} />}
    >
      <Stack gap={8}>
        {note !== '' && <Note>{note}</Note>}
        <Text soft>Resposta: {formatRecentInstant(at, now, timeZone)}.</Text>
      </Stack>
    </Card>
  )
}
