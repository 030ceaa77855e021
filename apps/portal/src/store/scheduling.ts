import { type Caller, schedulingCalls } from '@ensaio/client'
import {
  bookingOf,
  type ChosenSlot,
  chosenSlot,
  emptyDraft,
  Failure,
  type PublicSession,
  SchedulingDraft,
} from '@ensaio/domain'
import { createAttempts } from '@ensaio/frame'
import type { StateCreator } from 'zustand'
import { keep, readKept } from './kept.ts'

/** The public flow: what was chosen and typed, per link. */
export interface SchedulingSlice {
  drafts: Readonly<Record<string, SchedulingDraft>>
  /** The time that somebody else took meanwhile, per link (D13). */
  lostSlots: Readonly<Record<string, ChosenSlot | null>>
  /** Keeps a draft, over a refresh too (D15). */
  keepDraft: (token: string, draft: SchedulingDraft) => void
  /** Forgets a draft that has served. */
  forgetDraft: (token: string) => void
  /** Books what the draft says. A lost time is remembered and taken out of the draft, everything else stays (D13). */
  book: (token: string) => Promise<PublicSession>
}

// One object, so that following an empty draft does not render without end.
const untouched = emptyDraft()

const asks = { scheduling: schedulingCalls }
const storageKey = (token: string) => `ensaio:agendamento:${token}`

/** The draft of a link, as kept in the store, or an empty one. */
export function draftOf(state: SchedulingSlice, token: string): SchedulingDraft {
  return state.drafts[token] ?? untouched
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
        set(({ drafts, lostSlots }) => ({
          drafts: { ...drafts, [token]: untouched },
          lostSlots: { ...lostSlots, [token]: null },
        }))
      },

      book: async (token) => {
        const draft = draftOf(get(), token)
        const booking = bookingOf(draft)
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
