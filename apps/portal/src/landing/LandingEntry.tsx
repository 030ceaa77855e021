import { Failure, type PriceRule } from '@ensaio/domain'
import { failed, type Remote, ready, ThemeProvider, waiting } from '@ensaio/ui'
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

/** Runs something once, when what carries this id comes near the window. */
function useNear(id: string, act: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does is the same every time.
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
 * The landing page of somebody who is not signed in: as the build wrote it, and alive. Prices are asked when they come near. `year` is
 * that of the build at first, for both must say the same; then that of the clock.
 * `onAwake` is told once presses are heard.
 */
export function LandingEntry(props: { year: number; yearNow: () => number; onAwake?: () => void }) {
  const [year, setYear] = useState(props.year)
  const [price, setPrice] = useState<Remote<PriceRule>>(waiting)
  const { yearNow, onAwake } = props
  useEffect(() => {
    setYear(yearNow())
    onAwake?.()
  }, [yearNow, onAwake])
  useNear('precos', async () => setPrice(await askPrice()))
  return (
    <ThemeProvider>
      <Landing user={null} links={[]} onSignOut={async () => undefined} price={price} year={year} />
    </ThemeProvider>
  )
}
