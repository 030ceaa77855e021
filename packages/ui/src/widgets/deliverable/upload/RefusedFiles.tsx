import { CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { color, radius, space } from '../../../theme/tokens.ts'

const Place = styled.div`
  &:empty {
    display: none;
  }
`

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]} ${space[12]};
  width: 100%;
  padding: ${space[16]};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};

  > svg {
    margin-top: 0.1em;
    color: ${color.danger};
  }

  > div {
    display: grid;
    gap: ${space[8]};
    justify-items: start;
  }

  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`

const Names = styled.ul`
  display: grid;
  gap: ${space[4]};
`

/** A file that cannot be sent, and why. */
export type Refused = { name: string; reason: string }

/** The files that were not sent, each with the reason; read out when it appears. */
export function RefusedFiles({ refused, onDismiss }: { refused: readonly Refused[]; onDismiss: () => void }) {
  return (
    <Place role="alert">
      {refused.length > 0 && (
        <Box>
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
          <div>
            <strong>
              {refused.length === 1 ? 'Um arquivo não foi enviado' : 'Estes arquivos não foram enviados'}
            </strong>
            <Names role="list">
              {refused.map(({ name, reason }) => (
                <li key={name}>
                  <strong>{name}:</strong> {reason}
                </li>
              ))}
            </Names>
            <Button size="small" onPress={onDismiss}>
              Entendi
            </Button>
          </div>
        </Box>
      )}
    </Place>
  )
}
