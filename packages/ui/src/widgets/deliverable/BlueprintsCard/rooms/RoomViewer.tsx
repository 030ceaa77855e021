import type { MarkedRoom, Tag } from '@ensaio/domain'
import { ArrowLeft, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { PictureViewer } from '../../../../primitives/media/PictureViewer/PictureViewer.tsx'
import type { Conversation, Drafts } from '../../../conversation/conversation.ts'
import { usePictureTalk } from '../../../conversation/usePictureTalk.tsx'
import { photoTitle } from '../../photo-title.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The photos of a marked room over the whole window, the first one first; closing it leads back to the plan. */
export function RoomViewer(props: {
  room: MarkedRoom
  tags: readonly Tag[]
  hasOriginals: boolean
  conversation: Conversation | undefined
  drafts: Drafts
  onClose: () => void
}) {
  const { room, tags, hasOriginals, conversation, drafts, onClose } = props
  const [place, setPlace] = useState(0)
  const photo = room.photos[place]
  const talk = usePictureTalk({ conversation, about: 'photo', materialId: photo?.id ?? 0, drafts })
  return (
    <PictureViewer
      open
      label={`Fotos: ${room.name}`}
      pictures={room.photos.map((one) => ({
        id: one.id,
        src: one.preview_url ?? one.url,
        ...(hasOriginals && { whole: one.url }),
        small: one.thumbnail_url,
        title: photoTitle(one, tags),
        panorama: one.is_panorama ? one.url : undefined,
      }))}
      place={place}
      onGo={setPlace}
      onClose={onClose}
      {...talk.viewer}
    >
      <Button variant="quiet" icon={<ArrowLeft {...icon} />} onPress={onClose}>
        Voltar à planta
      </Button>
      {talk.button}
      {photo && hasOriginals && (
        <Button variant="quiet" href={photo.url} download="" external icon={<Download {...icon} />}>
          Baixar foto
        </Button>
      )}
    </PictureViewer>
  )
}
