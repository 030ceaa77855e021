import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import type { Remote } from '../../../remote/remote.ts'
import { keyframes } from '../../../theme/keyframes.ts'
import { color, radius, space } from '../../../theme/tokens.ts'
import type { Press } from '../../action/usePress.ts'
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx'
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx'

// A moving line above content that is being refreshed; dimming the content would make its secondary text unreadable. The line is a
// moving background: clipping one that leaves its place would cut the content, too.
const Place = styled.div`
  position: relative;

  &[data-refreshing='true']::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: -2px 0 auto;
    height: 2px;
    border-radius: ${radius.full};
    background: linear-gradient(${color.action}, ${color.action}) 0 0 / 40% 100% no-repeat;
    animation: ${keyframes.sweep} 1.2s ease-in-out infinite;
  }
`

const Outdated = styled.div`
  margin-bottom: ${space[16]};
`

/**
 * Renders a Remote: skeletons while loading, the failure with a retry button, or the value, with a moving line above it while it is
 * refreshed. A value that could not be refreshed stays, below the failure.
 */
export function Await<Value>(props: {
  remote: Remote<Value>
  /** Skeletons of the final size. */
  waiting: ReactNode
  onRetry?: Press
  /** Heading of the failure; default "Não foi possível carregar". */
  failureTitle?: ReactNode
  /** Set when it is the page's only content: the failure's title is then the page's `h1`. */
  whole?: boolean
  children: (value: Value) => ReactNode
}) {
  const { remote, onRetry } = props
  const place = useRef<HTMLDivElement>(null)
  const isAskedAgain = useRef(false)
  const isRefreshing = remote.state === 'ready' && remote.refreshing === true
  const failure = remote.state === 'waiting' ? undefined : remote.failure

  // The retry button is removed by its answer; the focus moves here instead of to the top of the page.
  useLayoutEffect(() => {
    if (!isAskedAgain.current || failure) return
    isAskedAgain.current = false
    if (!place.current || document.activeElement !== document.body) return
    place.current.tabIndex = -1
    place.current.focus()
  }, [failure])

  function retry() {
    isAskedAgain.current = true
    return onRetry?.()
  }

  return (
    <Place
      ref={place}
      aria-busy={remote.state === 'waiting' || isRefreshing || undefined}
      data-refreshing={isRefreshing || undefined}
    >
      {remote.state === 'waiting' && (
        <>
          <VisuallyHidden role="status">Carregando…</VisuallyHidden>
          {props.waiting}
        </>
      )}
      {remote.state === 'failed' && (
        <FailureNotice
          title={props.failureTitle}
          message={remote.failure.message}
          onRetry={onRetry && retry}
          whole={props.whole ?? false}
        />
      )}
      {remote.state === 'ready' && failure && (
        <Outdated>
          <FailureNotice
            title="Não foi possível atualizar"
            message={`${failure.message} O que você vê é de antes.`}
            onRetry={onRetry && retry}
          />
        </Outdated>
      )}
      {remote.state === 'ready' && props.children(remote.value)}
    </Place>
  )
}
