import {
  calendarFile,
  formatDayAndMonth,
  formatLongInstant,
  googleCalendarUrl,
  type Instant,
  type PublicSession,
  promisedDate,
  visitDuration,
  visitEvent,
} from '@ensaio/domain'
import { CalendarPlus, Camera, Check, Download } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Fact, Facts } from '../../primitives/Facts/Facts.tsx'
import { Row, Stack } from '../../primitives/Layout/Layout.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { Heading } from '../../primitives/Typography/Heading.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import { PlaceFact } from '../Invitation/visit-facts.tsx'
import { Columns, Mark, Next, When } from './BookedStep.styles.ts'
import { Preparations } from './Preparations.tsx'

/** What the success page takes. */
export type BookedStepProps = {
  /** As the booking answered it: scheduled, with a date. */
  session: PublicSession
  /** When the calendar file is written. */
  now: Instant
  /** The same for every booking of this ensaio, so that calendars replace the entry when it moves. */
  calendarUid: string
  /** Where the visit can be moved, while it can. */
  rescheduleHref?: string
}

/**
 * The end of the public flow: when it is, who comes, what happens next, the visit for one's own calendar (a file, or Google Agenda), and
 * how to get ready. Shows nothing of what was typed, so it can stay open on a shared computer.
 */
export function BookedStep({ session, now, calendarUid, rescheduleHref }: BookedStepProps) {
  const { scheduled_for, time_zone, provider_name, client, service } = session
  const event = visitEvent(session, calendarUid, now)
  return (
    <Columns>
      <Stack gap={32}>
        <Stack gap={16}>
          <Mark aria-hidden="true">
            <Check size={28} strokeWidth={2} />
          </Mark>
          <Stack gap={4}>
            <Heading level={1} size="size40">
              Visita marcada
            </Heading>
            {scheduled_for && <When>{formatLongInstant(scheduled_for, time_zone)}</When>}
          </Stack>
        </Stack>
        <Facts>
          {provider_name && (
            <Fact
              icon={<Camera size={20} strokeWidth={1.75} aria-hidden="true" />}
              name="Quem vem fotografar"
            >
              {provider_name}
            </Fact>
          )}
          <PlaceFact session={session} map />
        </Facts>
        {event && (
          <Row gap={12}>
            <Button
              variant="primary"
              icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
              href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event))}`}
              download="ensaio.ics"
            >
              Baixar para a agenda
            </Button>
            <Button
              icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
              href={googleCalendarUrl(event)}
              external
            >
              Abrir no Google Agenda
            </Button>
          </Row>
        )}
        <Stack as="section" gap={16} aria-labelledby="next">
          <Heading level={2} id="next">
            O que acontece agora
          </Heading>
          <Next>
            <li>
              <p>O fotógrafo chega no horário combinado. A visita leva {visitDuration()}.</p>
            </li>
            <li>
              <p>Nossa equipe prepara o material: {service.name}.</p>
            </li>
            <li>
              <p>
                {client.name} recebe tudo
                {scheduled_for && ` até ${formatDayAndMonth(promisedDate(scheduled_for, time_zone))}`}.
              </p>
            </li>
          </Next>
          {rescheduleHref && (
            <Text soft>
              Precisa mudar? <TextLink href={rescheduleHref}>Remarcar a visita</TextLink>, até 24 horas antes.
            </Text>
          )}
        </Stack>
      </Stack>
      <Preparations service={service} />
    </Columns>
  )
}
