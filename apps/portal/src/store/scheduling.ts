import { type Caller, schedulingCalls } from '@ensaio/client'
import {
  bookingOf,
  type ChosenSlot,
  chosenSlot,
  Failure,
  PreferredPeriodDraft,
  type PreferredPeriodForm,
  type PreparednessAnswer,
  PreparednessDraft,
  type PreparednessForm,
  type PublicSession,
  SchedulingDraft,
} from '@ensaio/domain'
import { createAttempts, readStored, writeStored } from '@ensaio/frame'
import * as v from 'valibot'
import type { StateCreator } from 'zustand'

/** The state of the public flow, per link. */
export interface SchedulingSlice {
  drafts: Readonly<Record<string, SchedulingDraft>>
  /** The slot lost to another booking, per link (rule lost-slot). */
  lostSlots: Readonly<Record<string, ChosenSlot | null>>
  /** Stores a draft, which survives a refresh (rule scheduling-draft). */
  keepDraft: (token: string, draft: SchedulingDraft) => void
  /** Deletes a draft after its booking. */
  forgetDraft: (token: string) => void
  /** Books the draft for the ensaios of the session's link. A lost slot is removed from the draft and remembered (rule lost-slot). */
  book: (token: string, session?: PublicSession) => Promise<PublicSession>
  /** Reports that nobody can receive the photographer at the booked time. */
  reportUnable: (token: string, reason: string) => Promise<PublicSession>
  /** Answers about a booked visit that are not sent yet, per link; they survive a refresh. */
  answers: Readonly<Record<string, KeptAnswer>>
  /** Stores such an answer; null forgets it. */
  keepAnswer: (token: string, draft: v.InferInput<typeof KeptAnswer> | null) => void
  /** Chooses the answer that an address names: once, so that another choice survives a refresh of that address. */
  chooseNamed: (token: string, named: PreparednessAnswer) => void
  /** Sends the answer about the visits that the page shows, and forgets what was typed. */
  answer: (token: string, form: PreparednessForm) => Promise<PublicSession>
  /** Preferred periods that are not sent yet, per link; they survive a refresh. */
  periods: Readonly<Record<string, PreferredPeriodDraft>>
  /** Stores such a period; null forgets it. */
  keepPeriod: (token: string, draft: PreferredPeriodDraft | null) => void
  /** Leaves a preferred period, and forgets what was typed. */
  leavePeriod: (token: string, form: PreferredPeriodForm) => Promise<PublicSession>
  /** The link for several units last opened in this tab. */
  group: OpenedGroup | null
  /** Stores it, so that its units' pages link back to it. */
  keepGroup: (group: OpenedGroup) => void
}

/** An answer that is not sent yet, and the last one that an address chose. */
const KeptAnswer = v.object({
  ...PreparednessDraft.entries,
  named: v.optional(PreparednessDraft.entries.answer, null),
})
type KeptAnswer = v.InferOutput<typeof KeptAnswer>

/** A link for several units, and the units' tokens. */
const OpenedGroup = v.object({ token: v.string(), units: v.array(v.string()) })
type OpenedGroup = v.InferOutput<typeof OpenedGroup>
const groupKey = 'ensaio:unidades'

const asks = { scheduling: schedulingCalls }
const storageKey = (token: string) => `ensaio:agendamento:${token}`
const answerKey = (token: string) => `ensaio:pronto:${token}`
const periodKey = (token: string) => `ensaio:preferencia:${token}`
const noAnswer: KeptAnswer = { answer: null, note: '', named: null }

/** The stored draft of a link; null before anything is chosen. */
export function draftOf(state: SchedulingSlice, token: string): SchedulingDraft | null {
  return state.drafts[token] ?? null
}

/** The answer of a link that is not sent yet. */
export function answerOf(state: SchedulingSlice, token: string): KeptAnswer {
  return state.answers[token] ?? noAnswer
}

