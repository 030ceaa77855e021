// Plays every story and opens every docs page of the built Storybook, under the content policy with which the product serves it:
// `npm run stories:built`, at night. Fails for a play that fails and for an error on the console that no story simulates.
// `--only=<part of an id>` selects; `--part=1/4` takes every fourth, as all of them take a quarter of an hour and more.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { buildIfStale } from '../build.ts'
import { chromiumArguments, ensureChromium } from '../chromium.ts'
import { serveStorybook } from './serve-storybook.ts'
import { previewReady, type StoryEntry, show, storiesPerPage, windowOf, windows } from './show-story.ts'

/** Errors that stories simulate: refused and failed calls of mocks, and components that break on purpose. */
const simulated = [
  /^Failed to load resource: (the server responded with a status of [45]|net::ERR_FAILED)/,
  /on purpose/i,
  /There is no (deliverable )?card for the (product item|vertical)/,
  // Outside players are never asked: their frames are empty.
  /^Framing '' violates/,
]

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1]
const only = option('only') ?? ''
const [part = 1, parts = 1] = option('part')?.split('/').map(Number) ?? []

const folder = 'storybook-static'
await buildIfStale('storybook')
const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, StoryEntry>
}
// Stories about the checks that only tests make are not shown (`!dev`).
const wanted = Object.values(entries)
  .filter(({ id, tags }) => id.includes(only) && tags?.includes('dev'))
  .filter((_, place) => place % parts === part - 1)
const stories = wanted.filter(({ type }) => type === 'story')
const docs = wanted.filter(({ type }) => type === 'docs')

const server = await serveStorybook(folder)
const address = `${server.address}/iframe.html`
const launch = () => chromium.launch({ executablePath: ensureChromium('chromium'), args: chromiumArguments })

const found = new Set<string>()

/** Reports an error once, as soon as it is found. */
function report(text: string): void {
  if (!found.has(text)) console.error(text)
  found.add(text)
}

/** Opens a page in a context of its own; what its console says of errors is reported, after what `subject` names. */
async function openPage(of: Browser, subject: () => string): Promise<Page> {
  const context = await of.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const note = (text: string) => {
    if (!simulated.some((one) => one.test(text))) report(`${subject()}: ${text.split('\n')[0]}`)
  }
  page.on('pageerror', (error) => note(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  return page
}

/** Opens a page of the preview that shows another story than `first`, as the current story would not be drawn again. */
async function openPreview(browser: Browser, first: StoryEntry, subject: () => string): Promise<Page> {
  const page = await openPage(browser, subject)
  const other = Object.values(entries).find((one) => one.type === 'story' && one.id !== first.id)
  await page.goto(`${address}?id=${other?.id ?? first.id}&viewMode=story&globals=a11y.manual:!true`)
  await previewReady(page)
  return page
}

/** Plays stories one after the other until none is left, in a browser of its own: two pages of one browser take the focus from each other. */
async function playStories(): Promise<void> {
  const browser = await launch()
  let id = 'opening'
  let page: Page | null = null
  let shown = 0
  for (let story = stories.shift(); story; story = stories.shift()) {
    if (shown === storiesPerPage) {
      await page?.context().close()
      page = null
      shown = 0
    }
    page ??= await openPreview(browser, story, () => id)
    id = story.id
    shown += 1
    await page.setViewportSize(windows[await windowOf(page, id)])
    const { phase, isAlive } = await show(page, id)
    if (phase !== 'finished') report(`${id}: ${phase}`)
    if (!isAlive) shown = storiesPerPage
  }
  await browser.close()
}

/** Opens docs pages one after the other until none is left. */
async function openDocs(): Promise<void> {
  const browser = await launch()
  for (let entry = docs.shift(); entry; entry = docs.shift()) {
    const { id } = entry
    const page = await openPage(browser, () => id)
    await page.goto(`${address}?id=${id}&viewMode=docs`)
    await page.locator('#storybook-docs h1').first().waitFor()
    // A story on the page may show a call that is never answered.
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
    await page.context().close()
  }
  await browser.close()
}

const [played, opened] = [stories.length, docs.length]
await Promise.all([playStories(), playStories()])
await Promise.all([openDocs(), openDocs()])
server.close()
console.log(`${played} stories played, ${opened} docs pages opened, ${found.size} errors.`)
process.exit(found.size > 0 ? 1 : 0)
