import styled from 'styled-components'
import { color, radius, space } from '../../../theme/tokens.ts'

const Problem = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  margin-block: ${space[16]} 0;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  color: ${color.ink};

  button {
    color: ${color.danger};
    font-weight: 600;
  }
`

/** A failed press, said at the end of its card, where no ToastProvider says it. */
export function CardProblem({ problem, onDismiss }: { problem: string; onDismiss: () => void }) {
  return (
    <Problem role="alert">
      {problem}
      <button type="button" onClick={onDismiss}>
        Dispensar
      </button>
    </Problem>
  )
}
