import * as v from 'valibot'
import { LocalDate } from '../calendar/local-date.ts'
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

/** What the person at the property has chosen and typed so far; it survives refresh and back (rule scheduling-draft). */
export const SchedulingDraft = v.object({
  date: v.nullable(LocalDate),
  hour: v.nullable(Slot),
  owner: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  keys: v.string(),
  extrainfo: v.string(),
  /** "Eu estarei no imóvel ou receberei o fotógrafo". */
  is_me: v.boolean(),
})
export type SchedulingDraft = v.InferOutput<typeof SchedulingDraft>

/** Nothing chosen, nothing typed. */
export function emptyDraft(): SchedulingDraft {
  return {
    date: null,
    hour: null,
    owner: { name: '', phone: '', email: '' },
    keys: '',
    extrainfo: '',
    is_me: false,
  }
}

/** Is it known where the keys are, so that they need not be asked for? */
export function areKeysGiven(session: Pick<PublicSession, 'keys_given'>): boolean {
  return session.keys_given === true
}

/** Does moving the visit take a day and a time alone? An API that only knows the spec's keys wants all of it again. */
export function keepsInformation(session: PublicSession): boolean {
  return isBooked(session) && session.keys_given !== undefined
}

/** The draft of a link that was just opened: who was named responsible; of a booked visit its time of day, since most moves are to another day. */
export function startDraft(session: PublicSession): SchedulingDraft {
  const { responsible, scheduled_for, time_zone } = session
  const slot = isBooked(session) && scheduled_for ? slotOf(scheduled_for, time_zone) : null
  const draft = emptyDraft()
  return { ...draft, hour: slot?.hour ?? null, owner: responsible ? { ...responsible } : draft.owner }
}

/** The day and time chosen, once both are. */
export function chosenSlot(draft: Pick<SchedulingDraft, 'date' | 'hour'>): ChosenSlot | null {
  return draft.date !== null && draft.hour !== null ? { date: draft.date, hour: draft.hour } : null
}

/** The steps of the public flow, by the end of their path. */
export const schedulingSteps = ['', 'informacoes', 'confirmacao'] as const
export type SchedulingStep = (typeof schedulingSteps)[number]

/** The information of a draft in the shape of the final call. */
export function informationOf(draft: SchedulingDraft): SchedulingInformation {
  return { scheduling_responsible_info: draft.owner, keys: draft.keys, extrainfo: draft.extrainfo }
}

/** What the information step has to hold. */
export function informationForm(keysGiven: boolean) {
  return keysGiven ? SchedulingInformationWithKeys : SchedulingInformation
}

/** The first step that still lacks something; a deep link past it goes there (rule scheduling-draft). */
export function firstIncompleteStep(
  draft: SchedulingDraft,
  session: Pick<PublicSession, 'keys_given'> = {},
): SchedulingStep {
  if (chosenSlot(draft) === null) return ''
  const isComplete = v.is(informationForm(areKeysGiven(session)), informationOf(draft))
  return isComplete ? 'confirmacao' : 'informacoes'
}

/** The final call's body, once day and time are chosen; what the session's API keeps by itself is left out. */
export function bookingOf(draft: SchedulingDraft, session?: PublicSession): Booking | null {
  const slot = chosenSlot(draft)
  if (slot === null) return null
  // Named, so that a call whose answer was lost books the same ones when it is sent again.
  const units = session?.units && { units: unitsToBook(session.units).map(({ token }) => token) }
  if (session && keepsInformation(session)) return { ...slot, ...units }
  const { keys, ...rest } = informationOf(draft)
  return { ...slot, ...units, ...rest, ...(keys.trim() && { keys }) }
}

/** Ticks "Eu estarei no imóvel": the owner becomes the person signed in. */
export function fillOwner(draft: SchedulingDraft, me: Contact): SchedulingDraft {
  return { ...draft, is_me: true, owner: { ...me } }
}

/** Unticks it: clears only the fields that still hold what it filled in (rule scheduling-draft). */
export function clearOwner(draft: SchedulingDraft, me: Contact): SchedulingDraft {
  const kept = (field: keyof Contact) => (draft.owner[field] === me[field] ? '' : draft.owner[field])
  return { ...draft, is_me: false, owner: { name: kept('name'), phone: kept('phone'), email: kept('email') } }
}
