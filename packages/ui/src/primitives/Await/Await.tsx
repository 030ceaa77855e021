import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Remote } from '../../remote/remote.ts'
import { motion } from '../../theme/tokens.ts'
import type { Press } from '../Button/usePress.ts'
import { FailureNotice } from '../FailureNotice/FailureNotice.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

const Answer = styled.div`
  transition: opacity ${motion.calm};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

/** Shows what is known of a Remote: the waiting shape, the failure with a way to ask again, or the value, dimmed while refreshed. */
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
