import { Failure, type PriceRule } from '@ensaio/domain'
import { HouseTheme } from '@ensaio/frame'
import { failed, type Remote, ready, waiting } from '@ensaio/ui'
import { useEffect, useState } from 'react'
import { Landing } from './Landing.tsx'

async function askPrice(): Promise<Remote<PriceRule>> {
  try {
    const { askMinPrice } = await import('./ask-min-price.ts')
    return ready(await askMinPrice())
  } catch (reason) {
    return failed(reason instanceof Failure ? reason : new Failure('offline', 'Os preços não chegaram.'))
  }
}

/** Calls `act` once, when the element with this id comes near the viewport. */
function useNear(id: string, act: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `act` does the same in every render.
  useEffect(() => {
    const place = document.getElementById(id)
    if (!place) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        act()
      },
      { rootMargin: '600px' },
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [id])
}

/**
 * The landing page for signed-out visitors, the same in the browser and on the server. Prices are requested when their section comes near.
 * `onReady` is called once presses are handled.
 */
export function LandingEntry({ year, onReady }: { year: number; onReady?: () => void }) {
  const [price, setPrice] = useState<Remote<PriceRule>>(waiting)
  useEffect(() => void onReady?.(), [onReady])
  useNear('precos', async () => setPrice(await askPrice()))
  return (
    <HouseTheme>
      <Landing user={null} links={[]} onSignOut={async () => undefined} price={price} year={year} />
    </HouseTheme>
  )
}
