import { useSearchParams } from 'react-router-dom'

type Change = Partial<Record<'busca' | 'pagina' | 'situacao', string>>

/** The search of a list as the address holds it; another search starts at the first page again. */
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
