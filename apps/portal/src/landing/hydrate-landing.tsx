import { readFirstView, wallClockNow } from '@ensaio/frame'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { LandingEntry } from './LandingEntry.tsx'

/** Takes over the page that the server wrote; resolves once it handles presses. */
export function hydrateLanding(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const view = readFirstView()
    const year = Number((view?.now ?? wallClockNow()).slice(0, 4))
    const page = <LandingEntry year={year} onReady={resolve} />
    if (view === null) createRoot(root).render(page)
    else hydrateRoot(root, page)
  })
}
