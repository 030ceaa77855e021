import axe from 'axe-core'
import { themeVariables } from '../../packages/ui/src/theme/variables.ts'
import { brandOf } from '../../stories/foundations/brands.ts'
import { lengthen } from '../toolbar/long-words.ts'
import { markUnread, shareResults } from './contrast.ts'
import { hasChoices, lookalikes } from './forced-colors.ts'
import { findUnforced, hardToSee } from './forced-contrast.ts'
import { outOfReach } from './out-of-reach.ts'

/** The story context that Storybook passes to hooks. */
type StoryContext = {
  title: string
  globals: { brand?: string; theme?: string }
  parameters: { a11y?: { test?: string; config?: axe.Spec } }
}

/** Whether the stories run as tests; then these checks replace those of Storybook's panel. */
export const isTested = import.meta.env.VITEST_WORKER_ID !== undefined

/** Skips painting in headless tests, which need only layout; saves a tenth of a story's time. */
export function skipPainting(): void {
  if (isTested && navigator.userAgent.includes('Headless')) frame().style.visibility = 'hidden'
}

/** The iframe that the tests run in. */
const frame = () => window.frameElement as HTMLElement

type Size = readonly [width: number, height: number]

const phone: Size = [390, 844]

/** A desktop window zoomed to 200 % and 400 % (also the smallest phone): no horizontal scrolling (WCAG 1.4.10). */
const doubled: Size = [640, 400]
const magnified: Size = [320, 400]

/** Whole screens also have their targets measured on a desktop; everything smaller only on a phone. */
const isScreen = (title: string) => title.startsWith('Telas')

/** The axe configuration of a story's `a11y` parameter. */
type Spared = axe.Spec | undefined

/** The axe rules that depend on width or theme; all others run once. */
const elsewhere = ['target-size', 'link-in-text-block', 'scrollable-region-focusable']

/** Runs axe on the page without iframes; `only` restricts the rules. Checks contrast only where it is not known yet. */
async function findViolations(
  spared: Spared,
  { only, targets = true }: { only?: readonly string[]; targets?: boolean },
): Promise<string[]> {
  const unread = markUnread()
  axe.reset()
  axe.configure({
    ...spared,
    rules: [
      { id: 'region', enabled: false },
      { id: 'color-contrast', selector: '[data-unread]' },
      ...(spared?.rules ?? []),
    ],
  })
  const { violations } = await axe.run(document.body, {
    ...(only
      ? { runOnly: [...only, ...(unread.any ? ['color-contrast'] : [])] }
      : { rules: { 'color-contrast': { enabled: unread.any }, 'target-size': { enabled: targets } } }),
    resultTypes: ['violations'],
    selectors: false,
    iframes: false,
    preload: false,
  })
  unread.done(violations.every(({ id }) => id !== 'color-contrast'))
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
  )
}

/** Resizes the iframe, which is cheaper than resizing the browser's viewport. */
function resize([width, height]: Size): void {
  Object.assign(frame().style, { width: `${width}px`, height: `${height}px` })
}

/** Waits until resize listeners have run. */
const resized = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Remembers the size of the iframe; returns a function that restores it. */
function keepSize(): () => void {
  const { style } = frame()
  const before = style.cssText
  return () => {
    style.cssText = before
  }
}

/** Returns what is out of reach in smaller windows. Restores the size synchronously, so that no resize event fires. */
function outOfReachAtOnce(): string[] {
  const giveBack = keepSize()
  const { scrollX, scrollY } = window
  const found = [phone, doubled, magnified].flatMap((size) => {
    resize(size)
    return outOfReach().map((one) => `${size.join(' × ')} px: ${one}`)
  })
  giveBack()
  window.scrollTo(scrollX, scrollY)
  return found
}

const ownShowModal = HTMLDialogElement.prototype.showModal
const dialogsSeen = new Set<string>()
let foundInDialogs: string[] = []

/** Checks each dialog when it opens, on a phone and zoomed, because a play may close it again. */
export function watchDialogs(): void {
  foundInDialogs = []
  if (!isTested) return
  HTMLDialogElement.prototype.showModal = function showModal() {
    ownShowModal.call(this)
    requestAnimationFrame(() => {
      const key = `${this.className} ${this.textContent}`
      if (!this.open || dialogsSeen.has(key)) return
      const found = outOfReachAtOnce()
      foundInDialogs.push(...found)
      if (found.length === 0) dialogsSeen.add(key)
    })
  }
}

/** Shows the page in the dark theme; returns a function that restores the light one. */
function darken(brand: string | undefined): () => void {
  const sheet = document.createElement('style')
  sheet.textContent = `:root:root, .ensaio-theme.ensaio-theme.ensaio-theme { ${themeVariables(brandOf(brand), 'dark')} }`
  document.head.append(sheet)
  return () => sheet.remove()
}

/** Lays sticky bars where they belong in the page: what one covers depends on the scroll position alone. Returns a function that gives them back. */
function unstick(): () => void {
  const bars = [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((one) => getComputedStyle(one).position === 'sticky')
    .map((bar) => ({ bar, own: bar.style.position }))
  for (const { bar } of bars) bar.style.position = 'static'
  return () => {
    for (const { bar, own } of bars) bar.style.position = own
  }
}

/** Turns forced colours on or off. */
async function forceColors(value: 'active' | 'none'): Promise<void> {
  const { cdp } = await import('vitest/browser')
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      // A black background reveals colours that were chosen for white.
      { name: 'prefers-color-scheme', value: value === 'active' ? 'dark' : 'light' },
    ],
  })
}

/**
 * Checks the final state of a story, in tests only: axe finds nothing and nothing is out of reach. A story in the light theme is also
 * checked in dark on a phone, zoomed to 200 % and 400 %, and in forced colours, where selections and contrast must remain visible.
 */
export async function checkAccessibility({ title, globals, parameters }: StoryContext): Promise<void> {
  if (!isTested || parameters.a11y?.test === 'off') return
  const found: string[] = []
  const note = (where: string, what: readonly string[]) => {
    if (what.length > 0) found.push(`${where}:\n${what.join('\n')}`)
  }

  await shareResults()
  const isDark = globals.theme === 'dark'
  const targets = isDark || isScreen(title)
  note('As played', await findViolations(parameters.a11y?.config, { targets }))
  note('As played, out of reach', outOfReach())
  note('In a dialog while it was open, out of reach', foundInDialogs)
  if (!isDark) {
    const lighten = darken(globals.brand)
    const giveBack = keepSize()
    resize(phone)
    await resized()
    const stick = unstick()
    note('In dark, on a phone', await findViolations(parameters.a11y?.config, { only: elsewhere }))
    stick()
    note('On a phone, out of reach', outOfReach())
    const shorten = lengthen(document.body)
    note('On a phone with texts 40 % longer, out of reach', outOfReach())
    shorten()
    lighten()
    resize(doubled)
    note('Zoomed to 200 %, out of reach', outOfReach())
    resize(magnified)
    await resized()
    note('Zoomed to 400 %, out of reach', outOfReach())
    const unforced = findUnforced()
    if (hasChoices() || unforced.keys.size > 0) {
      await forceColors('active')
      note('In forced colours, selected but looks unselected', lookalikes())
      note('In forced colours, hard to see', hardToSee(unforced))
      await forceColors('none')
    }
    giveBack()
  }
  if (found.length > 0) throw new Error(found.join('\n\n'))
}
