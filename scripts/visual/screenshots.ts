import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Request } from 'playwright'
import { chromiumArguments, ensureChromium } from '../chromium.ts'
import { serveStorybook } from './serve-storybook.ts'
import { previewReady, type StoryEntry, show } from './show-story.ts'

/** Window sizes, by their names in the preview. */
const windows = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const

/** The modes of screenshots, as in `chromatic.modes` of the preview; a story may disable a mode or change its window. */
const modes = {
  desktop: { viewport: 'desktop', theme: 'light' },
  phone: { viewport: 'phone', theme: 'light' },
  dark: { viewport: 'desktop', theme: 'dark' },
} as const
type Mode = keyof typeof modes

/** Flags of Chromium's own pixel tests: partial or threaded rastering varies from run to run. */
const deterministicRendering = [
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--disable-threaded-animation',
  '--disable-checker-imaging',
  '--num-raster-threads=1',
]

/** Returns the parameters of a story for a mode. */
function modeParameters(page: Page, id: string, mode: Mode) {
  return page.evaluate(
    async ([storyId, name]) => {
      type ModeParameters = { disable?: boolean; viewport?: 'desktop' | 'phone' }
      type Story = { parameters: { chromatic?: { modes?: Record<string, ModeParameters> } } }
      type Preview = { storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<Story> } }
      const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
        .__STORYBOOK_PREVIEW__
      const { parameters } = await storyStoreValue.loadStory({ storyId })
      return parameters.chromatic?.modes?.[name]
    },
    [id, mode] as const,
  )
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

/**
 * Opens a Storybook page in which stories can be shown one after the other, because loading Storybook for each takes most of the time.
 * Opens at a story, because Storybook applies the theme only then.
 */
async function openStorybook(browser: Browser, mode: Mode, address: string, id: string): Promise<Page> {
  const { viewport, theme } = modes[mode]
  const context = await browser.newContext({
    viewport: windows[viewport],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // Axe runs in the tests.
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`)
  await previewReady(page)
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme)
  return page
}

/**
 * Takes a screenshot of every story in every mode, filtered by file name; returns the file names and the stories that did not finish.
 */
export async function takeScreenshots(folder: string, into: string, isWanted: (name: string) => boolean) {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>
  }
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
  const queue = (Object.keys(modes) as Mode[]).flatMap((mode) =>
    stories.map(({ id }) => ({ id, mode, name: `${id}--${mode}.png` })).filter(({ name }) => isWanted(name)),
  )
  const { address, close } = await serveStorybook(folder)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, ...deterministicRendering],
  })
  const taken: string[] = []
  const broken: string[] = []

  async function work() {
    let page: Page | null = null
    let shown: Mode | null = null
    let pending: ReadonlyMap<Request, number> = new Map()
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { id, mode, name } = next
      if (page === null || shown !== mode) {
        await page?.context().close()
        // Open another story first: selecting the current one again would not render it.
        const opening = stories.find((story) => story.id !== id)?.id ?? id
        page = await openStorybook(browser, mode, address, opening)
        pending = pendingRequests(page)
        shown = mode
      }
      const parameters = await modeParameters(page, id, mode)
      if (parameters?.disable) continue
      await page.setViewportSize(windows[parameters?.viewport ?? modes[mode].viewport])
      const phase = await show(page, id)
      await settle(page, pending)
      if (phase !== 'finished') broken.push(`${name} (${phase})`)
      await page.mouse.move(0, 0)
      await page.screenshot({ path: join(into, name), animations: 'disabled', caret: 'hide', fullPage: true })
      taken.push(name)
    }
    await page?.context().close()
  }

  await Promise.all([work(), work()])
  await browser.close()
  close()
  return { taken, broken }
}
