import { addressTitle, formatLongInstant, type Provider, type Session, unitText } from '@ensaio/domain'
import { CalendarDays, MapPin } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Fact, Facts } from '../../../primitives/layout/Facts/Facts.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Avatar } from '../../../primitives/media/Avatar/Avatar.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { space } from '../../../theme/tokens.ts'

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[24]};
  align-items: center;
`

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The props of `AssignedPhotographer`. */
export type AssignedPhotographerProps = {
  provider: Provider
  /** The ensaio just scheduled. */
  session: Pick<Session, 'scheduled_for' | 'time_zone' | 'address' | 'vertical_data'>
  /** Where the ensaio is. */
  sessionHref?: string
}

/** The booked photographer, day and address: the last page of an order whose day was chosen at once (rule order-steps). Without a provider, redirect. */
export function AssignedPhotographer({ provider, session, sessionHref }: AssignedPhotographerProps) {
  const day = session.scheduled_for
  return (
    <Stack gap={32}>
      <Person>
        <Avatar name={provider.name} source={provider.user.profile_image_path} size={96} />
        <Stack gap={4}>
          <Text soft>Quem vai fotografar</Text>
          <Heading level={1}>{provider.name}</Heading>
        </Stack>
      </Person>
      <Facts lined>
        {day && (
          <Fact icon={<CalendarDays {...icon} />} name="Quando" capital>
            <time dateTime={day}>{formatLongInstant(day, session.time_zone)}</time>
          </Fact>
        )}
        <Fact icon={<MapPin {...icon} />} name="Onde">
          {[addressTitle(session.address), unitText(session.vertical_data)].filter(Boolean).join(', ')}
        </Fact>
      </Facts>
      {sessionHref && (
        <Row>
          <Button variant="primary" href={sessionHref}>
            Ver o ensaio
          </Button>
        </Row>
      )}
    </Stack>
  )
}
