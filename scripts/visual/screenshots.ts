import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Request } from 'playwright'
import { chromiumArguments, ensureChromium } from '../chromium.ts'
import { serveStorybook } from './serve-storybook.ts'
import { previewReady, type StoryEntry, show, storiesPerPage, windows } from './show-story.ts'

/** One way to photograph stories, as in `chromatic.modes`; windows, themes and brands by their names in the toolbar. */
interface ModeParameters {
  disable?: boolean
  viewport?: 'desktop' | 'phone'
  theme?: string
  brand?: string
  forcedColors?: 'active'
}

/** What the parameters of a story say: the modes to photograph it in, unless it is not photographed at all, and whether CI compares it. */
interface Pictured {
  isSmoke?: boolean
  disableSnapshot?: boolean
  modes?: Record<string, ModeParameters>
}

/** Flags of Chromium's own pixel tests: partial or threaded rastering varies from run to run. */
const deterministicRendering = [
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--disable-threaded-animation',
  '--disable-checker-imaging',
  '--num-raster-threads=1',
]

/** Always the same: some stories show the address of their page. */
const picturedPort = 6107

/** Returns how each story is photographed, by id. */
function picturedStories(page: Page, ids: readonly string[]): Promise<Record<string, Pictured>> {
  return page.evaluate(async (storyIds) => {
    type Story = { parameters: { chromatic?: Pictured; smoke?: boolean } }
    type Preview = { storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<Story> } }
    const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
      .__STORYBOOK_PREVIEW__
    const pictured: Record<string, Pictured> = {}
    for (const storyId of storyIds) {
      const { parameters } = await storyStoreValue.loadStory({ storyId })
      pictured[storyId] = { ...parameters.chromatic, isSmoke: parameters.smoke === true }
    }
    return pictured
  }, ids)
}

/** Tracks the pending requests of a page, with their start times. */
function pendingRequests(page: Page): ReadonlyMap<Request, number> {
  const pending = new Map<Request, number>()
  page.on('request', (request) => pending.set(request, Date.now()))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** How long to wait for a request, in ms. Code always arrives; an API answer that takes longer is delayed by the story on purpose. */
const patienceFor = (request: Request) => (request.resourceType() === 'fetch' ? 1000 : 10_000)

/** Waits until a page has no pending requests and has rendered. */
async function settle(page: Page, pending: ReadonlyMap<Request, number>): Promise<void> {
  const isWaiting = () => [...pending].some(([one, since]) => Date.now() - since < patienceFor(one))
  do {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  } while (isWaiting())
}

/** Waits for the images of a whole page, also those far from the window, which browsers load when they come near. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const lazy of document.querySelectorAll('[loading=lazy]')) lazy.setAttribute('loading', 'eager')
    // Stories may delay an image forever.
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
      new Promise((late) => window.setTimeout(late, 10_000)),
    ])
  })
}

/**
 * Opens a Storybook page in which stories can be shown one after the other, because loading Storybook for each takes most of the time.
 * Opens at a story, because Storybook applies theme and brand only then.
 */
async function openStorybook(
  browser: Browser,
  { viewport = 'desktop', theme = 'light', brand, forcedColors }: ModeParameters,
  address: string,
  id: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: windows[viewport],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    ...(forcedColors && { forcedColors }),
  })
  const page = await context.newPage()
  // Axe runs in the tests.
  const globals = [`theme:${theme}`, ...(brand ? [`brand:${brand}`] : []), 'a11y.manual:!true'].join(';')
  // As in Chromatic, what browsers draw in their own time is hidden.
  const story = `id=${id}&viewMode=story&globals=${globals}&chromatic=true`
  await page.goto(`${address}/iframe.html?${story}`, { timeout: 180_000 })
  await previewReady(page)
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme)
  return page
}

/** One picture to take. */
interface Shot {
  id: string
  mode: string
  name: string
  parameters: ModeParameters
}

/** Which pictures to take: by file name, and of the smoke set alone. */
interface Choice {
  isWanted: (name: string) => boolean
  onlySmoke?: boolean
}

