import {
  canUndoDone,
  type Delivery,
  deliverableProduct,
  deliveryOf,
  hasVisitBegun,
  type Instant,
  isMoveTooEarly,
  movesFrom,
  nothingToDeliver,
  type SessionProduct,
  type SessionStatus,
  status,
} from '@ensaio/domain'

/** The texts of a confirmation: question and button. */
export type MoveQuestion = { title: string; description: string; action: string; isGrave: boolean }

/** The data of an ensaio that its moves depend on. */
export type MoveFacts = {
  status: SessionStatus
  /** The products; left out, nothing blocks the delivery. */
  products?: readonly SessionProduct[]
  scheduledFor: Instant | null
  /** When the visit was marked as done; this can be undone for a day. */
  doneAt?: Instant | null
  now: Instant
}

// Outcomes of the visit first, then changes of its day.
const order: readonly SessionStatus[] = [
  status.delivered,
  status.pending,
  status.atRevision,
  status.clientNoShow,
  status.providerNoShow,
  status.scheduled,
  status.notScheduled,
]

// Before the visit only its day can change.
const orderAhead: readonly SessionStatus[] = [status.scheduled, ...order]

/** The moves of staff without cancelling, in the order shown (rule status-moves). */
export function staffMovesFrom(facts: MoveFacts): readonly SessionStatus[] {
  const { now } = facts
  const session = { status: facts.status, scheduled_for: facts.scheduledFor, done_at: facts.doneAt }
  const allowed = movesFrom(session.status, 'staff').filter((to) => !isMoveTooEarly(session, to, now))
  const isAhead = session.status === status.scheduled && !hasBegun(facts)
  const isUndone = session.status === status.pending
  const canUndo = canUndoDone(session, now)
  return [...new Set(isAhead ? orderAhead : order)].filter(
    (to) => allowed.includes(to) && (to !== status.scheduled || !isUndone || canUndo),
  )
}

function hasBegun({ scheduledFor, now }: MoveFacts): boolean {
  return hasVisitBegun({ scheduled_for: scheduledFor }, now)
}

/** Is the first move probably the next one? False while waiting for the visit, and when all is done. */
export function isLikely(facts: MoveFacts): boolean {
  if (facts.status === status.scheduled) return hasBegun(facts)
  return facts.status !== status.delivered
}

const labels = (products: readonly SessionProduct[]) => products.map(({ item }) => item.label).join(', ')

function delivery({ products }: MoveFacts): Delivery<SessionProduct> {
  if (products === undefined) return { missing: [], skipped: [], isNothing: false }
  return deliveryOf(products.map(deliverableProduct))
}

/** The reason why the ensaio cannot be delivered yet; null when it can. */
export function deliveryProblem(facts: MoveFacts): string | null {
  const { missing, isNothing } = delivery(facts)
  if (isNothing) return nothingToDeliver
  return missing.length > 0 ? `Antes, marque como entregue: ${labels(missing)}.` : null
}

/** The state of the ensaio as a sentence for staff. */
export function standing(facts: MoveFacts): string {
  if (facts.status === status.scheduled) {
    return hasBegun(facts)
      ? 'O horário da visita já passou. Conte o que aconteceu.'
      : 'A visita está marcada. A partir do horário dela, conte aqui o que aconteceu.'
  }
  const words: Record<Exclude<SessionStatus, 2>, string> = {
    1: 'Falta marcar a visita.',
    3: 'Este ensaio foi cancelado. Não há mais o que fazer.',
    4: 'A visita foi feita. Falta entregar o material.',
    5: 'O cliente já recebeu o material.',
    6: 'Não havia quem recebesse o fotógrafo. Falta combinar outro dia.',
    7: 'O fotógrafo não compareceu. Falta combinar outro dia.',
    8: 'Há uma correção em andamento. Quando terminar, entregue de novo.',
  }
  return words[facts.status]
}

/** The button text of a move. */
export function moveLabel(from: SessionStatus, to: SessionStatus): string {
  if (from === status.pending && to === status.scheduled) return 'Desfazer “visita feita”'
  if (to === status.scheduled) return from === status.scheduled ? 'Mudar dia e hora' : 'Agendar visita'
  if (to === status.notScheduled) {
    return from === status.scheduled ? 'Voltar para não agendada' : 'Remarcar'
  }
  const labels: Partial<Record<SessionStatus, string>> = {
    4: 'Marcar visita como feita',
    5: 'Entregar ensaio',
    6: 'Cliente não estava',
    7: 'Fotógrafo não foi',
    8: 'Abrir revisão',
  }
  return labels[to] ?? ''
}

/** The confirmation of an irreversible move; null for other moves. `visit` is its day and hour as text. */
export function moveQuestion(facts: MoveFacts, to: SessionStatus, visit: string): MoveQuestion | null {
  if (to === status.delivered) {
    const { skipped } = delivery(facts)
    return {
      title: 'Entregar este ensaio?',
      description: [
        'Quem pediu o ensaio recebe um e-mail e já pode baixar o material.',
        ...(skipped.length > 0 ? [`Vai sem ${labels(skipped)}: não há material, e o cliente não vê.`] : []),
      ].join(' '),
      action: 'Entregar ensaio',
      isGrave: false,
    }
  }
  if (to === status.notScheduled && facts.status !== status.scheduled) {
    return {
      title: 'Remarcar este ensaio?',
      description: 'Ele volta para “Não agendada”, e um e-mail convida a escolher outro dia.',
      action: 'Remarcar',
      isGrave: false,
    }
  }
  if (facts.status !== status.scheduled) return null
  if (to === status.pending) {
    return {
      title: 'A visita foi feita?',
      description: `A visita de ${visit} passa para a produção. Até um dia depois, dá para desfazer.`,
      action: 'Marcar visita como feita',
      isGrave: false,
    }
  }
  if (to === status.clientNoShow) {
    return {
      title: 'O cliente não estava?',
      description: `A visita de ${visit} se encerra sem material, e o cliente recebe um e-mail.`,
      action: 'Cliente não estava',
      isGrave: true,
    }
  }
  if (to === status.providerNoShow) {
    return {
      title: 'O fotógrafo não foi?',
      description: `A visita de ${visit} se encerra sem material, e o cliente recebe um e-mail.`,
      action: 'Fotógrafo não foi',
      isGrave: true,
    }
  }
  if (to === status.notScheduled) {
    return {
      title: 'Voltar para não agendada?',
      description: `A visita de ${visit} deixa de existir, o horário fica livre e um e-mail convida a escolher outro dia.`,
      action: 'Voltar para não agendada',
      isGrave: true,
    }
  }
  return null
}
