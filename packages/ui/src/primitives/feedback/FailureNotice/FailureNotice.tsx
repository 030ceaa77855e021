import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '../../../theme/tokens.ts'
import { Button } from '../../action/Button/Button.tsx'
import type { Press } from '../../action/usePress.ts'

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[4]} ${space[12]};
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${color.dangerSoft};

  > svg {
    color: ${color.danger};
    margin-top: 0.1em;
  }
`

const Title = styled.p`
  font-size: inherit;
  font-weight: 600;
`

const Rest = styled.div`
  grid-column: 2;
  display: grid;
  justify-items: start;
  gap: ${space[12]};
`

/** Says what could not be shown and why, with a retry button. */
export function FailureNotice(props: {
  title?: ReactNode
  message: ReactNode
  onRetry?: Press
  /** Replaces the retry button. */
  action?: ReactNode
  /** Set when it is the page's only content: its title is then the page's `h1`. */
  whole?: boolean
}) {
  return (
    <Box role="alert">
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      <Title as={props.whole ? 'h1' : 'p'}>{props.title ?? 'Não foi possível carregar'}</Title>
      <Rest>
        <p>{props.message}</p>
        {props.onRetry && (
          <Button size="small" icon={<RotateCw size={16} strokeWidth={1.75} />} onPress={props.onRetry}>
            Tentar novamente
          </Button>
        )}
        {props.action}
      </Rest>
    </Box>
  )
}
