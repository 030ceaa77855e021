import { useSearchParams } from 'react-router-dom'

type Change = Partial<Record<'busca' | 'pagina' | 'situacao', string>>

/** A list's search text and page, stored in the address; a new text starts at the first page. */
export function useTextAndPage() {
  const [query, setQuery] = useSearchParams()
  const page = Number(query.get('pagina'))
  return {
    text: query.get('busca') ?? '',
    state: query.get('situacao'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    show: (change: Change) => {
      const next = { busca: query.get('busca') ?? '', situacao: query.get('situacao') ?? '', ...change }
      setQuery(Object.entries(next).filter(([name, value]) => value && !(name === 'pagina' && value === '1')))
    },
  }
}
