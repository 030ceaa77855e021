import { isThreadOpen, type Pin, type Thread } from '@ensaio/domain'
import { MapPin, MessageCirclePlus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/action/Button/Button.tsx'
import { Await } from '../../primitives/feedback/Await/Await.tsx'
import { Spinner } from '../../primitives/feedback/Spinner/Spinner.tsx'
import { Row, Stack } from '../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { CommentEditor } from './CommentEditor.tsx'
import type { Conversation, Drafts } from './conversation.ts'
import { Mark } from './ThreadView.styles.ts'
import { ThreadView } from './ThreadView.tsx'
import { useFocusAfter } from './useFocusAfter.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
const middle: Pin = { x: 0.5, y: 0.5 }

type TalkPanelProps = {
  about: 'photo' | 'blueprint'
  /** The threads about the picture, the oldest first. */
  threads: readonly Thread[]
  conversation: Conversation
  /** The chosen thread, by id. */
  current: number | null
  drafts: Drafts
  /** The name of the new comment's draft. */
  name: string
  /** The point of the new comment. */
  pin: Pin | null
  isWriting: boolean
  onPin: (pin: Pin | null) => void
  onWrite: (isWriting: boolean) => void
  onSend: (text: string) => Promise<unknown>
  onClose: () => void
}

/** The threads about one picture, numbered as their pins, and the form of a new comment. */
export function TalkPanel(props: TalkPanelProps) {
  const { threads, conversation, current, isWriting, pin } = props
  const panel = useRef<HTMLElement>(null)
  const start = useFocusAfter(isWriting)
  const [said, say] = useState('')
  const remote = conversation.threads
  const isEmpty = threads.length === 0 && remote.state === 'ready' && !remote.failure
  const noun = props.about === 'photo' ? 'foto' : 'planta'

  useEffect(() => {
    const thread =
      current === null ? null : panel.current?.querySelector<HTMLElement>(`[data-thread="${current}"]`)
    thread?.scrollIntoView({ block: 'nearest' })
    thread?.focus({ preventScroll: true })
  }, [current])

  return (
    <Stack as="section" gap={16} ref={panel} aria-label="Comentários">
      <Row justify="space-between" wrap={false}>
        <Text as="strong" strong>
          Comentários
        </Text>
        <Button variant="quiet" size="small" iconOnly icon={<X {...icon} />} onPress={props.onClose}>
          Fechar os comentários
        </Button>
      </Row>
      {!isEmpty && (
        <Await remote={remote} onRetry={conversation.onRetry} waiting={<Spinner />}>
          {() => (
            <Stack>
              {threads.map((thread, index) => (
                <ThreadView
                  key={thread.id}
                  thread={thread}
                  title={`Comentário ${index + 1}`}
                  level={3}
                  mark={
                    <Mark $done={!isThreadOpen(thread)} aria-hidden="true">
                      {index + 1}
                    </Mark>
                  }
                  isCurrent={thread.id === current}
                  conversation={conversation}
                  drafts={props.drafts}
                />
              ))}
            </Stack>
          )}
        </Await>
      )}
      {conversation.onStart &&
        (isWriting ? (
          <CommentEditor
            label="Novo comentário"
            action="Enviar comentário"
            drafts={props.drafts}
            name={props.name}
            hint={pin ? undefined : `Toque na ${noun} para marcar o ponto de que você fala.`}
            onSend={async (text) => {
              await props.onSend(text)
              say('Comentário enviado.')
            }}
            onCancel={() => props.onWrite(false)}
          >
            <div>
              {pin ? (
                <Button size="small" variant="quiet" icon={<X {...icon} />} onPress={() => props.onPin(null)}>
                  Tirar o ponto
                </Button>
              ) : (
                <Button
                  size="small"
                  variant="quiet"
                  icon={<MapPin {...icon} />}
                  onPress={() => props.onPin(middle)}
                >
                  Marcar um ponto
                </Button>
              )}
            </div>
          </CommentEditor>
        ) : (
          <div>
            <Button
              ref={start}
              size="small"
              icon={<MessageCirclePlus {...icon} />}
              onPress={() => props.onWrite(true)}
            >
              Novo comentário
            </Button>
          </div>
        ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  )
}
