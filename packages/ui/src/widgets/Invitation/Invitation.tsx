import { formatLongInstant, isBooked, type PublicSession, subjectOf } from '@ensaio/domain'
import styled from 'styled-components'
import { Facts } from '../../primitives/Facts/Facts.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading } from '../../primitives/Typography/Heading.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import { color, media, radius } from '../../theme/tokens.ts'
import { Host } from './Host.tsx'
import { DurationFact, PlaceFact, ServiceFact } from './visit-facts.tsx'

/** What an invitation takes. */
export type InvitationProps = {
  session: PublicSession
  /** A cover photograph, 3:2 or wider; without one the words stand alone. */
  picture?: { src: string; alt: string }
}

/** The cover: 3:2, wider on a phone so that the words begin on the first screen. */
export const Cover = styled.img`
  width: 100%;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  border-radius: ${radius.card};
  background: ${color.sunken};

  ${media.phone} {
    aspect-ratio: 2 / 1;
  }
`

/**
 * The head of the public scheduling page: the cover, who asks, a greeting, what for, where and how long it takes. It holds the page's
 * only `h1`. A company without a logo shows its initials; the logo is decorative, as the name stands beside it.
 */
export function Invitation({ session, picture }: InvitationProps) {
  const { client, responsible_name, scheduled_for, time_zone } = session
  const subject = subjectOf(session.service)
  const booked = isBooked(session) && scheduled_for
  return (
    <Stack as="section" gap={24} aria-label="Convite">
      {picture && <Cover src={picture.src} alt={picture.alt} />}
      <Stack gap={16}>
        <Host client={client} />
        <Stack gap={8}>
          {responsible_name && <Text size="size17">Olá, {responsible_name}.</Text>}
          <Heading level={1}>
            {booked ? 'Qual é o melhor novo horário?' : `Quando podemos fotografar ${subject}?`}
          </Heading>
          <Text soft>
            {booked
              ? `A visita está marcada para ${formatLongInstant(scheduled_for, time_zone)}. Você pode mudar até 24 horas antes.`
              : `${client.name} pediu este ensaio. Escolha o dia e o horário que forem melhores para você.`}
          </Text>
        </Stack>
      </Stack>
      <Facts>
        <ServiceFact session={session} />
        <PlaceFact session={session} map />
        <DurationFact />
      </Facts>
    </Stack>
  )
}
