import * as v from 'valibot'
import { LocalDate } from '../calendar/local-date.ts'
import type { ChosenSlot } from './availability.ts'
import { type Booking, SchedulingInformation } from './schema.ts'
import { Slot } from './slot.ts'

/** What the person at the property has chosen and typed so far (spec §3); it survives refresh and back (D15). */
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

/** Somebody's own data, to fill in for them. */
export interface Contact {
  name: string
  phone: string
  email: string
}

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

/** The first step that still lacks something; a deep link past it goes there (D15). */
export function firstIncompleteStep(draft: SchedulingDraft): SchedulingStep {
  if (chosenSlot(draft) === null) return ''
  return v.safeParse(SchedulingInformation, informationOf(draft)).success ? 'confirmacao' : 'informacoes'
}

/** The final call's body, once day and time are chosen. */
export function bookingOf(draft: SchedulingDraft): Booking | null {
  const slot = chosenSlot(draft)
  return slot && { ...slot, ...informationOf(draft) }
}

/** Ticks "Eu estarei no imóvel": the owner becomes the person signed in. */
export function fillOwner(draft: SchedulingDraft, me: Contact): SchedulingDraft {
  return { ...draft, is_me: true, owner: { ...me } }
}

/** Unticks it: clears only the fields that still hold what it filled in (D15). */
export function clearOwner(draft: SchedulingDraft, me: Contact): SchedulingDraft {
  const kept = (field: keyof Contact) => (draft.owner[field] === me[field] ? '' : draft.owner[field])
  return { ...draft, is_me: false, owner: { name: kept('name'), phone: kept('phone'), email: kept('email') } }
}
