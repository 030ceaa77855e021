import { formatRecentInstant, type Instant, type SessionSummary, status } from '@ensaio/domain'
import { useId } from 'react'
import styled from 'styled-components'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { color, media, motion, space, text } from '../../../theme/tokens.ts'
import { CardLook, Soft } from '../row/row-styles.ts'
import { SessionLink } from '../row/SessionLink.tsx'
import { statusIcon } from '../status-icon.ts'

/** Swiped sideways where not all cards fit; on a phone up to the window's edges. */
const Strip = styled.div`
  margin-top: ${space[12]};
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;

  ${media.phone} {
    margin-inline: calc(-1 * ${space[16]});
    padding-inline: ${space[16]};
    scroll-padding-inline: ${space[16]};
    scrollbar-width: none;
  }
`

/** One row; on a phone the next card is in sight. */
const Steps = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(13.5rem, 1fr);
  gap: ${space[12]};

  ${media.phone} {
    grid-auto-columns: min(76%, 17rem);
  }
`

const Step = styled(CardLook)`
  gap: ${space[4]};
  scroll-snap-align: start;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.lineStrong};
  }
`

const Kind = styled(Row)`
  color: ${color.inkSoft};
  font-size: ${text.size15};

  svg {
    flex: none;
  }
`

const When = styled.strong<{ $isAction: boolean }>`
  color: ${({ $isAction }) => ($isAction ? color.action : color.ink)};
  font-size: ${text.size17};
  font-weight: 600;
`

function wordsOf(session: SessionSummary, now: Instant): { kind: string; when: string; isAction: boolean } {
  if (session.status === status.notScheduled)
    return { kind: 'Falta agendar', when: 'Escolha o dia', isAction: true }
  if (session.status === status.delivered)
    return { kind: 'Material pronto', when: 'Veja e avalie', isAction: true }
  const start = session.scheduled_for
  const when = start === null ? 'Sem data' : formatRecentInstant(start, now, session.time_zone)
  return { kind: 'Visita', when: when.charAt(0).toUpperCase() + when.slice(1), isAction: false }
}

/** The props of `NextSessions`. */
export type NextSessionsProps = {
  /** The next visits and the company's open tasks, in the order shown; renders nothing when empty. */
  sessions: readonly SessionSummary[]
  /** The current instant, for "hoje" and "amanhã". */
  now: Instant
  /** The address of an ensaio's page. */
  hrefOf: (id: number) => string
}

/** "O que vem a seguir": at most five ensaios above the list, each a link. */
export function NextSessions({ sessions, now, hrefOf }: NextSessionsProps) {
  const id = useId()
  if (sessions.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        O que vem a seguir
      </Heading>
      <Strip data-sideways>
        <Steps role="list">
          {sessions.map((session) => {
            const { kind, when, isAction } = wordsOf(session, now)
            const Icon = statusIcon(session.status)
            return (
              <Step key={session.id}>
                <Kind gap={8} wrap={false}>
                  <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                  {kind}
                </Kind>
                <When $isAction={isAction}>{when}</When>
                <SessionLink session={session} href={hrefOf(session.id)} />
                <Soft>{session.service.name}</Soft>
              </Step>
            )
          })}
        </Steps>
      </Strip>
    </section>
  )
}
