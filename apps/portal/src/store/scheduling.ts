import type { Client } from '@ensaio/client'
import {
  bookingOf,
  type ChosenSlot,
  chosenSlot,
  emptyDraft,
  Failure,
  type PublicSession,
  SchedulingDraft,
} from '@ensaio/domain'
import * as v from 'valibot'
import type { StateCreator } from 'zustand'

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

const storageKey = (token: string) => `ensaio:agendamento:${token}`

function readDraft(storage: Storage | null, token: string): SchedulingDraft | null {
  try {
    const kept = storage?.getItem(storageKey(token))
    const parsed = v.safeParse(SchedulingDraft, JSON.parse(kept ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

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
  client: Client,
  storage: Storage | null,
): StateCreator<SchedulingSlice, [], [], SchedulingSlice> {
  // One key per attempt, kept until a definite answer came, so that a lost answer never books twice (D7).
  let attempt: { body: string; key: string } | null = null

  return (set, get) => {
    return {
      drafts: keptDrafts(storage),
      lostSlots: {},

      keepDraft: (token, draft) => {
        try {
          storage?.setItem(storageKey(token), JSON.stringify(draft))
        } catch {
          // A full or forbidden storage costs the draft's survival over a refresh, nothing else.
        }
        set(({ drafts, lostSlots }) => ({
          drafts: { ...drafts, [token]: draft },
          lostSlots: chosenSlot(draft) ? { ...lostSlots, [token]: null } : lostSlots,
        }))
      },

      forgetDraft: (token) => {
        storage?.removeItem(storageKey(token))
        set(({ drafts, lostSlots }) => ({
          drafts: { ...drafts, [token]: untouched },
          lostSlots: { ...lostSlots, [token]: null },
        }))
      },

      book: async (token) => {
        const draft = draftOf(get(), token)
        const booking = bookingOf(draft)
        if (!booking) throw new Failure('invalid', 'Selecione um dia e horário para avançar')
        const body = JSON.stringify([token, booking])
        if (attempt?.body !== body) attempt = { body, key: crypto.randomUUID() }
        try {
          const booked = await client.scheduling.book(token, booking, attempt.key)
          attempt = null
          return booked
        } catch (reason) {
          if (reason instanceof Failure && reason.status >= 400 && reason.status < 500) attempt = null
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
    const token = name.slice(prefix.length)
    const draft = readDraft(storage, token)
    if (draft) drafts[token] = draft
  }
  return drafts
}
