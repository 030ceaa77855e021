import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import type { Remote } from '../../../remote/remote.ts'
import { color, radius, space } from '../../../theme/tokens.ts'
import type { Press } from '../../action/Button/usePress.ts'
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx'
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx'

const sweep = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`

// A thread of light over what is being refreshed: dimming it would make its quiet text unreadable.
const Place = styled.div`
  position: relative;

  &[data-refreshing='true']::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: -2px auto auto 0;
    width: 40%;
    height: 2px;
    border-radius: ${radius.full};
    background: ${color.action};
    animation: ${sweep} 1.2s ease-in-out infinite;
  }

  &[data-refreshing='true'] {
    overflow-x: clip;
  }
`

const Outdated = styled.div`
  margin-bottom: ${space[16]};
`

/**
 * Shows what is known of a Remote: the waiting shape, the failure with a way to ask again, or the value, with a moving line above it
 * while refreshed. A value that could not be refreshed stays, under the failure.
 */
export function Await<Value>(props: {
  remote: Remote<Value>
  /** Skeletons in the final shape. */
  waiting: ReactNode
  onRetry?: Press
  /** Heading of the failure; "Não foi possível carregar" unless told. */
  failureTitle?: ReactNode
  /** It is all there is on the page: a failure's title is the page's. */
  whole?: boolean
  children: (value: Value) => ReactNode
}) {
  const { remote, onRetry } = props
  const place = useRef<HTMLDivElement>(null)
  const isAskedAgain = useRef(false)
  const isRefreshing = remote.state === 'ready' && remote.refreshing === true
  const failure = remote.state === 'waiting' ? undefined : remote.failure

  // The button that asks again goes away as it is answered; who pressed it goes on from here, not from the top of the page.
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
