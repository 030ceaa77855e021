import { centsOf, formatCents, type PaymentPlan } from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { planLabels } from '../plan-labels.ts'

const meanings: Record<PaymentPlan, string> = {
  1: 'Paga com cartão antes de pedir; cada ensaio sai do crédito.',
  2: 'Pede sem crédito e paga por fatura.',
}

/** The payment plan of a company and the change to the other one, after a confirmation. */
export function PlanCard(props: {
  plan: PaymentPlan
  balance: number
  /** Left out, the plan is only shown. */
  onChange: ((plan: PaymentPlan) => Promise<unknown>) | undefined
}) {
  const { plan } = props
  const [asking, setAsking] = useState(false)
  const other: PaymentPlan = plan === 1 ? 2 : 1

  return (
    <Card title="Plano de pagamento">
      <Stack gap={12} align="start">
        <div>
          <Text strong>{planLabels[plan]}</Text>
          <Text soft>{meanings[plan]}</Text>
        </div>
        {props.onChange && (
          <Button size="small" onPress={() => setAsking(true)}>
            {`Mudar para ${planLabels[other].toLowerCase()}`}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Mudar para ${planLabels[other].toLowerCase()}?`}
        description={`${meanings[other]} ${balanceWords(other, props.balance)}`}
        action="Mudar plano"
        variant="primary"
        onConfirm={async () => props.onChange?.(other)}
      />
    </Card>
  )
}

function balanceWords(to: PaymentPlan, balance: number): string {
  const amount = formatCents(centsOf(balance))
  if (to === 1) return `Com saldo de ${amount}, ${balance > 0 ? 'já pode pedir' : 'só pede depois de pagar'}.`
  return `O saldo de ${amount} fica guardado. Ensaios já pedidos não mudam.`
}
