import { type Lead, withNoun } from '@ensaio/domain'

/** What a company expects to order: `40 tours por mês, até 1.800 m²`; empty when it did not say. */
export function volumeText({ tours_per_month, largest_area }: Lead): string {
  const tours = tours_per_month === null ? [] : [`${withNoun(tours_per_month, 'tour', 'tours')} por mês`]
  const area = largest_area === null ? [] : [`até ${largest_area.toLocaleString('pt-BR')} m²`]
  return [...tours, ...area].join(', ')
}
