import { isThreadOpen, type Thread, withNoun } from '@ensaio/domain'
import { MessageCirclePlus, MessagesSquare } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Disclosure } from '../../../primitives/layout/Disclosure/Disclosure.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { CommentEditor } from '../CommentEditor.tsx'
import type { Conversation, Drafts } from '../conversation.ts'
import { ThreadView } from '../ThreadView.tsx'
import { useFocusAfter } from '../useFocusAfter.ts'
import { Thumb } from './ConversationCard.styles.ts'
import { type Material, type Subject, subjectOf } from './subject-of.ts'

const ThreadPicture = lazyDialog(async () => (await import('./ThreadPicture.tsx')).ThreadPicture)

type ConversationBodyProps = {
  threads: readonly Thread[]
  conversation: Conversation
  material: Material
}

/** The threads of a conversation, and the form of a comment about the whole ensaio. */
export function ConversationBody({ threads, conversation, material }: ConversationBodyProps) {
  const drafts = useRef<Drafts>(new Map())
  const [isWriting, setWriting] = useState(false)
  const start = useFocusAfter(isWriting)
  const [shown, setShown] = useState<Thread | null>(null)
  const { say } = useToast()
  const { viewer, onStart } = conversation
  const open = threads.filter(isThreadOpen)
  const resolved = threads.filter((thread) => !isThreadOpen(thread))
  const picture = shown && subjectOf(shown, material).picture

  const view = (thread: Thread) => {
    const subject = subjectOf(thread, material)
    return (
      <ThreadView
        key={thread.id}
        thread={thread}
        title={subject.title}
        mark={<Picture subject={subject} onShow={() => setShown(thread)} />}
        conversation={conversation}
        drafts={drafts.current}
      />
    )
  }

  return (
    <Stack>
      {threads.length === 0 && !isWriting && (
        <EmptyState
          icon={<MessagesSquare size={24} strokeWidth={1.75} />}
          title="Ninguém comentou ainda"
          text={
            onStart
              ? 'Abra uma foto e toque no ponto de que você fala, ou escreva aqui sobre o ensaio todo.'
              : 'Comentários sobre as fotos e sobre o ensaio aparecem aqui.'
          }
        />
      )}
      {open.map(view)}
      {resolved.length > 0 && (
        <Disclosure summary={withNoun(resolved.length, 'assunto resolvido', 'assuntos resolvidos')}>
          <Stack>{resolved.map(view)}</Stack>
        </Disclosure>
      )}
      {onStart &&
        (isWriting ? (
          <CommentEditor
            label="Comentário sobre o ensaio"
            action="Enviar comentário"
            drafts={drafts.current}
            name="session"
            hint={
              viewer === 'client'
                ? 'A nossa equipe recebe um aviso por e-mail.'
                : 'A empresa recebe um aviso por e-mail.'
            }
            onSend={async (text) => {
              await onStart({ text, subject: { about: 'session' } })
              setWriting(false)
              say('Comentário enviado.')
            }}
            onCancel={() => setWriting(false)}
          />
        ) : (
          <div>
            <Button
              ref={start}
              size="small"
              icon={<MessageCirclePlus size={18} strokeWidth={1.75} aria-hidden />}
              onPress={() => setWriting(true)}
            >
              Comentar o ensaio
            </Button>
          </div>
        ))}
      {shown && picture && (
        <ThreadPicture
          open
          thread={shown}
          picture={picture}
          conversation={conversation}
          drafts={drafts.current}
          onClose={() => setShown(null)}
        />
      )}
    </Stack>
  )
}

function Picture({ subject, onShow }: { subject: Subject; onShow: () => void }) {
  const { picture, title } = subject
  if (picture === null) return null
  return (
    <Thumb
      type="button"
      data-paper={picture.paper === true}
      aria-label={`Ver ${title} com os pontos`}
      onClick={onShow}
    >
      <img src={picture.small ?? picture.src} alt="" loading="lazy" decoding="async" />
    </Thumb>
  )
}
