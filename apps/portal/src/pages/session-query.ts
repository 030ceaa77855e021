import {
  isLocalDate,
  type SessionFilter,
  SessionOrder,
  type SessionSearch,
  SessionStatus,
} from '@ensaio/domain'
import * as v from 'valibot'

const isOrder = (text: string | null) => v.is(SessionOrder, text)

function numbers(text: string | null): number[] {
  return (text ?? '')
    .split(',')
    .map(Number)
    .filter(Number.isInteger)
    .filter((one) => one > 0)
}

function range(query: URLSearchParams, name: string): SessionFilter['session_date'] {
  const day = (end: string) => {
    const text = query.get(`${name}-${end}`)
    return text !== null && isLocalDate(text) ? text : null
  }
  const from = day('de')
  const to = day('ate')
  return from || to ? { from, to } : undefined
}

/** Reads the list's search from the address; ignores invalid values. */
export function searchOf(query: URLSearchParams): Required<SessionSearch> & { filter: SessionFilter } {
  const status = numbers(query.get('situacao')).filter((one) => v.is(SessionStatus, one))
  const services = numbers(query.get('servicos'))
  const session_date = range(query, 'ensaio')
  const created_date = range(query, 'criado')
  const client_code = query.get('codigo')?.trim()
  const address = query.get('endereco')?.trim()
  const order = query.get('ordem')
  return {
    page: numbers(query.get('pagina'))[0] ?? 1,
    filter: {
      ...(status.length > 0 ? { status: status as SessionStatus[] } : {}),
      ...(services.length > 0 ? { services } : {}),
      ...(session_date ? { session_date } : {}),
      ...(created_date ? { created_date } : {}),
      ...(client_code ? { client_code } : {}),
      ...(address ? { address } : {}),
    },
    order_by: isOrder(order) ? (order as SessionOrder) : 'scheduled_for',
    descending: query.get('sentido') !== 'crescente',
  }
}

/** Writes a search into the address, without default values. */
export function queryOf(search: SessionSearch): URLSearchParams {
  const { filter = {}, page = 1, order_by = 'scheduled_for', descending = true } = search
  const entries: [string, string | null | undefined][] = [
    ['situacao', filter.status?.join(',')],
    ['endereco', filter.address],
    ['codigo', filter.client_code],
    ['servicos', filter.services?.join(',')],
    ['ensaio-de', filter.session_date?.from],
    ['ensaio-ate', filter.session_date?.to],
    ['criado-de', filter.created_date?.from],
    ['criado-ate', filter.created_date?.to],
    ['ordem', order_by === 'scheduled_for' ? null : order_by],
    ['sentido', descending ? null : 'crescente'],
    ['pagina', page > 1 ? String(page) : null],
  ]
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
}
