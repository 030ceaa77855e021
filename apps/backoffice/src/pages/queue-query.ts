import { isLocalDate, Queue, type QueueSearch, sessionStatuses } from '@ensaio/domain'
import * as v from 'valibot'

/** The complete search of a queue, as the address stores it. */
export type WholeQueueSearch = Required<QueueSearch>

const numberOf = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
const dayOf = (text: string | null) => (text !== null && isLocalDate(text) ? text : null)

/** Reads a search from the address; ignores invalid values. The default queue is today's visits. */
export function queueSearchOf(query: URLSearchParams): WholeQueueSearch {
  const queue = query.get('fila')
  const page = Number(query.get('pagina'))
  return {
    queue: v.is(Queue, queue) ? queue : 'today',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    text: query.get('busca')?.trim() ?? '',
    city: query.get('cidade')?.trim() || null,
    provider_id: numberOf(query.get('fotografo')),
    status: sessionStatuses.find((one) => one === numberOf(query.get('situacao'))) ?? null,
    day: dayOf(query.get('dia')),
    until: dayOf(query.get('ate')),
  }
}

/** Writes a search as an address of the queue page. */
export function queueAddress(search: Partial<WholeQueueSearch>): string {
  const { queue = 'today', page = 1, text, city, provider_id: provider, status, day, until } = search
  const entries: [string, string | number | null | undefined][] = [
    ['fila', queue === 'today' ? null : queue],
    ['busca', text],
    ['cidade', city],
    ['fotografo', provider],
    ['situacao', status],
    ['dia', day],
    ['ate', until],
    ['pagina', page > 1 ? page : null],
  ]
  const query = new URLSearchParams(
    entries.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  )
  return query.size > 0 ? `/?${query}` : '/'
}
