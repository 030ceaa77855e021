import { themeVariables } from '@ensaio/ui'
import axe from 'axe-core'
import { brandOf } from '../stories/foundations/brands.ts'
import { compareNotes, markUnread } from './contrast.ts'
import { hasChoices, lookalikes } from './forced-colors.ts'
import { findUnforced, hardToSee } from './forced-contrast.ts'
import { outOfReach } from './out-of-reach.ts'

/** A story as Storybook tells a hook of it. */
type Told = {
  title: string
  globals: { brand?: string; theme?: string }
  parameters: { a11y?: { test?: string; config?: axe.Spec } }
}

/** Whether the stories run as tests; then what follows looks at them, and the panel for designers keeps still. */
export const isTested = import.meta.env.VITEST_WORKER_ID !== undefined

/** Spares the drawing of pictures that nobody sees, a tenth of a story's time: all that tests ask of a page is known before it is drawn. */
export function drawNothing(): void {
  if (isTested && navigator.userAgent.includes('Headless')) frame().style.visibility = 'hidden'
}

/** The frame that the tests run in. */
const frame = () => window.frameElement as HTMLElement

type Size = readonly [width: number, height: number]

const phone: Size = [390, 844]

/** A desk's window at 200 % and at 400 %, which is also the smallest phone: nobody may have to scroll sideways (WCAG 1.4.10). */
const doubled: Size = [640, 400]
const magnified: Size = [320, 400]

/** Whole screens show what only a desk has; every smaller thing has its targets measured where fingers are, on the phone. */
const isScreen = (title: string) => title.startsWith('Telas')

/** Rules of axe that a story may spare, as its panel has them. */
type Spared = axe.Spec | undefined

/** What the width and the theme cannot change is looked at once, as it was played. */
const elsewhere = ['target-size', 'link-in-text-block', 'scrollable-region-focusable']

/** axe, over all of the page but frames of others; `only` some of its rules. Contrast is looked at where it is not known yet. */
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

/** Gives the window another size; cheaper than asking the browser for another window, and the same to the page. */
function resize([width, height]: Size): void {
  Object.assign(frame().style, { width: `${width}px`, height: `${height}px` })
}

/** Waits until what listens to the size of the window has been told. */
const told = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Takes down the size of the window, to be given back. */
function keepSize(): () => void {
  const { style } = frame()
  const before = style.cssText
  return () => {
    style.cssText = before
  }
}

/** What is out of reach in smaller windows. The page is laid out for each and back at once, so that none of its code hears of it. */
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

/** Looks at each dialog that a story opens, as a play may close it again: on a phone, and magnified. */
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

/** Shows the page in dark until it is called off. */
function darken(brand: string | undefined): () => void {
  const sheet = document.createElement('style')
  sheet.textContent = `:root:root { ${themeVariables(brandOf(brand), 'dark')} }`
  document.head.append(sheet)
  return () => sheet.remove()
}

/** Takes the system's colours for the page's own, or gives them back. */
async function forceColors(value: 'active' | 'none'): Promise<void> {
  const { cdp } = await import('vitest/browser')
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      // On black, what the page draws in its own colours for paper shows.
      { name: 'prefers-color-scheme', value: value === 'active' ? 'dark' : 'light' },
    ],
  })
}

/**
 * Looks at where a story ended, in tests alone. As it was played: axe finds nothing, and nothing is out of reach. Where it was played in
 * light on a desk, also in dark on a phone: the same; magnified twofold and fourfold: nothing is out of reach; in the person's own
 * colours: what is chosen still looks it, and nothing is hard to see.
 */
export async function lookFromEverySide({ title, globals, parameters }: Told): Promise<void> {
  if (!isTested || parameters.a11y?.test === 'off') return
  const found: string[] = []
  const note = (where: string, what: readonly string[]) => {
    if (what.length > 0) found.push(`${where}:\n${what.join('\n')}`)
  }

  await compareNotes()
  const isDark = globals.theme === 'dark'
  const targets = isDark || isScreen(title)
  note('As played', await findViolations(parameters.a11y?.config, { targets }))
  note('As played, out of reach', outOfReach())
  note('In a dialog while it was open, out of reach', foundInDialogs)
  if (!isDark) {
    const lighten = darken(globals.brand)
    const giveBack = keepSize()
    resize(phone)
    await told()
    note('In dark, on a phone', await findViolations(parameters.a11y?.config, { only: elsewhere }))
    note('On a phone, out of reach', outOfReach())
    lighten()
    resize(doubled)
    note('Magnified twofold, out of reach', outOfReach())
    resize(magnified)
    await told()
    note('Magnified fourfold, out of reach', outOfReach())
    const unforced = findUnforced()
    if (hasChoices() || unforced.keys.size > 0) {
      await forceColors('active')
      note('In forced colours, chosen or not', lookalikes())
      note('In forced colours, hard to see', hardToSee(unforced))
      await forceColors('none')
    }
    giveBack()
  }
  if (found.length > 0) throw new Error(found.join('\n\n'))
}
