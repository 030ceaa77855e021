import { centsOf, formatCents } from '@ensaio/domain'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { ActionBar } from '../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../primitives/action/Button/Button.tsx'
import { color } from '../../theme/tokens.ts'

const Reason = styled.p`
  color: ${color.inkSoft};
  line-height: 1.4;
`

function reasonOf(amount: number | null): string | null {
  if (amount === null) return 'Ainda sem valor: confira o resumo do pedido.'
  return amount > 0 ? null : 'O saldo da sua conta já basta para este pedido.'
}

/** The bar with the button that pays; disabled, with the reason, without an amount. `label` gets the amount written out, empty while unknown. */
export function PayBar(props: {
  amount: number | null
  icon: ReactNode
  label: (amount: string) => string
  words: string
  waiting: boolean
}) {
  const { amount } = props
  const id = useId()
  const reason = reasonOf(amount)
  return (
    <ActionBar words={<Reason id={id}>{reason ?? props.words}</Reason>}>
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon={props.icon}
        waiting={props.waiting}
        disabled={reason !== null}
        describedBy={reason === null ? undefined : id}
      >
        {props.label(amount === null ? '' : ` ${formatCents(centsOf(amount))}`)}
      </Button>
    </ActionBar>
  )
}
