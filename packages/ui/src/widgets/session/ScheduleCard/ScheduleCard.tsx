import {
  type Actor,
  formatLongInstant,
  type Instant,
  type ScheduleOption,
  type Session,
  scheduleOption,
  status,
} from '@ensaio/domain'
import { useId } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { lazyPart } from '../../../primitives/feedback/lazy-part.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { space, text } from '../../../theme/tokens.ts'
import { DayLeaf } from '../DayLeaf.tsx'
import { ShareWaiting } from '../share/ShareWaiting.tsx'
import { InvitationPlace } from './InvitationPlace.tsx'
import type { Shared } from './SendInvitation.tsx'

// Only while the day is open to be chosen.
const SendInvitation = lazyPart(
  async () => (await import('./SendInvitation.tsx')).SendInvitation,
  ({ invites }) => (
    <InvitationPlace invites={invites}>
      <ShareWaiting sends={invites} />
    </InvitationPlace>
  ),
)

const Day = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[16]};
  align-items: center;

  p {
    font-size: ${text.size17};
    font-weight: 600;
    line-height: 1.35;
    text-wrap: balance;
  }
`

const Action = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-top: ${space[16]};
`

export type ScheduleCardProps = {
  session: Pick<Session, 'status' | 'scheduled_for' | 'time_zone'> & Shared
  /** The moment that decides whether the day may still change. */
  now: Instant
  viewer?: Actor
  /** Where the day is chosen; left out, the day is only shown. */
  scheduleHref?: string
  /** The public scheduling URL, for the person who receives the photographer. */
  shareUrl?: string
}

function ScheduleAction({ option, href }: { option: ScheduleOption; href: string }) {
  const reasonId = useId()
  if (option.kind === 'none') return null
  if (option.kind === 'schedule') {
    return (
      <Action>
        <Button variant="primary" wide href={href}>
          AGENDAR
        </Button>
      </Action>
    )
  }
  const refused = option.kind === 'refused'
  return (
    <Action>
      <Button wide href={href} disabled={refused} describedBy={refused ? reasonId : undefined}>
        REAGENDAR
      </Button>
      {refused && (
        <Text soft id={reasonId}>
          {option.reason}
        </Text>
      )}
    </Action>
  )
}

/** The day of the visit with buttons to choose or change it; renders nothing for a cancelled ensaio (rules cancel-button and late-fee). */
export function ScheduleCard({ session, now, viewer = 'client', scheduleHref, shareUrl }: ScheduleCardProps) {
  if (session.status === status.canceled) return null
  const option = scheduleOption(session, now, viewer)
  const day = session.status === status.notScheduled ? null : session.scheduled_for
  const isOpen = option.kind === 'schedule' || option.kind === 'reschedule'
  return (
    <Card title="Agendamento">
      <Day>
        <DayLeaf instant={day} zone={session.time_zone} />
        {day === null ? (
          <p>Ensaio não agendado</p>
        ) : (
          <p>
            <time dateTime={day}>{formatLongInstant(day, session.time_zone)}</time>
          </p>
        )}
      </Day>
      {scheduleHref !== undefined && <ScheduleAction option={option} href={scheduleHref} />}
      {shareUrl && isOpen && (
        <SendInvitation session={session} url={shareUrl} invites={option.kind === 'schedule'} />
      )}
    </Card>
  )
}