/** The link for several units that a unit's page links back to; null when the unit is not part of it. */
export function groupOf(state: SchedulingSlice, token: string): string | null {
  return state.group?.units.includes(token) ? state.group.token : null
}

/** Is this refusal about the slot, so that another one may work? */
export function isSlotRefusal(reason: unknown): boolean {
  return reason instanceof Failure && (reason.code === 'slot_taken' || reason.code === 'slot_unavailable')
}

/** Was a booking refused because the visit was booked or moved since the page showed it (rule repeated-booking)? */
export function isVisitMoved(reason: unknown): reason is Failure {
  return reason instanceof Failure && reason.code === 'visit_moved'
}

/** Creates the scheduling part of the store; a link's draft is read from `storage` at its first use. */
export function schedulingSlice(
  caller: Caller,
  storage: Storage | null,
): StateCreator<SchedulingSlice, [], [], SchedulingSlice> {
  const { scheduling } = caller.calls(asks)
  const attempt = createAttempts()

  return (set, get) => {
    return {
      drafts: storedByToken(storage, storageKey(''), SchedulingDraft),
      periods: storedByToken(storage, periodKey(''), PreferredPeriodDraft),
      answers: storedByToken(storage, answerKey(''), KeptAnswer),
      lostSlots: {},

      keepDraft: (token, draft) => {
        writeStored(storage, storageKey(token), draft)
        set(({ drafts, lostSlots }) => ({
          drafts: { ...drafts, [token]: draft },
          lostSlots: chosenSlot(draft) ? { ...lostSlots, [token]: null } : lostSlots,
        }))
      },

      forgetDraft: (token) => {
        writeStored(storage, storageKey(token), null)
        set(({ drafts: { [token]: _, ...drafts }, lostSlots }) => ({
          drafts,
          lostSlots: { ...lostSlots, [token]: null },
        }))
      },

      keepAnswer: (token, draft) => {
        const { named } = answerOf(get(), token)
        const kept = draft && { named, ...draft }
        writeStored(storage, answerKey(token), kept)
        set(({ answers: { [token]: _, ...answers } }) => ({
          answers: kept === null ? answers : { ...answers, [token]: kept },
        }))
      },

      chooseNamed: (token, named) => {
        const before = answerOf(get(), token)
        if (before.named !== named) get().keepAnswer(token, { ...before, answer: named, named })
      },

      answer: async (token, form) => {
        const answered = await scheduling.answerPreparedness(token, form)
        get().keepAnswer(token, null)
        return answered
      },

      keepPeriod: (token, draft) => {
        writeStored(storage, periodKey(token), draft)
        set(({ periods: { [token]: _, ...periods } }) => ({
          periods: draft === null ? periods : { ...periods, [token]: draft },
        }))
      },

      leavePeriod: async (token, form) => {
        const left = await scheduling.leavePreferredPeriod(token, form)
        get().keepPeriod(token, null)
        return left
      },

      group: readStored(storage, groupKey, OpenedGroup),

      keepGroup: (group) => {
        writeStored(storage, groupKey, group)
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
          if (isSlotRefusal(reason)) {
            get().keepDraft(token, { ...draft, date: null, hour: null })
            set(({ lostSlots }) => ({ lostSlots: { ...lostSlots, [token]: chosenSlot(draft) } }))
          }
          throw reason
        }
      },
    }
  }
}

/** Reads everything of a schema that is stored under a prefix, by the token that follows it. */
function storedByToken<Schema extends v.GenericSchema>(
  storage: Storage | null,
  prefix: string,
  schema: Schema,
): Record<string, v.InferOutput<Schema>> {
  const drafts: Record<string, v.InferOutput<Schema>> = {}
  for (let index = 0; index < (storage?.length ?? 0); index++) {
    const name = storage?.key(index)
    if (!name?.startsWith(prefix)) continue
    const draft = readStored(storage, name, schema)
    if (draft) drafts[name.slice(prefix.length)] = draft
  }
  return drafts
}
