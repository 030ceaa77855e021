import { arePlanRoomsSame, joinPlanRooms, type Photo, type PlanRoom, type Tag } from '@ensaio/domain'

/** A mark that is being placed; its room may still have to be chosen. */
export type RoomMark = Omit<PlanRoom, 'tag_id'> & { key: number; tag_id: number | null }

/** Marks that are not saved yet, and those of the plan that they began with. `isJoined` once others changed them meanwhile. */
export type RoomDraft = { seen: readonly PlanRoom[]; marks: readonly RoomMark[]; isJoined: boolean }

/** Unsaved marks by the id of their plan; they outlive a closed viewer. */
export type RoomDrafts = Map<number, RoomDraft>

/** The rooms of a plan as they are to be marked, and as they were seen before. */
export type PlanMarks = { rooms: readonly PlanRoom[]; seen: readonly PlanRoom[] }

/** The photos of the ensaio and its rooms, for the rooms of plans. A callback that is left out takes its control away. */
export type PlanRoomsOf = {
  photos: readonly Photo[]
  tags: readonly Tag[]
  /** Can the originals of photos be downloaded? */
  hasOriginals: boolean
  onSave: ((rooms: readonly PlanRoom[], seen: readonly PlanRoom[]) => Promise<unknown>) | undefined
}

/** A key that no mark has. */
export function nextKey(marks: readonly RoomMark[]): number {
  return Math.max(0, ...marks.map(({ key }) => key)) + 1
}

const hasRoom = (mark: RoomMark): mark is RoomMark & PlanRoom => mark.tag_id !== null

/** The marks as they are saved; those without a room are left out. */
export function roomsOf(marks: readonly RoomMark[]): PlanRoom[] {
  return marks.filter(hasRoom).map(({ key: _, ...room }) => room)
}

/** A draft of the marks as they are. */
export function draftOf(rooms: readonly PlanRoom[]): RoomDraft {
  return { seen: rooms, marks: rooms.map((room, place) => ({ ...room, key: place + 1 })), isJoined: false }
}

/** The draft on top of what is marked by now, with the changes of both (rule plan-rooms). */
export function joinDraft(draft: RoomDraft, now: readonly PlanRoom[]): RoomDraft {
  if (arePlanRoomsSame(draft.seen, now)) return draft
  const own = roomsOf(draft.marks)
  const joined = joinPlanRooms({ seen: draft.seen, own, now })
  const isJoined = draft.isJoined || !arePlanRoomsSame(joined, own)
  const first = nextKey(draft.marks)
  const marks = joined.map((room, place) => ({ ...room, key: first + place }))
  return { seen: now, marks: [...marks, ...draft.marks.filter((mark) => !hasRoom(mark))], isJoined }
}

/** Does the draft change anything? */
export function isChanged({ seen, marks }: RoomDraft): boolean {
  return marks.some((mark) => !hasRoom(mark)) || !arePlanRoomsSame(seen, roomsOf(marks))
}
