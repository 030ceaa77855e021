import { formatLongInstant, formatRecentInstant, type Instant, type TimelineEvent } from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { List } from './Timeline.styles.ts'

/** The number of events shown at first. */
const shownAtFirst = 5

/** The props of `Timeline`. */
export type TimelineProps = {
  /** Newest first. */
  events: Remote<readonly TimelineEvent[]>
  /** The present, beside which days read "hoje" and "ontem". */
  now: Instant
  /** IANA zone of the property. */
  time_zone: string
  onRetry: Press
}

/** The history of an ensaio: actor, event and time; the newest five first, the rest on demand. */
export function Timeline({ events, now, time_zone, onRetry }: TimelineProps) {
  return (
    <Card title="Histórico">
      <Await remote={events} onRetry={onRetry} waiting={<TimelineWaiting />}>
        {(list) => <Events events={list} now={now} zone={time_zone} />}
      </Await>
    </Card>
  )
}

function Events({ events, now, zone }: { events: readonly TimelineEvent[]; now: Instant; zone: string }) {
  const [whole, setWhole] = useState(false)
  if (events.length === 0) return <Text soft>Nada aconteceu ainda.</Text>
  const more = events.length - shownAtFirst
  return (
    <Stack gap={16} align="start">
      <List role="list">
        {(whole ? events : events.slice(0, shownAtFirst)).map(({ id, at, actor, text }) => (
          <li key={id}>
            <p>{text}</p>
            <span>
              {actor && `${actor} · `}
              <time dateTime={at} title={formatLongInstant(at, zone)}>
                {formatRecentInstant(at, now, zone)}
              </time>
            </span>
          </li>
        ))}
      </List>
      {more > 0 && (
        <Button size="small" expanded={whole} onPress={() => setWhole(!whole)}>
          {whole ? 'Mostrar menos' : more === 1 ? 'Mostrar mais um' : `Mostrar mais ${more}`}
        </Button>
      )}
    </Stack>
  )
}

function TimelineWaiting() {
  return (
    <Stack gap={16}>
      {['70%', '85%', '60%'].map((width) => (
        <Stack key={width} gap={4}>
          <Skeleton width={width} />
          <Skeleton width="40%" />
        </Stack>
      ))}
    </Stack>
  )
}
