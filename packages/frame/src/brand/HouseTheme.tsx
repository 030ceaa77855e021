import { type Brand, HouseZone, houseTheme, ThemeProvider } from '@ensaio/ui'
import { type ReactNode, useSyncExternalStore } from 'react'
import { followPublisher, houseZone, publisher } from './publisher.ts'

let made: { of: ReturnType<typeof publisher>; brand: Brand } | null = null

/** The house's brand: what the server wrote into the page's head, or what staff changed since on this page. */
function brandOfPage(): Brand {
  const of = publisher()
  if (made?.of !== of) made = { of, brand: houseTheme(of) }
  return made.brand
}

/**
 * The theme of a whole page in the house's brand (rule house-brand). The first render already has it: the server has put the same name and
 * logo into the pages that it writes, which React must find there.
 */
export function HouseTheme({ children }: { children: ReactNode }) {
  const brand = useSyncExternalStore(followPublisher, brandOfPage, brandOfPage)
  return (
    <ThemeProvider page brand={brand}>
      <HouseZone value={houseZone()}>{children}</HouseZone>
    </ThemeProvider>
  )
}
