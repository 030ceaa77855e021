import { isLocalDate, Queue, type QueueSearch } from '@ensaio/domain'
import * as v from 'valibot'

/** A queue's search as the address holds it, whole. */
export type WholeQueueSearch = Required<QueueSearch>

/** Reads a search out of the address; what makes no sense there is left out. Today's visits come first. */
export function queueSearchOf(query: URLSearchParams): WholeQueueSearch {
  const queue = query.get('fila')
  const page = Number(query.get('pagina'))
  const day = query.get('dia')
  return {
    queue: v.is(Queue, queue) ? queue : 'today',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    text: query.get('busca')?.trim() ?? '',
    city: query.get('cidade')?.trim() || null,
    provider_id: null,
    day: day !== null && isLocalDate(day) ? day : null,
  }
}

/** Writes a search as an address of the queue's page. */
export function queueAddress({ queue, page, text, city, day }: WholeQueueSearch): string {
  const entries: [string, string | null][] = [
    ['fila', queue === 'today' ? null : queue],
    ['busca', text],
    ['cidade', city],
    ['dia', day],
    ['pagina', page > 1 ? String(page) : null],
  ]
  const query = new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
  return query.size > 0 ? `/?${query}` : '/'
}
