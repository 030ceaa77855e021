import '@ensaio/ui/fonts.css'
import { reloadOnNewVersion } from '@ensaio/frame'

reloadOnNewVersion()

const root = document.getElementById('root')
if (!root) throw new Error('landing.html lacks the element #root.')
const page = root

/** How far below the window is near, in px. */
const near = 400

let waking: Promise<void> | null = null
let pressed: HTMLElement | null = null

function wake(): Promise<void> {
  waking ??= import('./wake-landing.tsx').then(async ({ wakeLanding }) => {
    await wakeLanding(page)
    page.removeEventListener('click', keepPress)
  })
  return waking
}

// The page is whole as it was written: its code comes when something that can be pressed, moves or is asked for comes near.
const watch = new IntersectionObserver(
  (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    watch.disconnect()
    void wake()
  },
  { rootMargin: `${near}px` },
)
for (const part of page.querySelectorAll('button, #precos, footer')) watch.observe(part)

// Who was quicker than the code is not asked to press again.
async function keepPress(event: MouseEvent) {
  const button = (event.target as Element).closest('button')
  if (!button) return
  pressed = button
  await wake()
  if (pressed === button) button.click()
}
page.addEventListener('click', keepPress)
