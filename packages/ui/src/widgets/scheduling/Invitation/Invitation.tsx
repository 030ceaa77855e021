import {
  atStart,
  formatLongInstant,
  isBooked,
  movableUntil,
  type PublicSession,
  subjectOf,
  termsOf,
} from '@ensaio/domain'
import { Facts } from '../../../primitives/layout/Facts/Facts.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Host } from '../Host.tsx'
import { Box, Cover, WideOnly } from '../invitation-styles.ts'
import { DurationFact, PlaceFact, ServiceFact } from '../visit-facts.tsx'

/** The props of `Invitation`. */
export type InvitationProps = {
  session: PublicSession
  /** An optional cover photograph, 3:2 or wider. */
  picture?: { src: string; alt: string }
}

/**
 * The head of the public scheduling page: the cover, the company, a greeting, the service, the place and the duration. Contains the page's
 * only `h1`. On a phone it takes a few lines, so that the calendar is in the first view. A company without a logo shows its initials; the
 * logo is decorative, since the name is beside it.
 */
export function Invitation({ session, picture }: InvitationProps) {
  const { client, responsible_name, scheduled_for, time_zone } = session
  const subject = subjectOf(session.service)
  const booked = isBooked(session) && scheduled_for
  const text = booked
    ? `A visita está marcada para ${formatLongInstant(scheduled_for, time_zone)}. Você pode mudar ${movableUntil(termsOf(session))}.`
    : `${atStart(client.name)} pediu este ensaio. Escolha o dia e o horário que forem melhores para você.`
  return (
    <Box aria-label="Convite">
      {picture && <Cover src={picture.src} alt={picture.alt} />}
      <div>
        <Host client={client} />
        <Stack gap={8}>
          {responsible_name && (
            <WideOnly>
              <Text size="size17">Olá, {responsible_name}.</Text>
            </WideOnly>
          )}
          <Heading level={1}>
            {booked ? 'Qual é o melhor novo horário?' : `Quando podemos fotografar ${subject}?`}
          </Heading>
          <WideOnly>
            <Text soft>{text}</Text>
          </WideOnly>
        </Stack>
      </div>
      <Facts>
        <ServiceFact session={session} />
        <PlaceFact session={session} map />
        <DurationFact session={session} />
      </Facts>
    </Box>
  )
}
