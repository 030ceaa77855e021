import { centsOf, formatCents } from '@ensaio/domain'
import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { color, radius, space, tabular } from '../../../theme/tokens.ts'

const Sum = styled.div`
  ${tabular}
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.inkSoft};
  line-height: 1.4;

  p {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[8]};
    align-items: center;
  }

  strong {
    color: ${color.ink};
    font-weight: 600;
  }

  small {
    display: block;
    color: ${color.danger};
    font-size: inherit;
    font-weight: 500;
  }
`

/** The balance now and after a change, both in reais; a negative result shows a warning, since the server refuses it (rule credit-ledger). */
export function BalanceAfter({ balance, change }: { balance: number; change: number }) {
  const after = centsOf(balance) + centsOf(change)
  return (
    <Sum role="status">
      <p>
        <span>Saldo</span>
        <span>{formatCents(centsOf(balance))}</span>
        {change !== 0 && (
          <>
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
            <VisuallyHidden>fica em</VisuallyHidden>
            <strong>{formatCents(after)}</strong>
          </>
        )}
      </p>
      {after < 0 && <small>O saldo não pode ficar negativo.</small>}
    </Sum>
  )
}
