import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Browser, chromium, type Page, type Request } from 'playwright'
import { chromiumArguments, ensureChromium } from '../chromium.ts'

/** The windows that a mode may ask for, by the names that the preview has for them. */
const windows = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const

/** How stories are looked at: as `chromatic.modes` in the preview has it, where a story may leave one out or ask for another window. */
const modes = {
  desktop: { viewport: 'desktop', theme: 'light' },
  phone: { viewport: 'phone', theme: 'light' },
  dark: { viewport: 'desktop', theme: 'dark' },
} as const
type Mode = keyof typeof modes

/** What Chromium's own tests of pixels ask for: redrawn in parts or by several hands, a round corner comes out a shade otherwise. */
const drawnAlike = [
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--disable-threaded-animation',
  '--disable-checker-imaging',
  '--num-raster-threads=1',
]

type Entry = { id: string; type: 'story' | 'docs'; tags?: string[] }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
}

/** Serves a folder, as plainly as can be. */
async function serve(folder: string) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://story').pathname)
    const file = await readFile(join(folder, path === '/' ? 'index.html' : path)).catch(() => null)
    const type = types[extname(path)] ?? 'application/octet-stream'
    if (file === null) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': type }).end(file)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}

/** What a story itself says of a mode. */
function askedOf(page: Page, id: string, mode: Mode) {
  return page.evaluate(
    async ([storyId, name]) => {
      type Asked = { disable?: boolean; viewport?: 'desktop' | 'phone' }
      type Story = { parameters: { chromatic?: { modes?: Record<string, Asked> } } }
      type Preview = { storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<Story> } }
      const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
        .__STORYBOOK_PREVIEW__
      const { parameters } = await storyStoreValue.loadStory({ storyId })
      return parameters.chromatic?.modes?.[name]
    },
    [id, mode] as const,
  )
}

/** Shows a story in a page that shows another already, and waits until its play has ended; answers how it ended. */
async function show(page: Page, id: string): Promise<string> {
  const ended = await page.evaluate(async (storyId) => {
    type Preview = {
      channel: {
        emit: (event: string, data: unknown) => void
        on: (event: string, told: (data: { storyId?: string; newPhase?: string }) => void) => void
        off: (event: string, told: (data: { storyId?: string; newPhase?: string }) => void) => void
      }
    }
    const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
    const { promise, resolve } = Promise.withResolvers<string>()
    const follow = (told: { storyId?: string; newPhase?: string }) => {
      if (told.storyId === storyId && /^(finished|errored|aborted)$/.test(told.newPhase ?? '')) {
        resolve(told.newPhase ?? '')
      }
    }
    channel.on('storyRenderPhaseChanged', follow)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    const phase = await Promise.race([
      promise,
      new Promise<string>((late) => window.setTimeout(() => late('never'), 30_000)),
    ])
    channel.off('storyRenderPhaseChanged', follow)
    await document.fonts.ready
    // One that is out of sight may never be fetched; one that a story holds back never comes.
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0
    })
    await Promise.race([
      Promise.all(inSight.map((image) => image.decode().catch(() => undefined))),
      new Promise((late) => window.setTimeout(late, 10_000)),
    ])
    window.scrollTo(0, 0)
    return phase
  }, id)
  return ended
}

/** What a page asked for and has not got yet, each with when it asked. */
function unansweredBy(page: Page): ReadonlyMap<Request, number> {
  const unanswered = new Map<Request, number>()
  page.on('request', (request) => unanswered.set(request, Date.now()))
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  return unanswered
}

/** How long a request is waited for, in milliseconds: code comes for certain, and an answer that takes this long a story holds back. */
const patienceFor = (request: Request) => (request.resourceType() === 'fetch' ? 1000 : 10_000)

/** Waits until a page has drawn what it asked for. */
async function settle(page: Page, unanswered: ReadonlyMap<Request, number>): Promise<void> {
  const isWaiting = () => [...unanswered].some(([one, since]) => Date.now() - since < patienceFor(one))
  do {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  } while (isWaiting())
}

/**
 * A page in which stories can be shown, one after the other: starting the book anew for each would take most of the time. It opens at
 * one of them, as a book that is opened at none does not hear in which theme.
 */
async function openBook(browser: Browser, mode: Mode, address: string, id: string): Promise<Page> {
  const { viewport, theme } = modes[mode]
  const context = await browser.newContext({
    viewport: windows[viewport],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // Axe has its own run.
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(() =>
    (
      window as unknown as { __STORYBOOK_PREVIEW__: { ready: () => Promise<void> } }
    ).__STORYBOOK_PREVIEW__.ready(),
  )
  await page.waitForFunction(
    (scheme) => getComputedStyle(document.documentElement).colorScheme === scheme,
    theme,
  )
  return page
}

/**
 * Takes a picture of every story in every mode, or of those whose file is wanted; answers the files' names and the stories that did not
 * finish.
 */
export async function photograph(folder: string, into: string, isWanted: (name: string) => boolean) {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
  const queue = (Object.keys(modes) as Mode[]).flatMap((mode) =>
    stories.map(({ id }) => ({ id, mode, name: `${id}--${mode}.png` })).filter(({ name }) => isWanted(name)),
  )
  const { address, close } = await serve(folder)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, ...drawnAlike],
  })
  const taken: string[] = []
  const broken: string[] = []

  async function work() {
    let page: Page | null = null
    let shown: Mode | null = null
    let unanswered: ReadonlyMap<Request, number> = new Map()
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { id, mode, name } = next
      if (page === null || shown !== mode) {
        await page?.context().close()
        // Shown at once, a story would not be shown again.
        const opening = stories.find((story) => story.id !== id)?.id ?? id
        page = await openBook(browser, mode, address, opening)
        unanswered = unansweredBy(page)
        shown = mode
      }
      const asked = await askedOf(page, id, mode)
      if (asked?.disable) continue
      await page.setViewportSize(windows[asked?.viewport ?? modes[mode].viewport])
      const phase = await show(page, id)
      await settle(page, unanswered)
      if (phase !== 'finished') broken.push(`${name} (${phase})`)
      await page.mouse.move(0, 0)
      await page.screenshot({ path: join(into, name), animations: 'disabled', caret: 'hide' })
      taken.push(name)
    }
    await page?.context().close()
  }

  await Promise.all([work(), work()])
  await browser.close()
  close()
  return { taken, broken }
}
