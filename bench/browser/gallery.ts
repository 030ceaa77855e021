import type { Browser } from 'playwright'
import { buildFloor } from '../build-floor.ts'
import { absolute, type Bench, compared, median } from '../figure.ts'
import { launchChromium } from '../product.ts'
import { serveFolder } from '../serve-folder.ts'

const rounds = 4

interface Seen {
  mount: number
  /** Main thread time of a whole drag, and its longest task (0 when none exceeded 50 ms), in ms. */
  drag: number
  longest: number
}

/** Mounts photos in a new page and, when they are sortable, drags the first over nine others. */
async function measureGallery(
  browser: Browser,
  url: string,
  kind: 'still' | 'usual' | 'ours',
  count: number,
): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await page.goto(url)
  await page.waitForFunction('window.mount')
  const mount = await page.evaluate(
    ([way, photos]) =>
      (window as unknown as { mount: (way: string, photos: number) => number }).mount(way, photos),
    [kind, count] as const,
  )
  if (kind === 'still') {
    await page.close()
    return { mount, drag: 0, longest: 0 }
  }
  if (kind === 'ours') await page.getByRole('button', { name: 'Organizar' }).click()
  const grips = page.locator('[data-grip]')
  await grips.first().waitFor()
  const [from, to] = [await grips.nth(0).boundingBox(), await grips.nth(9).boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag.')
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  })
  const before = await busy()
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 30 })
  await page.mouse.up()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const drag = (await busy()) - before
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))
  await page.close()
  return { mount, drag, longest }
}

/** Rules gallery-speed and gallery-scale: our sortable gallery, relative to static pictures and to dnd-kit's own example. */
export const gallery: Bench = {
  title: 'Gallery of 300 photos',
  async measure() {
    const served = await serveFolder((await buildFloor('floors/gallery.tsx')).folder)
    const browser = await launchChromium()
    const seen = { still: [] as Seen[], usual: [] as Seen[], ours: [] as Seen[], thousand: [] as Seen[] }
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ['still', 'usual', 'ours'] as const) {
        seen[kind].push(await measureGallery(browser, served.url, kind, 300))
      }
      seen.thousand.push(await measureGallery(browser, served.url, 'ours', 1000))
    }
    await browser.close()
    served.close()
    const drags = (all: Seen[]) => all.map(({ drag }) => drag)
    const mounts = (all: Seen[]) => all.map(({ mount }) => mount)
    const longest = seen.ours.map((one) => one.longest)
    return [
      compared(
        ['gallery-speed', 'mount ÷ still pictures'],
        [mounts(seen.ours), mounts(seen.still)],
        ['less', 1.45, 1.25],
        'ms',
      ),
      compared(
        ['gallery-speed', 'drag ÷ dnd-kit default'],
        [drags(seen.ours), drags(seen.usual)],
        ['less', 0.5, 0.3],
        'ms of main thread',
      ),
      absolute(
        ['gallery-speed', 'longest task of a drag, ms (0: none over 50)'],
        longest,
        [50, 0],
        `${rounds} drags; dnd-kit default ${Math.round(median(seen.usual.map((one) => one.longest)))}`,
      ),
      compared(
        ['gallery-scale', 'drag with 1000 photos ÷ with 300'],
        [drags(seen.thousand), drags(seen.ours)],
        ['less', 1.25, 1.1],
        'ms of main thread',
      ),
    ]
  },
}
