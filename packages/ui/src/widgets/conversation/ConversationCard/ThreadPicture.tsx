import type { Thread } from '@ensaio/domain'
import { PictureViewer, type ViewedPicture } from '../../../primitives/media/PictureViewer/PictureViewer.tsx'
import type { Conversation, Drafts } from '../conversation.ts'
import { usePictureTalk } from '../usePictureTalk.tsx'

/** The full-screen picture of a thread, with its pins and comments. */
export function ThreadPicture(props: {
  /** It is there only while it is open. */
  open: true
  thread: Thread
  picture: ViewedPicture & { id: number }
  conversation: Conversation
  drafts: Drafts
  onClose: () => void
}) {
  const { thread, picture, conversation, drafts } = props
  const about = thread.about === 'blueprint' ? 'blueprint' : 'photo'
  const talk = usePictureTalk({ conversation, about, materialId: picture.id, drafts, first: thread })
  return (
    <PictureViewer
      open
      label="Foto comentada"
      onClose={props.onClose}
      pictures={[picture]}
      place={0}
      {...talk.viewer}
    >
      {talk.button}
    </PictureViewer>
  )
}
