import { wallClockNow } from '@ensaio/frame'
import { hydrateRoot } from 'react-dom/client'
import { LandingEntry } from './LandingEntry.tsx'

const yearNow = () => Number(wallClockNow().slice(0, 4))

/** Hydrates the prerendered page; resolves once it handles presses. */
export function hydrateLanding(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      root,
      <LandingEntry year={Number(root.dataset.year)} yearNow={yearNow} onHydrated={resolve} />,
    )
  })
}
