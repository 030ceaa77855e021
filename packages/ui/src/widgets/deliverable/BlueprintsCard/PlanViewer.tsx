import { type Blueprint, blueprintName, type MarkedRoom, planPictures } from '@ensaio/domain'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { PictureViewer } from '../../../primitives/media/PictureViewer/PictureViewer.tsx'
import type { Conversation, Drafts } from '../../conversation/conversation.ts'
import { usePictureTalk } from '../../conversation/usePictureTalk.tsx'
import { RoomViewer } from './rooms/RoomViewer.tsx'
import type { PlanRoomsOf, RoomDrafts } from './rooms/room-marks.ts'
import { useRoomMarks } from './rooms/useRoomMarks.tsx'

type PlanViewerProps = {
  /** It is there only while it is open. */
  open: true
  blueprint: Blueprint
  rooms: PlanRoomsOf
  roomDrafts: RoomDrafts
  conversation: Conversation | undefined
  drafts: Drafts
  onClose: () => void
}

/** The full-screen pictures of a plan, with its marked rooms and its comments; a pressed room shows its photos in place of the plan. */
export function PlanViewer(props: PlanViewerProps) {
  const { rooms, conversation, drafts } = props
  const [place, setPlace] = useState(0)
  const [room, setRoom] = useState<MarkedRoom | null>(null)
  if (room === null) return <Plan {...props} place={place} onPlace={setPlace} onRoom={setRoom} />
  const back = () => setRoom(null)
  const { tags, hasOriginals } = rooms
  return <RoomViewer {...{ room, tags, hasOriginals, conversation, drafts }} onClose={back} />
}

/** A plan of several pages has no comments: a point would not say on which. */
function Plan(
  props: PlanViewerProps & {
    place: number
    onPlace: (place: number) => void
    onRoom: (room: MarkedRoom) => void
  },
) {
  const { blueprint, drafts, place, onPlace } = props
  const name = blueprintName(blueprint)
  const pages = planPictures(blueprint)
  const isOne = pages.length === 1
  const conversation = isOne ? props.conversation : undefined
  const talk = usePictureTalk({ conversation, about: 'blueprint', materialId: blueprint.id, drafts })
  const marks = useRoomMarks({
    blueprint,
    page: place + 1,
    rooms: props.rooms,
    drafts: props.roomDrafts,
    onOpen: props.onRoom,
    onPage: (page) => onPlace(page - 1),
  })
  const isTalking = Boolean(talk.viewer.panel) && !marks.isEditing
  const both = { ...marks.viewer, pins: [...marks.viewer.pins, ...(marks.isEditing ? [] : talk.viewer.pins)] }
  return (
    <PictureViewer
      open
      onClose={props.onClose}
      label={name}
      pictures={pages.map((src, nth) => ({
        id: `${blueprint.id}-${nth}`,
        src,
        title: isOne ? `Planta ${name}` : `Planta ${name}, página ${nth + 1}`,
        paper: true,
      }))}
      place={place}
      onGo={onPlace}
      {...(isTalking ? talk.viewer : both)}
    >
      {!marks.isEditing && talk.button}
      {!isTalking && marks.buttons}
      {blueprint.url && (
        <Button
          variant="quiet"
          href={blueprint.url}
          external
          icon={<ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          Abrir em nova aba
        </Button>
      )}
    </PictureViewer>
  )
}
