import type { LinkProps } from '@ensaio/ui'
import type { MouseEvent } from 'react'
import { useMemo, useSyncExternalStore } from 'react'
import { type StepProps, stepPath } from './step.ts'

const moved = new EventTarget()

function follow(notify: () => void): () => void {
  window.addEventListener('popstate', notify)
  moved.addEventListener('move', notify)
  return () => {
    window.removeEventListener('popstate', notify)
    moved.removeEventListener('move', notify)
  }
}

// Every step keeps the query, which marks links opened by staff.
const stepAddress = (path: string) => path + window.location.search

function move(path: string, { replace } = { replace: false }): void {
  if (replace) window.history.replaceState(null, '', stepAddress(path))
  else window.history.pushState(null, '', stepAddress(path))
  moved.dispatchEvent(new Event('move'))
}

const address = /^\/calendar\/([^/]+)\/?(.*?)\/?$/

/** The step in the page's address, and a function to open another one; Back and Forward work. */
export function useStep(): StepProps {
  const path = useSyncExternalStore(follow, () => window.location.pathname)
  return useMemo(() => {
    const [, token = '', step = ''] = address.exec(path) ?? []
    const go: StepProps['go'] = (next, options) => move(stepPath(token, next), options)
    return { token: decodeURIComponent(token), step, go }
  }, [path])
}

/** A link inside the flow changes the step; any other link loads a new page. */
export function StepLink({ href, onClick, ...rest }: LinkProps) {
  const isStep = address.exec(href)?.[1] === address.exec(window.location.pathname)?.[1]

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isStep || !isPlain || rest.target) return
    event.preventDefault()
    move(href)
  }

  return <a {...rest} href={isStep ? stepAddress(href) : href} onClick={press} />
}
