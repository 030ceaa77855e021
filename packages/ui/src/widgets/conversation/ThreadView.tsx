import {
  type Comment,
  formatLongInstant,
  formatRecentInstant,
  isThreadOpen,
  type Thread,
} from '@ensaio/domain'
import { CircleCheck, PencilLine } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../primitives/action/Button/Button.tsx'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'
import { Row } from '../../primitives/layout/Layout/Layout.tsx'
import { Avatar } from '../../primitives/media/Avatar/Avatar.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { CommentEditor } from './CommentEditor.tsx'
import type { Conversation, Drafts } from './conversation.ts'
import { Comments, Head, Sheet } from './ThreadView.styles.ts'
import { useFocusAfter } from './useFocusAfter.ts'

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The props of `ThreadView`. */
export type ThreadViewProps = {
  thread: Thread
  /** What it is about: "Sala", "Fotos profissionais". */
  title: string
  /** Heading level of the title. */
  level?: 3 | 4
  /** Before the title: the number of its pin, or a small picture. */
  mark?: ReactNode
  /** Is it the one that was chosen? */
  isCurrent?: boolean
  conversation: Omit<Conversation, 'threads' | 'onRetry' | 'onStart'>
  drafts: Drafts
}

/** One thread of a conversation: its comments, the form of an answer, and "Resolver" or "Reabrir". */
export function ThreadView({ thread, title, level = 3, conversation, drafts, ...props }: ThreadViewProps) {
  const name = `answer:${thread.id}`
  const [isAnswering, setAnswering] = useState(drafts.has(name))
  const answer = useFocusAfter(isAnswering)
  const { onAnswer, onResolve } = conversation
  const isOpen = isThreadOpen(thread)
  const Title = `h${level}` as const
  const canResolve = onResolve !== undefined && !thread.is_correction
  return (
    <Sheet data-current={props.isCurrent === true} data-thread={thread.id} aria-label={title} tabIndex={-1}>
      <Head>
        {props.mark}
        <Title>{title}</Title>
        {thread.is_correction && isOpen && (
          <Badge tone="orange" icon={<PencilLine {...icon} />}>
            Em correção
          </Badge>
        )}
        {!isOpen && (
          <Badge tone="green" icon={<CircleCheck {...icon} />}>
            {thread.is_correction ? 'Corrigido' : 'Resolvido'}
          </Badge>
        )}
      </Head>
      <Comments role="list">
        {thread.comments.map((comment) => (
          <CommentLine key={comment.id} comment={comment} {...conversation} />
        ))}
      </Comments>
      {thread.resolved_by !== null && thread.resolved_at !== null && (
        <Text soft>
          {`Resolvido por ${thread.resolved_by}, ${formatRecentInstant(thread.resolved_at, conversation.now, conversation.time_zone)}.`}
        </Text>
      )}
      {onAnswer && isAnswering ? (
        <CommentEditor
          label="Resposta"
          action="Enviar resposta"
          drafts={drafts}
          name={name}
          onSend={async (text) => {
            await onAnswer(thread, text)
            setAnswering(false)
          }}
          onCancel={() => setAnswering(false)}
        />
      ) : (
        (onAnswer || canResolve) && (
          <Row gap={8}>
            {onAnswer && (
              <Button
                ref={answer}
                size="small"
                label={`Responder: ${title}`}
                onPress={() => setAnswering(true)}
              >
                Responder
              </Button>
            )}
            {canResolve && (
              <Button
                size="small"
                variant="quiet"
                label={`${isOpen ? 'Resolver' : 'Reabrir'}: ${title}`}
                onPress={() => onResolve(thread, isOpen)}
              >
                {isOpen ? 'Resolver' : 'Reabrir'}
              </Button>
            )}
          </Row>
        )
      )}
    </Sheet>
  )
}

function CommentLine(props: { comment: Comment; now: string; time_zone: string }) {
  const { comment, now, time_zone: zone } = props
  return (
    <li>
      <Avatar name={comment.author} size={28} />
      <div>
        <div>
          <strong>{comment.is_own ? 'Você' : comment.author}</strong>
          <time dateTime={comment.written_at} title={formatLongInstant(comment.written_at, zone)}>
            {formatRecentInstant(comment.written_at, now, zone)}
          </time>
        </div>
        <p>{comment.text}</p>
      </div>
    </li>
  )
}
