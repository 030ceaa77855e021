import { formatRecentInstant, type Instant, type PreferredPeriod, preferredPeriodText } from '@ensaio/domain'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Note } from '../Note.tsx'

/** The props of `PreferredPeriodCard`. */
export type PreferredPeriodCardProps = {
  period: PreferredPeriod
  /** IANA zone of the property. */
  timeZone: string
  now: Instant
}

/** When somebody for whom no free time fits could receive the photographer, with their note (rule preferred-period). */
export function PreferredPeriodCard({ period, timeZone, now }: PreferredPeriodCardProps) {
  const { note, left_at } = period
  const words = preferredPeriodText(period)
  return (
    <Card title="Nenhum horário serviu">
      <Stack gap={8}>
        <p>
          Quem recebe o fotógrafo prefere <strong>{words}</strong>.
        </p>
        {note !== '' && <Note>{note}</Note>}
        <Text soft>
          Deixado {formatRecentInstant(left_at, now, timeZone)}. Some quando a visita é marcada.
        </Text>
      </Stack>
    </Card>
  )
}
