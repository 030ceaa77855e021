import { type BoardSpan, isLocalDate, type LocalDate, mondayOf } from '@ensaio/domain'

/** What the board shows, as the address stores it. */
export type BoardSearch = { from: LocalDate; span: BoardSpan; city: string | null; isMapOpen: boolean }

/** Reads what the board shows from the address; ignores invalid values. The default is today, of all cities; a week starts on Monday. */
export function boardSearchOf(
  query: URLSearchParams,
  { today, cities }: { today: LocalDate; cities: readonly string[] },
): BoardSearch {
  const asked = query.get('de')
  const day = asked !== null && isLocalDate(asked) ? asked : today
  const span = query.get('periodo') === 'semana' ? 'week' : 'day'
  return {
    from: span === 'week' ? mondayOf(day) : day,
    span,
    city: cities.find((name) => name === query.get('cidade')) ?? null,
    isMapOpen: query.get('mapa') === 'sim',
  }
}

/** Writes what the board shows as the query of its address. */
export function boardQuery({ from, span, city, isMapOpen }: BoardSearch, today: LocalDate): URLSearchParams {
  return new URLSearchParams({
    ...(from === today ? {} : { de: from }),
    ...(span === 'week' ? { periodo: 'semana' } : {}),
    ...(city === null ? {} : { cidade: city }),
    ...(isMapOpen ? { mapa: 'sim' } : {}),
  })
}
