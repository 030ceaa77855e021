import type { SessionOrder } from '@ensaio/domain'

/** The sorted column and its direction. */
export type SessionOrdering = { order_by: SessionOrder; descending: boolean }

const words: Record<SessionOrder, { name: string; rising: string; falling: string }> = {
  scheduled_for: { name: 'Agendado para', rising: 'mais antigo primeiro', falling: 'mais recente primeiro' },
  created_at: { name: 'Criado em', rising: 'mais antigo primeiro', falling: 'mais recente primeiro' },
  status: { name: 'Situação', rising: 'do início ao fim', falling: 'do fim ao início' },
  client_code: { name: 'Código', rising: 'de A a Z', falling: 'de Z a A' },
  id: { name: 'Número', rising: 'menor primeiro', falling: 'maior primeiro' },
}

/** The head of the column that an order belongs to. */
export function orderName(by: SessionOrder): string {
  return words[by].name
}

/** The accessible name of the list: `Ensaios, por ordem de Criado em, mais recente primeiro`. */
export function listName({ order_by, descending }: SessionOrdering): string {
  const { name, rising, falling } = words[order_by]
  return `Ensaios, por ordem de ${name}, ${descending ? falling : rising}`
}

/** The ordering after a column header is pressed: the other direction, or, on another column, dates newest first and texts from A. */
export function nextOrdering(now: SessionOrdering, pressed: SessionOrder): SessionOrdering {
  if (now.order_by === pressed) return { order_by: pressed, descending: !now.descending }
  return { order_by: pressed, descending: pressed === 'scheduled_for' || pressed === 'created_at' }
}
