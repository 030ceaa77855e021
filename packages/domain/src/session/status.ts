import * as v from 'valibot'

/** The tone of a status badge (rule status-labels). */
export type Tone = 'dark' | 'blue' | 'red' | 'yellow' | 'green' | 'grey' | 'orange'

/** The eight statuses of an ensaio, each with its number on the wire. */
export const status = {
  notScheduled: 1,
  scheduled: 2,
  canceled: 3,
  pending: 4,
  delivered: 5,
  clientNoShow: 6,
  providerNoShow: 7,
  atRevision: 8,
} as const

/** All statuses, in the order in which lists and filters show them. */
export const sessionStatuses = [1, 2, 3, 4, 5, 6, 7, 8] as const
export const SessionStatus = v.picklist(sessionStatuses, 'Escolha uma situação que existe.')
export type SessionStatus = v.InferOutput<typeof SessionStatus>

/**
 * What a status means for the work on an ensaio: it waits for a date (again), its visit is booked, staff produce the material, the
 * material is delivered, staff correct it, or the ensaio is over without it.
 */
export type Stage = 'to_schedule' | 'scheduled' | 'to_deliver' | 'delivered' | 'in_revision' | 'canceled'

interface StatusFacts {
  label: string
  longLabel?: string
  tone: Tone
  stage: Stage
}

const facts: Record<SessionStatus, StatusFacts> = {
  1: { label: 'Não agendada', tone: 'dark', stage: 'to_schedule' },
  2: { label: 'Agendada', tone: 'blue', stage: 'scheduled' },
  3: { label: 'Cancelada', tone: 'red', stage: 'canceled' },
  4: { label: 'Pendente', longLabel: 'Entrega Pendente', tone: 'yellow', stage: 'to_deliver' },
  5: { label: 'Entregue', tone: 'green', stage: 'delivered' },
  6: { label: 'Cliente ausente', tone: 'grey', stage: 'to_schedule' },
  7: { label: 'Fotógrafo ausente', tone: 'grey', stage: 'to_schedule' },
  8: { label: 'Em revisão', tone: 'orange', stage: 'in_revision' },
}

/** The short label, on a badge (rule status-labels). */
export function statusLabel(of: SessionStatus): string {
  return facts[of].label
}

/** The long label, in a filter and on the detail page (rule status-labels). */
export function statusLongLabel(of: SessionStatus): string {
  return facts[of].longLabel ?? facts[of].label
}

/** The badge colour; never the only sign. */
export function statusTone(of: SessionStatus): Tone {
  return facts[of].tone
}

/** The stage of a status. */
export function stageOf(of: SessionStatus): Stage {
  return facts[of].stage
}

/** The statuses of the given stages. */
export function statusesIn(...stages: readonly Stage[]): readonly SessionStatus[] {
  return sessionStatuses.filter((one) => stages.includes(stageOf(one)))
}

/** Does the client have the material: delivered, and while it is corrected, too? */
export function hasDelivery(of: SessionStatus): boolean {
  return stageOf(of) === 'delivered' || stageOf(of) === 'in_revision'
}

/** Is there material for staff to produce or to correct? */
export function isInProduction(of: SessionStatus): boolean {
  return stageOf(of) === 'to_deliver' || stageOf(of) === 'in_revision'
}

/** Did the client or the photographer miss the appointment? */
export function isNoShow(of: SessionStatus): boolean {
  return of === status.clientNoShow || of === status.providerNoShow
}
