import type { Browser } from 'playwright'
import { buildFloor } from '../build-floor.ts'
import { absolute, type Bench, compared, median, short } from '../figure.ts'
import { startProduct } from '../product.ts'
import { serveFolder } from '../serve-folder.ts'
import { openSlowPhone } from './slow-phone.ts'

const rounds = 5

interface Seen {
  /** Time to the first contentful paint, in ms. */
  fcp: number
  shift: number
  /** Total blocking time after the first paint, in ms: the part of each task beyond 50 ms. */
  blocking: number
}

/** Runs in the page: records paints, layout shifts and long tasks. */
function recordPerformance(): void {
  const seen = { fcp: 0, shift: 0, tasks: [] as [number, number][] }
  Object.assign(window, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  observe('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]))
}

async function visit(browser: Browser, url: string): Promise<Seen> {
  const { context, page } = await openSlowPhone(browser)
  await page.addInitScript(recordPerformance)
  await page.goto(url, { waitUntil: 'networkidle' })
  const { fcp, shift, tasks } = await page.evaluate(async () => {
    const { seen } = window as unknown as { seen: { fcp: number; shift: number; tasks: [number, number][] } }
    while (seen.fcp === 0) await new Promise(requestAnimationFrame)
    return seen
  })
  await context.close()
  const blocking = tasks.reduce((sum, [start, took]) => sum + (start < fcp ? 0 : Math.max(0, took - 50)), 0)
  return { fcp, shift, blocking }
}

/** Rule landing-paint: the first paint of the landing page on a slow phone, relative to floor d. */
export const landing: Bench = {
  title: 'Landing page on a slow phone (CPU ÷ 4, slow 4G, through DevTools)',
  async measure() {
    const floor = await serveFolder((await buildFloor('floors/d.tsx')).folder)
    const product = await startProduct()
    const ours: Seen[] = []
    const least: Seen[] = []
    for (let round = 0; round < rounds; round += 1) {
      least.push(await visit(product.browser, floor.url))
      ours.push(await visit(product.browser, `${product.url}/`))
    }
    await product.close()
    floor.close()
    const [fcp, leastFcp] = [ours.map((one) => one.fcp), least.map((one) => one.fcp)]
    const shifts = ours.map((one) => one.shift)
    const blocking = ours.map((one) => one.blocking)
    return [
      compared(['landing-paint', 'landing FCP ÷ floor d'], [fcp, leastFcp], ['less', 1, 0.6], 'ms'),
      absolute(['landing-paint', 'landing CLS'], shifts, [0, 0], `${rounds} visits`),
      absolute(
        ['landing-paint', 'landing TBT, ms'],
        blocking,
        [50, 0],
        `${rounds} visits; floor d ${short(median(least.map((one) => one.blocking)))}`,
      ),
    ]
  },
}
