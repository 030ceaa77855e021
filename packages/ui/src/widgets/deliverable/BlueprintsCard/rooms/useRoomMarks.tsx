import {
  arePlanRoomsSame,
  type Blueprint,
  type MarkedRoom,
  markedRooms,
  type PlanRoom,
  roomWithCount,
} from '@ensaio/domain'
import { DoorOpen, MapPin } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { useLeaveWarning } from '../../../../primitives/form/useLeaveWarning.ts'
import type { PicturePin } from '../../../../primitives/media/PictureViewer/PictureViewer.tsx'
import { RoomsPanel } from './RoomsPanel.tsx'
import {
  draftOf,
  isChanged,
  joinDraft,
  nextKey,
  type PlanRoomsOf,
  type RoomDraft,
  type RoomDrafts,
  type RoomMark,
} from './room-marks.ts'

type Point = { x: number; y: number }

/** The parts of marked rooms that a picture viewer takes: buttons for its actions, and its pins, panel and taps. */
export type PlanRoomMarks = {
  isEditing: boolean
  buttons: ReactNode
  viewer: { pins: PicturePin[]; panel: ReactNode; onPoint: ((point: Point) => void) | undefined }
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
const middle: Point = { x: 0.5, y: 0.5 }
const rounded = (share: number) => Math.round(share * 10_000) / 10_000

/**
 * The rooms marked on the page that a viewer shows (rule plan-rooms): names that open the photos of their room, and, for those who may
 * save them, a panel to mark them. A tap places a mark, which stays movable by taps until its room is chosen; then it is dragged, or moved
 * by the arrow keys.
 */
export function useRoomMarks(props: {
  blueprint: Blueprint
  /** From 1. */
  page: number
  rooms: PlanRoomsOf
  drafts: RoomDrafts
  onOpen: (room: MarkedRoom) => void
  onPage: (page: number) => void
}): PlanRoomMarks {
  const { blueprint, page, drafts, onOpen } = props
  const { photos, tags, onSave } = props.rooms
  const [isEditing, setEditing] = useState(false)
  const [isShown, setShown] = useState(true)
  const [current, setCurrent] = useState<number | null>(null)
  const [asked, setAsked] = useState<{ key: number } | null>(null)
  const changes = useRef(0)
  /** What was sent last: once it is what the plan has, nobody else changed it. */
  const sent = useRef<readonly PlanRoom[]>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const { id, rooms = [] } = blueprint
  const kept = drafts.get(id)
  const draft = kept ?? draftOf(rooms)
  useLeaveWarning(kept !== undefined && isChanged(kept))

  useLayoutEffect(() => {
    if (kept === undefined || arePlanRoomsSame(kept.seen, rooms)) return
    const isOwn = sent.current !== null && arePlanRoomsSame(sent.current, rooms)
    const joined = isOwn ? { ...kept, seen: rooms } : joinDraft(kept, rooms)
    drafts.set(id, joined)
    redraw()
  }, [kept, rooms, drafts, id])

  function ask(key: number) {
    setCurrent(key)
    setAsked({ key })
  }

  function keep(next: RoomDraft | null) {
    if (next === null) drafts.delete(id)
    else drafts.set(id, next)
    redraw()
  }

  function change(of: (marks: readonly RoomMark[]) => readonly RoomMark[]) {
    changes.current += 1
    const before = drafts.get(id) ?? draft
    keep({ ...before, marks: of(before.marks) })
  }

  const move = (key: number, { x, y }: Point) =>
    change((marks) =>
      marks.map((mark) => (mark.key === key ? { ...mark, page, x: rounded(x), y: rounded(y) } : mark)),
    )

  function place(point: Point) {
    const { marks } = drafts.get(id) ?? draft
    const unnamed = marks.find(({ tag_id }) => tag_id === null)
    const key = unnamed?.key ?? nextKey(marks)
    if (unnamed) move(key, point)
    else {
      const mark = { key, tag_id: null, page, x: rounded(point.x), y: rounded(point.y) }
      change((before) => [...before, mark])
    }
    ask(key)
  }

  const shown = markedRooms(blueprint, photos, tags)
  const looked = shown
    .filter((room) => room.page === page)
    .map((room, nth): PicturePin => {
      const count = room.photos.length
      return {
        x: room.x,
        y: room.y,
        id: `room-${nth}`,
        text: room.name,
        count: count > 0 ? { number: count, unit: count === 1 ? 'foto' : 'fotos' } : undefined,
        label: roomWithCount(room.name, count),
        look: 'name',
        onPress: count > 0 ? () => onOpen(room) : undefined,
      }
    })
  const edited = draft.marks
    .filter((mark) => mark.page === page)
    .map((mark): PicturePin => {
      const name = tags.find((tag) => tag.id === mark.tag_id)?.name
      return {
        x: mark.x,
        y: mark.y,
        id: `mark-${mark.key}`,
        text: name ?? '?',
        label: `${name ?? 'Sem ambiente'}: mova com as setas`,
        look: name === undefined ? 'draft' : 'name',
        isCurrent: mark.key === current,
        onPress: () => ask(mark.key),
        onMove: (to) => move(mark.key, to),
      }
    })
  const canEdit = onSave !== undefined && tags.length > 0

  return {
    isEditing,
    buttons: (
      <>
        {looked.length > 0 && !isEditing && (
          <Button
            variant="quiet"
            pressed={isShown}
            icon={<DoorOpen {...icon} />}
            onPress={() => setShown(!isShown)}
          >
            Ambientes
          </Button>
        )}
        {canEdit && (
          <Button
            variant="quiet"
            pressed={isEditing}
            icon={<MapPin {...icon} />}
            onPress={() => setEditing(!isEditing)}
          >
            Marcar ambientes
          </Button>
        )}
      </>
    ),
    viewer: {
      pins: isEditing ? edited : isShown ? looked : [],
      onPoint: isEditing ? place : undefined,
      panel: isEditing && onSave && (
        <RoomsPanel
          draft={draft}
          page={page}
          photos={photos}
          tags={tags}
          current={current}
          asked={asked}
          onCurrent={setCurrent}
          onPage={props.onPage}
          onAdd={() => place(middle)}
          onName={(key, tag_id) =>
            change((marks) => marks.map((mark) => (mark.key === key ? { ...mark, tag_id } : mark)))
          }
          onRemove={(key) => change((marks) => marks.filter((mark) => mark.key !== key))}
          onUndo={() => keep(null)}
          onSave={async (marked) => {
            const before = changes.current
            sent.current = marked
            await onSave(marked, draft.seen)
            // What was marked meanwhile is still to be saved.
            if (changes.current !== before) return
            keep(null)
            setEditing(false)
          }}
          onClose={() => setEditing(false)}
        />
      ),
    },
  }
}
