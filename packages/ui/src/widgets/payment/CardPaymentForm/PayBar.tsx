import { centsOf, formatCents } from '@ensaio/domain'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { ActionBar } from '../../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Reason } from './CardPaymentForm.styles.ts'

function reasonOf(amount: number | null): string | null {
  if (amount === null) return 'Ainda sem valor: confira o resumo do pedido.'
  return amount > 0 ? null : 'O saldo da sua conta já basta para este pedido.'
}

/** The bar with the pay button. Its label contains the amount in reais and, with `orders`, announces the order that follows. */
export function PayBar({
  amount,
  orders,
  waiting,
}: {
  amount: number | null
  orders: boolean
  waiting: boolean
}) {
  const id = useId()
  const reason = reasonOf(amount)
  return (
    <ActionBar words={<Reason id={id}>{reason ?? 'À vista, em uma só cobrança no cartão.'}</Reason>}>
      <Button
        type="submit"
        variant="primary"
        size="large"
        icon={<Lock size={18} strokeWidth={1.75} />}
        waiting={waiting}
        disabled={reason !== null}
        describedBy={reason === null ? undefined : id}
      >
        {`Pagar${amount === null ? '' : ` ${formatCents(centsOf(amount))}`}${orders ? ' e pedir' : ''}`}
      </Button>
    </ActionBar>
  )
}
