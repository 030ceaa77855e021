import type { LinkProps } from '@ensaio/ui'
import type { MouseEvent } from 'react'
import { createContext, startTransition, use, useEffect, useMemo, useState } from 'react'
import { type StepProps, stepPath } from './step.ts'

/** The address at which the flow was opened. Its path changes with the steps, its query marks links opened by staff. */
export const OpenedAddress = createContext<Pick<Location, 'pathname' | 'search'>>({
  pathname: '',
  search: '',
})

const moved = new EventTarget()

function follow(notify: () => void): () => void {
  window.addEventListener('popstate', notify)
  moved.addEventListener('move', notify)
  return () => {
    window.removeEventListener('popstate', notify)
    moved.removeEventListener('move', notify)
  }
}

function move(address: string, { replace } = { replace: false }): void {
  // A second press comes before the step that the first one opens.
  const isThere = address === window.location.pathname + window.location.search
  if (replace || isThere) window.history.replaceState(null, '', address)
  else window.history.pushState(null, '', address)
  moved.dispatchEvent(new Event('move'))
}

const address = /^\/calendar\/([^/]+)\/?(.*?)\/?$/

/** The step in the page's address, and a function to open another one; Back and Forward work. */
export function useStep(): StepProps {
  const opened = use(OpenedAddress)
  const [path, setPath] = useState(opened.pathname)
  useEffect(() => {
    // A step is drawn in slices, after its press has been shown.
    const show = () => startTransition(() => setPath(window.location.pathname))
    show()
    return follow(show)
  }, [])
  return useMemo(() => {
    const [, token = '', step = ''] = address.exec(path) ?? []
    const go: StepProps['go'] = (next, options) => move(stepPath(token, next) + opened.search, options)
    return { token: decodeURIComponent(token), step, go }
  }, [path, opened])
}

/** A link inside the flow changes the step; any other link loads a new page. */
export function StepLink({ href, onClick, ...rest }: LinkProps) {
  const opened = use(OpenedAddress)
  const isStep = address.exec(href)?.[1] === address.exec(opened.pathname)?.[1]
  const target = isStep ? href + opened.search : href

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || !isStep || !isPlain || rest.target) return
    event.preventDefault()
    move(target)
  }

  return <a {...rest} href={target} onClick={press} />
}
