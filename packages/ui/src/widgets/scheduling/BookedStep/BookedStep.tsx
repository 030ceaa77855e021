import {
  atStart,
  firstNameOf,
  formatDayAndMonth,
  formatLongInstant,
  googleCalendarUrl,
  movableUntil,
  type PublicSession,
  promisedOn,
  termsOf,
  visitCount,
  visitDuration,
  visitEntry,
} from '@ensaio/domain'
import { CalendarPlus, Camera, Check, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Fact, Facts } from '../../../primitives/layout/Facts/Facts.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Avatar } from '../../../primitives/media/Avatar/Avatar.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { ArrivalNotice } from '../../visit/ArrivalNotice/ArrivalNotice.tsx'
import { VisitUnits } from '../VisitUnits/VisitUnits.tsx'
import { PlaceFact } from '../visit-facts.tsx'
import { Columns, Mark, Next, Photographer, When } from './BookedStep.styles.ts'
import { Preparations } from './Preparations.tsx'
import { UnableAction } from './UnableAction.tsx'

/** The props of `BookedStep`. */
export type BookedStepProps = {
  /** A scheduled ensaio, with `scheduled_for`. */
  session: PublicSession
  /** The page that moves the visit; left out when it is too late. */
  rescheduleHref?: string
  /** The reason why the visit can no longer be moved. */
  lateReason?: string
  /** Reports that nobody can receive the photographer; the reason may be empty. */
  onUnable?: (reason: string) => Promise<unknown>
  /** The question whether all is ready (`PreparednessQuestion`), below what to prepare. */
  question?: ReactNode
  /** The page of one unit, when the link is for several. */
  unitHref?: (token: string) => string
  /** The link for several units, when the visitor came from it. */
  allUnitsHref?: string
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/**
 * A booked visit, at the end of the flow and whenever its link is opened again: its time and photographer, links to add it to a calendar
 * (`calendar_url`, or Google Agenda), actions to move or decline it, the next steps and the preparations. Shows none of the typed values,
 * so it can stay open on a shared computer.
 */
export function BookedStep(props: BookedStepProps) {
  const { session, rescheduleHref, onUnable } = props
  const { scheduled_for, time_zone, provider_name, client, service, units } = session
  const count = visitCount(session)
  const entry = units ? null : visitEntry(session)
  return (
    <Columns>
      <Stack gap={32}>
        {props.allUnitsHref && <TextLink href={props.allUnitsHref}>Voltar a todas as unidades</TextLink>}
        <Stack gap={16}>
          <Mark aria-hidden="true">
            <Check size={28} strokeWidth={2} />
          </Mark>
          <Stack gap={4}>
            <Heading level={1} size="size40">
              {count > 1 ? `${count} visitas marcadas` : 'Visita marcada'}
            </Heading>
            {scheduled_for && <When>{formatLongInstant(scheduled_for, time_zone)}</When>}
          </Stack>
        </Stack>
        <ArrivalNotice arrival={session.arrival ?? null} timeZone={time_zone} />
        {session.unable_at && (
          <Banner tone="yellow" icon={<Info {...icon} />} live>
            Você avisou que não pode. {atStart(client.name)} e a nossa equipe já sabem, e decidem o que fazer;
            até lá continua marcado.
          </Banner>
        )}
        <Facts>
          {provider_name && (
            <Fact
              icon={<Camera size={20} strokeWidth={1.75} aria-hidden="true" />}
              name="Quem vem fotografar"
            >
              <Photographer>
                <Avatar name={firstNameOf(provider_name)} size={28} />
                {firstNameOf(provider_name)}
              </Photographer>
            </Fact>
          )}
          <PlaceFact session={session} map />
        </Facts>
        {units && props.unitHref && <VisitUnits units={units} timeZone={time_zone} hrefOf={props.unitHref} />}
        <Stack gap={16}>
          <Row gap={12}>
            {session.calendar_url && (
              <Button variant="primary" icon={<CalendarPlus {...icon} />} href={session.calendar_url}>
                Adicionar à agenda
              </Button>
            )}
            {entry && (
              <Button href={googleCalendarUrl(entry)} external>
                Abrir no Google Agenda
              </Button>
            )}
          </Row>
          {(rescheduleHref || onUnable || props.lateReason) && (
            <Stack gap={4}>
              <Row gap={12}>
                {rescheduleHref && (
                  <Button href={rescheduleHref}>{count > 1 ? 'Remarcar todas' : 'Remarcar'}</Button>
                )}
                {onUnable && !session.unable_at && (
                  <UnableAction company={client.name} rescheduleHref={rescheduleHref} onUnable={onUnable} />
                )}
              </Row>
              <Text soft>
                {rescheduleHref ? `Dá para remarcar ${movableUntil(termsOf(session))}.` : props.lateReason}
              </Text>
            </Stack>
          )}
        </Stack>
        <Stack as="section" gap={16} aria-labelledby="next">
          <Heading level={2} id="next">
            O que acontece agora
          </Heading>
          <Next>
            <li>
              <p>
                O fotógrafo chega no horário combinado. A visita leva {visitDuration()}
                {count > 1 && ' em cada unidade'}.
              </p>
            </li>
            <li>
              <p>Nossa equipe prepara o material: {service.name}.</p>
            </li>
            <li>
              <p>
                {atStart(client.name)} recebe tudo
                {scheduled_for && ` até ${formatDayAndMonth(promisedOn(session, scheduled_for))}`}.
              </p>
            </li>
          </Next>
        </Stack>
      </Stack>
      <Preparations session={session}>{props.question}</Preparations>
    </Columns>
  )
}
