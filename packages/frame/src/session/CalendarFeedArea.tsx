import { calendarFeedCalls } from '@ensaio/client'
import type { CalendarFeed, NewCalendarFeed } from '@ensaio/domain'
import { CalendarSubscription, type CalendarSubscriptionProps, useRemote } from '@ensaio/ui'
import { useMemo } from 'react'
import { useClient } from '../app-context.ts'

/** The calls about one calendar address. */
export type FeedCalls = {
  get: (signal: AbortSignal) => Promise<CalendarFeed | null>
  create: () => Promise<NewCalendarFeed>
  end: () => Promise<null>
}

/** A calendar subscription fed by its calls, whose identity stands for the address: others are asked again. */
export function CalendarFeedArea({
  of,
  calls,
}: Pick<CalendarSubscriptionProps, 'of'> & { calls: FeedCalls }) {
  const [feed, retry, replace] = useRemote((signal) => calls.get(signal), [calls])
  return (
    <CalendarSubscription
      of={of}
      feed={feed}
      onCreate={async () => {
        const created = await calls.create()
        replace({ created_at: created.created_at })
        return created
      }}
      onEnd={async () => replace(await calls.end())}
      onRetry={retry}
    />
  )
}

const asks = { calendarFeeds: calendarFeedCalls }

/** The calendar subscription of who is signed in: the visits of their company, or their own as a photographer. */
export function OwnCalendar({ of }: { of: 'company' | 'photographer' }) {
  const client = useClient(asks)
  const calls = useMemo<FeedCalls>(
    () => ({
      get: (signal) => client.calendarFeeds.get(signal),
      create: () => client.calendarFeeds.create(),
      end: () => client.calendarFeeds.end(),
    }),
    [client],
  )
  return <CalendarFeedArea of={of} calls={calls} />
}