/** Lists the wanted pictures, mode by mode. */
async function plannedShots(
  browser: Browser,
  address: string,
  { ids, isWanted, onlySmoke }: Choice & { ids: readonly string[] },
): Promise<Shot[]> {
  const page = await openStorybook(browser, {}, address, ids[0] ?? '')
  const pictured = await picturedStories(page, ids)
  await page.context().close()
  const shots = ids.flatMap((id) => {
    const { disableSnapshot, modes = {}, isSmoke } = pictured[id] ?? {}
    if (disableSnapshot || (onlySmoke && !isSmoke)) return []
    return Object.entries(modes)
      .filter(([, { disable }]) => !disable)
      .map(([mode, parameters]) => ({ id, mode, name: `${mode}/${id}.png`, parameters }))
  })
  const order = [...new Set(shots.map(({ mode }) => mode))]
  return shots
    .filter(({ name }) => isWanted(name))
    .sort((one, other) => order.indexOf(one.mode) - order.indexOf(other.mode))
}

/** How long one picture may take, a new page included, in ms. */
const mostTime = 300_000

/** Waits for a picture and answers why there is none, or null; one that takes for ever, or fails, leaves the others their turn. */
async function inTime(
  picture: Promise<string | null>,
): Promise<{ problem: string | null; isAlive: boolean }> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('never ended')), mostTime)
  try {
    return { problem: await Promise.race([picture, promise]), isAlive: true }
  } catch (error) {
    return { problem: (error as Error).message.split('\n')[0] ?? '', isAlive: false }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Takes a screenshot of every chosen story in each of its modes; returns the file names, the stories that did not
 * finish, and the version of the browser.
 */
export async function takeScreenshots(folder: string, into: string, choice: Choice) {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>
  }
  const ids = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
  const { address, close } = await serveStorybook(folder, picturedPort)
  const launch = () =>
    chromium.launch({
      executablePath: ensureChromium('chromium'),
      args: [...chromiumArguments, ...deterministicRendering],
    })
  // A browser each: two pages of one browser take the focus from each other.
  const browsers = await Promise.all([launch(), launch()])
  const [first] = browsers
  const queue = await plannedShots(first, address, { ...choice, ids })
  const taken: string[] = []
  const broken: string[] = []

  async function work(browser: Browser) {
    let page = null as Page | null
    let shown: string | null = null
    let shownStories = 0
    let pending: ReadonlyMap<Request, number> = new Map()

    /** Takes one picture; answers why there is none, or null. */
    async function take({ id, mode, name, parameters }: Shot): Promise<string | null> {
      if (page === null || shown !== mode || shownStories === storiesPerPage) {
        await page?.context().close()
        // Open another story first: selecting the current one again would not render it.
        page = await openStorybook(browser, parameters, address, ids.find((one) => one !== id) ?? id)
        pending = pendingRequests(page)
        shown = mode
        shownStories = 0
      }
      shownStories += 1
      await page.setViewportSize(windows[parameters.viewport ?? 'desktop'])
      const { phase, isAlive } = await show(page, id)
      if (!isAlive) {
        shown = null
        return phase
      }
      await settle(page, pending)
      await loadImages(page)
      await settle(page, pending)
      await page.mouse.move(0, 0)
      await page.screenshot({ path: join(into, name), animations: 'disabled', caret: 'hide', fullPage: true })
      taken.push(name)
      return phase === 'finished' ? null : phase
    }

    for (let next = queue.shift(); next; next = queue.shift()) {
      const { problem, isAlive } = await inTime(take(next))
      if (problem !== null) broken.push(`${next.name} (${problem})`)
      // A page that no longer answers is left behind, and not waited for.
      if (!isAlive) page = null
    }
    await page?.context().close()
  }

  await Promise.all(browsers.map(work))
  const version = first.version()
  await Promise.all(browsers.map((browser) => browser.close()))
  close()
  return { taken, broken, version }
}
