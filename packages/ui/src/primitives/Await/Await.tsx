import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import type { Remote } from '../../remote/remote.ts'
import { color, radius } from '../../theme/tokens.ts'
import type { Press } from '../Button/usePress.ts'
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

const sweep = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`

// A thread of light over what is being refreshed: dimming it would make its quiet text unreadable.
const Answer = styled.div`
  position: relative;

  &[aria-busy='true']::before {
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

  &[aria-busy='true'] {
    overflow-x: clip;
  }
`

/** Shows what is known of a Remote: the waiting shape, the failure with a way to ask again, or the value, with a moving line above it while refreshed. */
export function Await<Value>(props: {
  remote: Remote<Value>
  /** Skeletons in the final shape. */
  waiting: ReactNode
  onRetry?: Press
  /** Heading of the failure; "Não foi possível carregar" unless told. */
  failureTitle?: ReactNode
  children: (value: Value) => ReactNode
}) {
  const { remote } = props
  if (remote.state === 'waiting') {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">Carregando…</VisuallyHidden>
        {props.waiting}
      </div>
    )
  }
  if (remote.state === 'failed') {
    return (
      <FailureNotice title={props.failureTitle} message={remote.failure.message} onRetry={props.onRetry} />
    )
  }
  return <Answer aria-busy={remote.refreshing || undefined}>{props.children(remote.value)}</Answer>
}
