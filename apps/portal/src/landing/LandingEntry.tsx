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
 * The prerendered landing page for signed-out visitors, hydrated. Prices are requested when their section comes near. `year` is the
 * year of the build, since the first render must match the prerendered page; afterwards that of the clock.
 * `onHydrated` is called once presses are handled.
 */
export function LandingEntry(props: { year: number; yearNow: () => number; onHydrated?: () => void }) {
  const [year, setYear] = useState(props.year)
  const [price, setPrice] = useState<Remote<PriceRule>>(waiting)
  const { yearNow, onHydrated } = props
  useEffect(() => {
    setYear(yearNow())
    onHydrated?.()
  }, [yearNow, onHydrated])
  useNear('precos', async () => setPrice(await askPrice()))
  return (
    <HouseTheme>
      <Landing user={null} links={[]} onSignOut={async () => undefined} price={price} year={year} />
    </HouseTheme>
  )
}
