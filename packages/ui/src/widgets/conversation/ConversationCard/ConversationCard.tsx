import { type Originals, type SessionProduct, type Tag, threadsAwaiting, withNoun } from '@ensaio/domain'
import { MessageCircle } from 'lucide-react'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { Conversation } from '../conversation.ts'
import { ConversationBody } from './ConversationBody.tsx'

/** The props of `ConversationCard`. */
export type ConversationCardProps = {
  conversation: Conversation
  /** The products of the ensaio, whose photos and plans the threads are about. */
  products: readonly SessionProduct[]
  /** The rooms of photos. */
  tags: readonly Tag[]
  /** The archiving of the originals of photos; archived ones are not shown from near. */
  originals?: Originals | null | undefined
  /** "Conversa" by default. */
  title?: string
}

/**
 * The conversation about an ensaio: every thread with what it is about, open ones first, resolved ones behind a fold. The picture of a thread
 * opens large, with its points. Corrections are part of it.
 */
export function ConversationCard(props: ConversationCardProps) {
  const { conversation, products, tags, originals, title = 'Conversa' } = props
  const { threads, viewer } = conversation
  const material = { products, tags, hasOriginals: !originals || originals.archived_at === null }
  const waits = threads.state === 'ready' ? threadsAwaiting(threads.value, viewer) : 0
  return (
    <Card
      title={title}
      aside={
        waits > 0 && (
          <Badge tone="yellow" icon={<MessageCircle size={14} strokeWidth={1.75} aria-hidden />}>
            {withNoun(waits, 'espera', 'esperam')} resposta
          </Badge>
        )
      }
    >
      <Await
        remote={threads}
        onRetry={conversation.onRetry}
        waiting={<Skeleton height="148px" />}
        failureTitle="Não foi possível carregar a conversa"
      >
        {(all) => <ConversationBody material={material} threads={all} conversation={conversation} />}
      </Await>
    </Card>
  )
}
