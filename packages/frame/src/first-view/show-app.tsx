import { FirstAnswersContext } from '@ensaio/ui'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { beginsAnew, openEmptied } from './begins-anew.ts'
import type { FirstView } from './first-view.ts'
import { OriginContext } from './origin.ts'
import { readFirstView, writtenAnswers } from './read-first-view.ts'
import { ReadyContext } from './ready.ts'

/** Makes inline styles of what the server wrote as `data-style`, because the policy of pages allows them by script alone. */
function giveStylesBack(page: HTMLElement): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}

/**
 * Shows an app in `#root`. Where the server has written the page, the app takes it over as it stands: `make` gets what the server knew, and
 * `isReady` hears when the page handles input. Drafts of this tab and what another page has handed over, which no server knows, begin the
 * page anew.
 */
export function showApp(make: (view: FirstView | null) => ReactNode, isReady: () => void): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page lacks the element #root.')
  const view = readFirstView()
  if (view === null || beginsAnew()) {
    openEmptied(root)
    isReady()
    createRoot(root).render(<StrictMode>{make(null)}</StrictMode>)
    return
  }
  giveStylesBack(root)
  // As a transition it is done in slices, between which the page scrolls and answers.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ReadyContext value={isReady}>
          <OriginContext value={view.origin}>
            <FirstAnswersContext value={writtenAnswers(view)}>{make(view)}</FirstAnswersContext>
          </OriginContext>
        </ReadyContext>
      </StrictMode>,
    )
  })
}
