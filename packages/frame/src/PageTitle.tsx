import { useBrand } from '@ensaio/ui'

/** What the browser's tab says of a page, with the brand's name; `area` tells our people's pages from a client's. */
export function PageTitle({ of, area }: { of: string; area?: string }) {
  const { name } = useBrand()
  return <title>{[of, name, area].filter(Boolean).join(' · ')}</title>
}
