import { sessionCalls, tagCalls } from '@ensaio/client'
import { addressTitle, type Session, type Tag } from '@ensaio/domain'
import { Await, DetailWaiting, EmptyState, Row, Stack, TextLink, useRemote, waiting } from '@ensaio/ui'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useClient } from '../app-context.ts'
import { isUnheard } from '../login/account.ts'
import { useComingBack } from '../login/useComingBack.ts'
import { PageTitle } from '../PageTitle.tsx'
import { useLatest } from '../useLatest.ts'

const asks = { sessions: sessionCalls, tags: tagCalls }

/** A session on screen, and the functions that update it there. */
export interface LoadedSession {
  session: Session
  /** The tags of photos; empty when they could not be loaded. */
  tags: readonly Tag[]
  /** Shows an action's answer in place of the session on screen. */
  show: (session: Session) => void
  /** Asks for the session again without a sign of waiting. */
  refresh: () => Promise<void>
  /** Shows the answer of an action; when it is refused, refreshes and rethrows the refusal for the card to show. */
  change: (answer: Promise<Session>) => Promise<void>
  /** Asks again after a failure. */
  retry: () => Promise<void>
}

export type SessionAreaProps = {
  id: number
  /** Distinguishes the staff's page in its title. */
  area?: string
  /** The address of the list of sessions. */
  listHref: string
  /** The explanation of a session that does not exist or belongs to somebody else. */
  notFoundText: string
  /** Links at the right of the link to the list. */
  links?: ReactNode
  /** Asks again when the user returns to the tab (rule ask-again-on-return). */
  refreshOnReturn?: boolean
  /** The ensaio as this device keeps it, for times without a network; null when it does not. */
  keptSession?: (id: number) => Session | null
  children: (loaded: LoadedSession) => ReactNode
}

/** Loads a session and the tags of its photos, for both apps; shows an explanation when there is no such session. */
export function SessionArea({
  id,
  area,
  listHref,
  notFoundText,
  links,
  refreshOnReturn = false,
  keptSession,
  children,
}: SessionAreaProps) {
  const client = useClient(asks)
  const [session, retry, replace] = useRemote(
    (signal) =>
      client.sessions.get(id, signal).catch((reason: unknown) => {
        const kept = isUnheard(reason) ? keptSession?.(id) : null
        if (!kept) throw reason
        return kept
      }),
    [client, id],
  )
  const [tags] = useRemote((signal) => client.tags.list('photos', signal), [client])
  const [show, refresh] = useLatest(() => client.sessions.get(id), replace)
  useComingBack(() => (refreshOnReturn ? refresh() : undefined))
  // The tag filter is above the photos: both appear together, so that nothing shifts while somebody taps.
  const isHalf = session.state === 'ready' && tags.state === 'waiting'

  const title = (
    <PageTitle
      of={session.state === 'ready' ? addressTitle(session.value.address) : 'Ensaio'}
      {...(area && { area })}
    />
  )
  const change = async (answer: Promise<Session>) => {
    try {
      show(await answer)
    } catch (reason) {
      void refresh()
      throw reason
    }
  }

  if (session.state === 'failed' && session.failure.code === 'not_found') {
    return (
      <>
        {title}
        <EmptyState
          whole
          icon={<SearchX size={24} strokeWidth={1.75} aria-hidden />}
          title="Não encontramos este ensaio"
          text={notFoundText}
          action={<TextLink href={listHref}>Ver todos os ensaios</TextLink>}
        />
      </>
    )
  }
  return (
    <Stack gap={24}>
      {title}
      <Row justify="space-between">
        <TextLink href={listHref}>Todos os ensaios</TextLink>
        {links}
      </Row>
      <Await whole remote={isHalf ? waiting : session} onRetry={retry} waiting={<DetailWaiting />}>
        {(value) =>
          children({
            session: value,
            tags: tags.state === 'ready' ? tags.value : [],
            show,
            refresh,
            change,
            retry,
          })
        }
      </Await>
    </Stack>
  )
}
