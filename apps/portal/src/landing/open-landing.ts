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

function hydrate(): Promise<void> {
  hydrating ??= import('./hydrate-landing.tsx').then(async ({ hydrateLanding }) => {
    await hydrateLanding(page)
    page.removeEventListener('click', repeatWhenHydrated)
  })
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

// A press before hydration is repeated after it.
async function repeatWhenHydrated(event: MouseEvent) {
  const button = (event.target as Element).closest('button')
  if (!button) return
  pressed = button
  await hydrate()
  if (pressed === button) button.click()
}
page.addEventListener('click', repeatWhenHydrated)
