import { wallClockNow } from '@ensaio/frame'
import { hydrateRoot } from 'react-dom/client'
import { LandingEntry } from './LandingEntry.tsx'

const yearNow = () => Number(wallClockNow().slice(0, 4))

/** Brings the written page to life; resolves once it hears presses. */
export function wakeLanding(root: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(root, <LandingEntry year={Number(root.dataset.year)} yearNow={yearNow} onAwake={resolve} />)
  })
}
