import type { Browser, Page } from 'playwright'
import { absolute, type Bench, compared, type Figure } from '../figure.ts'
import { startProduct } from '../product.ts'
import { pagesOf, type Visited } from './demo-pages.ts'
import { openSlowPhone, type SlowPhone } from './slow-phone.ts'

const rounds = 5
/** How long nothing may move after the last answer, in ms. */
const watched = 5000
const widths = [390, 1280]

/** More screens, in which layout shifts alone are measured. */
const moreScreens = {
  client: [
    '/sessions?situacao=5',
    '/numbers',
    '/statement',
    '/payment',
    '/profile/company',
    '/profile/people',
  ],
  staff: [
    '/backoffice/agenda',
    '/backoffice/companies',
    '/backoffice/leads',
    '/backoffice/outbox',
    '/backoffice/numbers',
    '/backoffice/settings/rules',
  ],
}

/** The selector of the data of a page: it is there when the first such element can be seen. */
const dataOf: Record<string, string> = { list: 'main a[href^="/sessions/"]', ensaio: 'main h2' }

interface Seen {
  /** First and largest paint, and when the data was on the screen, in ms. */
  fcp: number
  lcp: number
  data: number
  /** The sum of the layout shifts so far. */
  shift: number
}

/** Runs in the page: records paints, layout shifts and when an element of a selector can be seen first. */
function record(selector: string): void {
  const seen: Seen = { fcp: 0, lcp: 0, data: 0, shift: 0 }
  Object.assign(window, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  const look = () => {
    const isThere = [...document.querySelectorAll(selector)].some((one) => one.checkVisibility())
    // The frame that shows it has been drawn when the next one begins.
    requestAnimationFrame(isThere ? () => (seen.data = performance.now()) : look)
  }
  requestAnimationFrame(look)
}

const seenOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

async function openAs(browser: Browser, { as }: Visited): Promise<SlowPhone> {
  const phone = await openSlowPhone(browser)
  if (as) await phone.context.addCookies(await as.cookies())
  return phone
}

/** Notes the requests of a page; returns a function that tells the longest chain of those that had ended by an instant in ms: 1 is the page alone. */
function followRequests({ devtools }: SlowPhone): (by: number) => number {
  const requests = new Map<string, { url: string; from: string | undefined; ended: number }>()
  const begun = { at: 0 }
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, timestamp }) => {
    if (requests.size === 0) begun.at = timestamp
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url
    requests.set(requestId, { url: request.url, from, ended: Number.POSITIVE_INFINITY })
  })
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId)
    if (request) request.ended = (timestamp - begun.at) * 1000
  })
  return (by) => {
    const all = [...requests.values()]
    const depth = (url: string, below: readonly string[] = []): number => {
      const from = all.find((one) => one.url === url)?.from
      if (from === undefined || from === url || below.includes(from)) return url === all[0]?.url ? 1 : 2
      return 1 + depth(from, [...below, url])
    }
    return Math.max(...all.filter(({ ended }) => ended <= by).map(({ url }) => depth(url)))
  }
}

/** Opens a page on the slow phone, with everything but its HTML blocked where `alone`. */
async function visit(browser: Browser, address: string, visited: Visited, alone = false) {
  const phone = await openAs(browser, visited)
  const chainBy = followRequests(phone)
  if (alone) await phone.devtools.send('Network.setBlockedURLs', { urls: ['*/assets/*', '*/api/*', '*.svg'] })
  await phone.page.addInitScript(record, dataOf[visited.name] ?? 'h1')
  await phone.page.goto(address, { waitUntil: 'networkidle' })
  await phone.page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.data > 0)
  const seen = await seenOf(phone.page)
  await phone.context.close()
  return { ...seen, chain: chainBy(seen.data) }
}

/** The sum of the layout shifts of a page, until some seconds after its last answer. */
async function shiftOf(browser: Browser, address: string, visited: Visited, width: number): Promise<number> {
  const { context, page } = await openAs(browser, visited)
  await page.setViewportSize({ width, height: width < 768 ? 844 : 800 })
  await page.addInitScript(record, 'h1')
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(watched)
  const { shift } = await seenOf(page)
  await context.close()
  return shift
}

/** Rules first-paint, data-paint, request-chain and still-screens: the first view of pages on a slow phone. */
export const firstViews: Bench = {
  title: 'First views on a slow phone (CPU ÷ 4, slow 4G, through DevTools)',
  async measure() {
    const product = await startProduct()
    const { browser, url } = product
    const { open, inside } = await pagesOf(product)
    const [landing, ...others] = open.filter(({ name }) => !name.includes('property'))
    const data = inside.filter(({ name }) => name in dataOf)
    if (landing === undefined) throw new Error('There is no landing page.')
    type Visit = Awaited<ReturnType<typeof visit>>
    const seen = new Map<string, Visit[]>()
    const note = (name: string, one: Visit) => seen.set(name, [...(seen.get(name) ?? []), one])
    for (let round = 0; round < rounds; round += 1) {
      for (const page of [landing, ...others, ...data])
        note(page.name, await visit(browser, url + page.path, page))
      for (const page of data) note(`${page.name} alone`, await visit(browser, url + page.path, page, true))
    }
    const values = (name: string, what: keyof Visit) => (seen.get(name) ?? []).map((one) => one[what])
    const figures: Figure[] = others.flatMap(({ name }) =>
      (['fcp', 'lcp'] as const).map((paint) =>
        compared(
          ['first-paint', `${name}: ${paint.toUpperCase()} ÷ landing page`],
          [values(name, paint), values(landing.name, paint)],
          ['less', ...((paint === 'fcp' ? [1.15, 1] : [1.3, 1.1]) as [number, number])],
          'ms',
        ),
      ),
    )
    for (const { name } of data) {
      figures.push(
        compared(
          ['data-paint', `${name}: data on the screen ÷ HTML alone`],
          [values(name, 'data'), values(`${name} alone`, 'data')],
          ['less', 1.6, 1.25],
          'ms',
        ),
      )
    }
    for (const { name } of [...others, ...data]) {
      const chain = ['request-chain', `${name}: requests in a row before its data`] as [string, string]
      figures.push(absolute(chain, values(name, 'chain'), [2, 1], `${rounds} visits`))
    }
    const [client, staff] = [
      inside.find(({ name }) => name === 'list'),
      inside.find(({ name }) => name === 'back office'),
    ]
    const screens = [
      ...open,
      ...inside,
      ...moreScreens.client.map((path) => ({ ...client, name: path, path })),
      ...moreScreens.staff.map((path) => ({ ...staff, name: path, path })),
    ]
    for (const width of widths) {
      const shifts: [number, string][] = []
      for (const screen of screens)
        shifts.push([await shiftOf(browser, url + screen.path, screen, width), screen.name])
      const [most = [0, '']] = shifts.toSorted(([one], [other]) => other - one)
      figures.push(
        absolute(
          ['still-screens', `largest layout shift of ${screens.length} screens at ${width} px`],
          [most[0]],
          [0, 0],
          most[0] === 0 ? 'one visit each' : `one visit each; ${most[1]}`,
        ),
      )
    }
    await product.close()
    return figures
  },
}
