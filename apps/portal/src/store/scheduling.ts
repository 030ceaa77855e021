import { type Caller, schedulingCalls } from '@ensaio/client'
import {
  bookingOf,
  type ChosenSlot,
  chosenSlot,
  Failure,
  type PublicSession,
  SchedulingDraft,
} from '@ensaio/domain'
import { createAttempts } from '@ensaio/frame'
import * as v from 'valibot'
import type { StateCreator } from 'zustand'
import { keep, readKept } from './kept.ts'

/** The public flow: what was chosen and typed, per link. */
export interface SchedulingSlice {
  drafts: Readonly<Record<string, SchedulingDraft>>
  /** The time that somebody else took meanwhile, per link (rule lost-slot). */
  lostSlots: Readonly<Record<string, ChosenSlot | null>>
  /** Keeps a draft, over a refresh too (rule scheduling-draft). */
  keepDraft: (token: string, draft: SchedulingDraft) => void
  /** Forgets a draft that has served. */
  forgetDraft: (token: string) => void
  /** Books what the draft says, of what the session's link is for. A lost time is remembered and taken out of the draft, everything else stays (rule lost-slot). */
  book: (token: string, session?: PublicSession) => Promise<PublicSession>
  /** Tells that nobody can receive the photographer at the booked time. */
  reportUnable: (token: string, reason: string) => Promise<PublicSession>
  /** The link for several units that was opened last in this tab. */
  group: OpenedGroup | null
  /** Remembers it, so that the pages of its units lead back to it. */
  keepGroup: (group: OpenedGroup) => void
}

/** A link for several units, and the tokens of theirs. */
const OpenedGroup = v.object({ token: v.string(), units: v.array(v.string()) })
type OpenedGroup = v.InferOutput<typeof OpenedGroup>
const groupKey = 'ensaio:unidades'

const asks = { scheduling: schedulingCalls }
const storageKey = (token: string) => `ensaio:agendamento:${token}`

/** The draft of a link, as kept in the store; null before anything was chosen. */
export function draftOf(state: SchedulingSlice, token: string): SchedulingDraft | null {
  return state.drafts[token] ?? null
}

/** The link for several units that the page of one of them leads back to; null for a page of another. */
export function groupOf(state: SchedulingSlice, token: string): string | null {
  return state.group?.units.includes(token) ? state.group.token : null
}

/** Was this refusal about the time, so that another one helps? */
export function isAboutTheTime(reason: unknown): boolean {
  return reason instanceof Failure && (reason.code === 'slot_taken' || reason.code === 'slot_unavailable')
}

/** Makes the scheduling part of the store; drafts kept in `storage` are read when a link is first asked for. */
export function schedulingSlice(
  caller: Caller,
  storage: Storage | null,
): StateCreator<SchedulingSlice, [], [], SchedulingSlice> {
  const { scheduling } = caller.calls(asks)
  const attempt = createAttempts()

  return (set, get) => {
    return {
      drafts: keptDrafts(storage),
      lostSlots: {},

      keepDraft: (token, draft) => {
        keep(storage, storageKey(token), draft)
        set(({ drafts, lostSlots }) => ({
          drafts: { ...drafts, [token]: draft },
          lostSlots: chosenSlot(draft) ? { ...lostSlots, [token]: null } : lostSlots,
        }))
      },

      forgetDraft: (token) => {
        keep(storage, storageKey(token), null)
        set(({ drafts: { [token]: _, ...drafts }, lostSlots }) => ({
          drafts,
          lostSlots: { ...lostSlots, [token]: null },
        }))
      },

      group: readKept(storage, groupKey, OpenedGroup),

      keepGroup: (group) => {
        keep(storage, groupKey, group)
        set({ group })
      },

      reportUnable: (token, reason) =>
        attempt(`${token}/unable`, { reason }, (key) => scheduling.reportUnable(token, { reason }, key)),

      book: async (token, session) => {
        const draft = draftOf(get(), token)
        const booking = draft && bookingOf(draft, session)
        if (!booking) throw new Failure('invalid', 'Selecione um dia e horário para avançar')
        try {
          return await attempt(token, booking, (key) => scheduling.book(token, booking, key))
        } catch (reason) {
          if (isAboutTheTime(reason)) {
            get().keepDraft(token, { ...draft, date: null, hour: null })
            set(({ lostSlots }) => ({ lostSlots: { ...lostSlots, [token]: chosenSlot(draft) } }))
          }
          throw reason
        }
      },
    }
  }
}

function keptDrafts(storage: Storage | null): Record<string, SchedulingDraft> {
  const prefix = storageKey('')
  const drafts: Record<string, SchedulingDraft> = {}
  for (let index = 0; index < (storage?.length ?? 0); index++) {
    const name = storage?.key(index)
    if (!name?.startsWith(prefix)) continue
    const draft = readKept(storage, name, SchedulingDraft)
    if (draft) drafts[name.slice(prefix.length)] = draft
  }
  return drafts
}
