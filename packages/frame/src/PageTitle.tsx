import { useBrand } from '@ensaio/ui'

/** The document title of a page, with the brand's name; `area` distinguishes the staff's pages from the client's. */
export function PageTitle({ of, area }: { of: string; area?: string }) {
  const { name } = useBrand()
  return <title>{[of, name, area].filter(Boolean).join(' · ')}</title>
}
