import { useBrand } from '@ensaio/ui'
import { useEffect } from 'react'

/** The document title of a page, with the brand's name; `area` distinguishes the staff's pages from the client's. */
export function PageTitle({ of, area }: { of: string; area?: string }) {
  const { name } = useBrand()
  return <title>{[of, name, area].filter(Boolean).join(' · ')}</title>
}

/** The brand's name as document title where a page has none: while it loads, and where it cannot be shown. */
export function BrandTitle() {
  const { name } = useBrand()
  useEffect(() => {
    const title = document.createElement('title')
    title.textContent = name
    // The first title counts; React puts each page's before those that are there.
    document.head.append(title)
    return () => title.remove()
  }, [name])
  return null
}
