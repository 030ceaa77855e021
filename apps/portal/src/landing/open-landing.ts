import '@ensaio/ui/fonts.css'
import { reloadOnNewVersion } from '@ensaio/frame'

reloadOnNewVersion()

const root = document.getElementById('root')
if (!root) throw new Error('landing.html lacks the element #root.')
const page = root

/** The distance below the viewport that counts as near, in px. */
const near = 400

let hydrating: Promise<void> | null = null
let pressed: HTMLElement | null = null

/** Takes the page over; code that is lost on its way is asked for again. */
async function takeOver(pause = 2000): Promise<void> {
  const code = await import('./hydrate-landing.tsx').catch(() => null)
  if (code) {
    await code.hydrateLanding(page)
    return page.removeEventListener('click', repeatWhenHydrated)
  }
  await new Promise((later) => setTimeout(later, pause))
  return takeOver(Math.min(2 * pause, 60_000))
}

function hydrate(): Promise<void> {
  hydrating ??= takeOver()
  return hydrating
}

// The page that the server wrote is complete without code, which loads when a button, the prices or the footer come near.
const watch = new IntersectionObserver(
  (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    watch.disconnect()
    void hydrate()
  },
  { rootMargin: `${near}px` },
)
for (const part of page.querySelectorAll('button, #precos, footer')) watch.observe(part)

// A press before hydration is repeated after it, once.
async function repeatWhenHydrated(event: MouseEvent) {
  const button = (event.target as Element).closest('button')
  if (!button) return
  pressed = button
  await hydrate()
  if (pressed !== button) return
  pressed = null
  button.click()
}
page.addEventListener('click', repeatWhenHydrated)
