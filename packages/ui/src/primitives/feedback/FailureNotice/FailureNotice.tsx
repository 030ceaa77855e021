import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '../../../theme/tokens.ts'
import { Button } from '../../action/Button/Button.tsx'
import type { Press } from '../../action/Button/usePress.ts'

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

/** Something could not be shown: what, why, and a way to ask again. */
export function FailureNotice(props: {
  title?: ReactNode
  message: ReactNode
  onRetry?: Press
  /** Instead of asking again: another way out. */
  action?: ReactNode
  /** It is all there is on the page: its title is the page's. */
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
