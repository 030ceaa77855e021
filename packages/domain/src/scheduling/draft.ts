import * as v from 'valibot'
import { LocalDate } from '../calendar/local-date.ts'
import { isMobile } from '../person/phone.ts'
import type { ChosenSlot } from './availability.ts'
import { isBooked } from './public-scheduling-state.ts'
import {
  type Booking,
  type Contact,
  type PublicSession,
  SchedulingInformation,
  SchedulingInformationWithKeys,
} from './schema.ts'
import { Slot, slotOf } from './slot.ts'
import { unitsToBook } from './together.ts'

/** Everything chosen and typed so far; survives refresh and Back (rule scheduling-draft). */
export const SchedulingDraft = v.object({
  date: v.nullable(LocalDate),
  hour: v.nullable(Slot),
  owner: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  keys: v.string(),
  extrainfo: v.string(),
  /** "Eu estarei no imóvel ou receberei o fotógrafo". */
  is_me: v.boolean(),
  /** "Quero receber lembretes por WhatsApp"; nobody agreed before it was asked (rule phone-consent). */
  accepts_messages: v.optional(v.boolean(), false),
})
export type SchedulingDraft = v.InferOutput<typeof SchedulingDraft>

/** An empty draft. */
export function emptyDraft(): SchedulingDraft {
  return {
    date: null,
    hour: null,
    owner: { name: '', phone: '', email: '' },
    keys: '',
    extrainfo: '',
    is_me: false,
    accepts_messages: false,
  }
}

/** Is it known where the keys are, so that the field is optional? */
export function areKeysGiven(session: Pick<PublicSession, 'keys_given'>): boolean {
  return session.keys_given === true
}

/** Does moving the visit need only a day and a time? An API with only the specification's keys needs all fields again. */
export function keepsInformation(session: PublicSession): boolean {
  return isBooked(session) && session.keys_given !== undefined
}

/** The draft of a link just opened: with the responsible person and, for a booked visit, its time, since most moves change the day. */
export function startDraft(session: PublicSession): SchedulingDraft {
  const { responsible, scheduled_for, time_zone } = session
  const slot = isBooked(session) && scheduled_for ? slotOf(scheduled_for, time_zone) : null
  const draft = emptyDraft()
  return { ...draft, hour: slot?.hour ?? null, owner: responsible ? { ...responsible } : draft.owner }
}

/** The chosen day and time; null unless both are chosen. */
export function chosenSlot(draft: Pick<SchedulingDraft, 'date' | 'hour'>): ChosenSlot | null {
  return draft.date !== null && draft.hour !== null ? { date: draft.date, hour: draft.hour } : null
}

/** The steps of the public flow, as the last segment of their path. */
export const schedulingSteps = ['', 'informacoes', 'confirmacao'] as const
export type SchedulingStep = (typeof schedulingSteps)[number]

/** The draft's information as the booking call sends it. */
export function informationOf(draft: SchedulingDraft): SchedulingInformation {
  return { scheduling_responsible_info: draft.owner, keys: draft.keys, extrainfo: draft.extrainfo }
}

/** The schema of the information step. */
export function informationForm(keysGiven: boolean) {
  return keysGiven ? SchedulingInformationWithKeys : SchedulingInformation
}

/** The first incomplete step; a deep link past it goes there (rule scheduling-draft). */
export function firstIncompleteStep(
  draft: SchedulingDraft,
  session: Pick<PublicSession, 'keys_given'> = {},
): SchedulingStep {
  if (chosenSlot(draft) === null) return ''
  const isComplete = v.is(informationForm(areKeysGiven(session)), informationOf(draft))
  return isComplete ? 'confirmacao' : 'informacoes'
}

/** The booking call's body, once day and time are chosen; omits what the API already knows. */
export function bookingOf(draft: SchedulingDraft, session?: PublicSession): Booking | null {
  const slot = chosenSlot(draft)
  if (slot === null) return null
  const seen = session && {
    // Explicit tokens, so that a retry after a lost answer books the same ensaios.
    ...(session.units && { units: unitsToBook(session.units).map(({ token }) => token) }),
    // An API with only the specification's keys knows nothing of them.
    ...(session.keys_given !== undefined && {
      visits: (session.units ?? [session]).flatMap(({ scheduled_for }) => scheduled_for ?? []),
    }),
  }
  if (session && keepsInformation(session)) return { ...slot, ...seen }
  const { keys, ...rest } = informationOf(draft)
  const channels = draft.accepts_messages && isMobile(draft.owner.phone) ? session?.message_channels : []
  return {
    ...slot,
    ...seen,
    ...rest,
    ...(keys.trim() && { keys }),
    ...(channels?.length && { accepts_messages_by: channels }),
  }
}

/** Ticks "Eu estarei no imóvel": fills in the signed-in person. */
export function fillOwner(draft: SchedulingDraft, me: Contact): SchedulingDraft {
  return { ...draft, is_me: true, owner: { ...me } }
}

/** Unticks it: clears only the fields that still hold what it filled in (rule scheduling-draft). */
export function clearOwner(draft: SchedulingDraft, me: Contact): SchedulingDraft {
  const kept = (field: keyof Contact) => (draft.owner[field] === me[field] ? '' : draft.owner[field])
  return { ...draft, is_me: false, owner: { name: kept('name'), phone: kept('phone'), email: kept('email') } }
}
