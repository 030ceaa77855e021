import { themeVariables } from '@ensaio/ui'
import axe from 'axe-core'
import { brandOf } from '../stories/foundations/brands.ts'
import { compareNotes, markUnread } from './contrast.ts'
import { hasChoices, lookalikes } from './forced-colors.ts'
import { lostTexts } from './lost-text.ts'

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

const phone = [390, 844] as const

/** A desk's window at 400 %, and so at 200 %, too: what nobody may have to scroll sideways in (WCAG 1.4.10). */
const magnified = [320, 400] as const

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

/** Gives the window other sizes until it is called off; what listens to its width has been told when this is over. */
async function resize(width: number, height: number): Promise<() => void> {
  // Cheaper than asking the browser for another window, and the same to the page.
  const { style } = frame()
  const before = style.cssText
  Object.assign(style, { width: `${width}px`, height: `${height}px` })
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  return () => {
    style.cssText = before
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
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}

/**
 * Looks at where a story ended, in tests alone. As it was played: axe finds nothing. Where it was played in light on a desk, also in dark
 * on a phone: axe finds nothing; magnified fourfold: no text is out of reach; in the person's own colours: what is chosen still looks it.
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
  if (!isDark) {
    const lighten = darken(globals.brand)
    const widen = await resize(...phone)
    note('In dark, on a phone', await findViolations(parameters.a11y?.config, { only: elsewhere }))
    lighten()
    await resize(...magnified)
    note('Magnified fourfold, cut off', lostTexts())
    if (hasChoices()) {
      await forceColors('active')
      note('In forced colours, chosen or not', lookalikes())
      await forceColors('none')
    }
    widen()
  }
  if (found.length > 0) throw new Error(found.join('\n\n'))
}
