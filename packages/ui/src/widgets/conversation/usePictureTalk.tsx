import { isThreadOpen, type Pin, type Thread, threadsAbout } from '@ensaio/domain'
import { MessageCircle } from 'lucide-react'
import { type ReactNode, useReducer, useState } from 'react'
import { Button } from '../../primitives/action/Button/Button.tsx'
import type { PicturePin } from '../../primitives/media/PictureViewer/PictureViewer.tsx'
import type { Conversation, Drafts } from './conversation.ts'
import { TalkPanel } from './TalkPanel.tsx'

/** The parts of a conversation that a picture viewer takes: a button for its actions, and its pins, panel and taps. */
export type PictureTalk = {
  button: ReactNode
  viewer: { pins: PicturePin[]; panel: ReactNode; onPoint: ((pin: Pin) => void) | undefined }
}

const nothing: PictureTalk = { button: null, viewer: { pins: [], panel: null, onPoint: undefined } }

type Subject = {
  /** Undefined where nobody comments. */
  conversation: Conversation | undefined
  about: 'photo' | 'blueprint'
  materialId: number
  drafts: Drafts
  /** Opens the panel at this thread. */
  first?: Thread | undefined
}

/**
 * The threads about the picture that a viewer shows, as pins and beside it. A tap on the picture starts a comment at that point; a pin shows
 * its thread; the arrow keys move the pin of a new comment.
 */
export function usePictureTalk({ conversation, about, materialId, drafts, first }: Subject): PictureTalk {
  const [isOpen, setOpen] = useState(first !== undefined)
  const [writing, setWriting] = useState<number | null>(null)
  const [current, setCurrent] = useState(first?.id ?? null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  if (conversation === undefined) return nothing
  const { threads, onStart } = conversation
  const own = threads.state === 'ready' ? threadsAbout(threads.value, about, materialId) : []
  // A reader needs no button without comments.
  if (onStart === undefined && own.length === 0) return nothing

  const name = `${about}:${materialId}`
  const isWriting = isOpen && onStart !== undefined && writing === materialId
  const draft = isWriting ? (drafts.get(name)?.pin ?? null) : null

  function place(pin: Pin | null) {
    drafts.set(name, { text: drafts.get(name)?.text ?? '', pin })
    setWriting(materialId)
    redraw()
  }

  function show(thread: Thread) {
    setOpen(true)
    setWriting(null)
    setCurrent(thread.id)
  }

  function open() {
    setOpen(true)
    if (own.length === 0 || drafts.has(name)) setWriting(materialId)
  }

  const pins = own.flatMap((thread, index): PicturePin[] => {
    if (thread.pin === null) return []
    const isDone = !isThreadOpen(thread)
    const number = String(index + 1)
    const [said] = thread.comments
    return [
      {
        ...thread.pin,
        id: thread.id,
        text: number,
        label: `Comentário ${number}${isDone ? ', resolvido' : ''}: ${said?.text ?? ''}`,
        look: isDone ? 'done' : 'open',
        isCurrent: isOpen && thread.id === current,
        onPress: () => show(thread),
      },
    ]
  })
  if (draft) {
    const label = 'Ponto do novo comentário; mova com as setas'
    pins.push({ ...draft, id: 'draft', text: '+', label, look: 'draft', onMove: place })
  }

  return {
    button: (
      <Button
        variant="quiet"
        pressed={isOpen}
        icon={<MessageCircle size={20} strokeWidth={1.75} aria-hidden />}
        onPress={() => (isOpen ? setOpen(false) : open())}
      >
        {own.length === 0 ? 'Comentar' : `Comentários (${own.length})`}
      </Button>
    ),
    viewer: {
      pins,
      onPoint: isOpen && onStart ? place : undefined,
      panel: isOpen && (
        <TalkPanel
          key={name}
          about={about}
          threads={own}
          conversation={conversation}
          current={current}
          drafts={drafts}
          name={name}
          pin={draft}
          isWriting={isWriting}
          onPin={place}
          onWrite={(isOn) => setWriting(isOn ? materialId : null)}
          onSend={async (text) => {
            const subject = { about, material_id: materialId, pin: draft }
            await onStart?.({ text, subject })
            // By now, a comment on another picture may be typed.
            setWriting((now) => (now === materialId ? null : now))
          }}
          onClose={() => setOpen(false)}
        />
      ),
    },
  }
}
