import {
  centsOf,
  Failure,
  formatCents,
  type OrderDraft,
  type OrderPrice,
  orderTotal,
  reaisOf,
  type Service,
} from '@ensaio/domain'
import { useState } from 'react'
import { ActionBar } from '../../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { failureMessage } from '../../../primitives/feedback/failure-report.ts'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { MissingCredit } from './MissingCredit.tsx'
import { OrderBill } from './OrderBill.tsx'
import { type EditHrefs, OrderReview } from './OrderReview.tsx'

/** What the confirmation of an order takes. */
export type OrderConfirmStepProps = {
  /** Complete: `firstIncompleteOrderStep` says `confirm`. */
  draft: OrderDraft
  service: Pick<Service, 'name'>
  /** The server's price of every unit, or of each in their order (`priceQuestions`). */
  price: Remote<OrderPrice>
  /** Credit in reais; null for a postpaid company. */
  balance: number | null
  /** Places the order. `payment_required` is told as a notice with what is missing, anything else in a dialog; everything stays. */
  onConfirm: () => Promise<unknown>
  onBack: Press
  /** Asks for the price again. */
  onRetry?: Press
  editHref: EditHrefs
  /** Where credit is bought and the order then placed, for what is missing in reais. */
  paymentHref: (missing: number) => string
}

/** What is missing in reais, where a rejection says that the credit is not enough. */
function missingCredit(reason: unknown): number | null {
  if (!(reason instanceof Failure) || reason.code !== 'payment_required') return null
  const missing = Number(reason.fields.missing)
  return Number.isFinite(missing) && missing > 0 ? missing : 0
}

/** What the credit lacks for an order, in reais; 0 while it suffices, no price is known or the company pays by invoice. */
function lacking({
  price,
  draft,
  balance,
}: Pick<OrderConfirmStepProps, 'price' | 'draft' | 'balance'>): number {
  if (price.state !== 'ready' || balance === null) return 0
  return reaisOf(Math.max(orderTotal(price.value, draft.units.length) - centsOf(balance), 0))
}

/**
 * Everything asked for, each part with a way back, what it costs and the one button that orders; with too little credit that button buys
 * what is missing first. It waits while the call is in flight (a second press is ignored). Without a price nothing can be ordered.
 */
export function OrderConfirmStep(props: OrderConfirmStepProps) {
  const { draft, price, balance } = props
  const [missing, setMissing] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const count = draft.units.length
  const lacks = lacking(props)

  function tell(reason: unknown) {
    const told = missingCredit(reason)
    if (told === null) setProblem(failureMessage(reason))
    else setMissing(told)
  }

  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Heading level={1}>Confira o pedido</Heading>
        <Text soft>Depois de pedir, você recebe o link para escolher o dia.</Text>
      </Stack>
      <OrderReview draft={draft} service={props.service} editHref={props.editHref} />
      <Await
        remote={price}
        onRetry={props.onRetry}
        failureTitle="Não foi possível calcular o preço"
        waiting={<Skeleton height="132px" />}
      >
        {(known) => <OrderBill price={known} units={draft.units} balance={balance} />}
      </Await>
      {missing !== null && <MissingCredit missing={missing} href={props.paymentHref(missing)} />}
      <ActionBar>
        {lacks > 0 ? (
          <Button variant="primary" size="large" href={props.paymentHref(lacks)}>
            {`Comprar ${formatCents(centsOf(lacks))} e pedir`}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            disabled={price.state !== 'ready'}
            onPress={() => {
              setMissing(null)
              return props.onConfirm()
            }}
            onFailure={tell}
          >
            {count > 1 ? `Pedir ${count} ensaios` : 'Pedir ensaio'}
          </Button>
        )}
        <Button variant="quiet" size="large" onPress={props.onBack}>
          Voltar
        </Button>
      </ActionBar>
      <Dialog
        role="alertdialog"
        open={problem !== null}
        onClose={() => setProblem(null)}
        title="Falha ao salvar sessões!"
        description={problem}
        actions={
          <Button variant="primary" onPress={() => setProblem(null)}>
            Entendi
          </Button>
        }
      >
        <p>O que você preencheu está guardado.</p>
      </Dialog>
    </Stack>
  )
}
