import { type Blueprint, planPictures } from '@ensaio/domain'
import { useRef, useState } from 'react'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { useLeaveWarning } from '../../../primitives/form/useLeaveWarning.ts'
import type { Conversation, Drafts } from '../../conversation/conversation.ts'
import { List } from './BlueprintList.styles.ts'
import { BlueprintTile } from './BlueprintTile.tsx'
import { isChanged, type PlanMarks, type PlanRoomsOf, type RoomDrafts } from './rooms/room-marks.ts'

const PlanViewer = lazyDialog(async () => (await import('./PlanViewer.tsx')).PlanViewer)

/** Every plan; what has pictures opens large over the page. */
export function BlueprintList(props: {
  blueprints: readonly Blueprint[]
  rooms: Omit<PlanRoomsOf, 'onSave'>
  conversation: Conversation | undefined
  onRooms: ((blueprint: Blueprint, marks: PlanMarks) => Promise<unknown>) | undefined
  onDelete: ((blueprint: Blueprint) => void) | undefined
}) {
  const { blueprints, rooms, onRooms } = props
  const [open, setOpen] = useState<number | null>(null)
  const drafts = useRef<Drafts>(new Map())
  const roomDrafts = useRef<RoomDrafts>(new Map())
  const shown = blueprints.find(({ id }) => id === open)
  // A plan that is open warns by itself.
  useLeaveWarning(shown === undefined && [...roomDrafts.current.values()].some(isChanged))

  return (
    <>
      <List role="list">
        {blueprints.map((blueprint) => (
          <li key={blueprint.id} data-file={planPictures(blueprint).length === 0}>
            <BlueprintTile blueprint={blueprint} onShow={({ id }) => setOpen(id)} onDelete={props.onDelete} />
          </li>
        ))}
      </List>
      {shown && (
        <PlanViewer
          open
          blueprint={shown}
          rooms={{ ...rooms, onSave: onRooms && ((marked, seen) => onRooms(shown, { rooms: marked, seen })) }}
          roomDrafts={roomDrafts.current}
          conversation={props.conversation}
          drafts={drafts.current}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
