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

const facts: Record<SessionStatus, { label: string; longLabel?: string; tone: Tone }> = {
  1: { label: 'Não agendada', tone: 'dark' },
  2: { label: 'Agendada', tone: 'blue' },
  3: { label: 'Cancelada', tone: 'red' },
  4: { label: 'Pendente', longLabel: 'Entrega Pendente', tone: 'yellow' },
  5: { label: 'Entregue', tone: 'green' },
  6: { label: 'Cliente ausente', tone: 'grey' },
  7: { label: 'Fotógrafo ausente', tone: 'grey' },
  8: { label: 'Em revisão', tone: 'orange' },
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

/** Did the client or the photographer miss the appointment? */
export function isNoShow(of: SessionStatus): boolean {
  return of === status.clientNoShow || of === status.providerNoShow
}
