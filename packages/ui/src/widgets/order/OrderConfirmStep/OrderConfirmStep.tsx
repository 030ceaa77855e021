import {
  type AppliedCoupon,
  centsOf,
  Failure,
  formatCents,
  type OrderDraft,
  type OrderPrice,
  orderDue,
  reaisOf,
  type Service,
} from '@ensaio/domain'
import { type ReactNode, useState } from 'react'
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
import { CouponField, type CouponFieldProps } from '../CouponField/CouponField.tsx'
import { creditText, MissingCredit } from './MissingCredit.tsx'
import { OrderBill } from './OrderBill.tsx'
import { type EditHrefs, OrderReview } from './OrderReview.tsx'

/** The props of `OrderConfirmStep`. */
export type OrderConfirmStepProps = {
  /** A complete draft: `firstIncompleteOrderStep` returns `confirm`. */
  draft: OrderDraft
  service: Pick<Service, 'name'>
  /** The server's price: one for all units, or one per unit in their order (`priceQuestions`). */
  price: Remote<OrderPrice>
  /** Credit in reais; null for a postpaid company. */
  balance: number | null
  /** Places the order. A rejection `payment_required` is shown as a notice with the missing credit, any other in a dialog. */
  onConfirm: () => Promise<unknown>
  onBack: Press
  /** Requests the price again. */
  onRetry?: Press
  editHref: EditHrefs
  /** The page that adds the missing credit, in reais; null for a reader who cannot add it. */
  paymentHref: ((missing: number) => string) | null
  /** The words of the link to it where our own people give the credit; left out, the company buys it. */
  paymentText?: string | undefined
  /** What else is decided before ordering, above the price. */
  terms?: ReactNode
  /** The coupon of the order and what is done with it; left out, the order takes none. */
  coupon?: OrderCoupon
}

/** The coupon of an order; `onRetry` checks it again after the order was refused for it. */
export type OrderCoupon = Omit<CouponFieldProps, 'startsFocused'> & { onRetry: Press }

const appliedOf = (coupon: OrderCoupon | undefined): AppliedCoupon | null =>
  coupon?.coupon?.state === 'ready' ? coupon.coupon.value : null

/** Was an order refused for its coupon? */
const isForCoupon = (reason: unknown) => reason instanceof Failure && 'coupon' in reason.fields

/** The missing credit of a `payment_required` rejection, in reais (0 if unknown); null for any other. */
function missingCredit(reason: unknown): number | null {
  if (!(reason instanceof Failure) || reason.code !== 'payment_required') return null
  const missing = Number(reason.fields.missing)
  return Number.isFinite(missing) && missing > 0 ? missing : 0
}

/** The missing credit for an order, in reais; 0 when it suffices, no price is known or the company pays by invoice. */
function missingFor({
  price,
  draft,
  balance,
  coupon,
}: Pick<OrderConfirmStepProps, 'price' | 'draft' | 'balance' | 'coupon'>): number {
  if (price.state !== 'ready' || balance === null) return 0
  return reaisOf(Math.max(orderDue(price.value, draft.units.length, appliedOf(coupon)) - centsOf(balance), 0))
}

/**
 * The confirmation of an order: all its parts, each with a link to change it, its price and the button that orders; when credit is
 * missing, a link to buy it replaces the button. The button waits while the call is in flight (a second press is ignored) and is
 * disabled without a price.
 */
export function OrderConfirmStep(props: OrderConfirmStepProps) {
  const { draft, price, balance, coupon } = props
  const applied = appliedOf(coupon)
  const [missing, setMissing] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** What the reader did last with the coupon: the focus follows it. */
  const [did, setDid] = useState<'applied' | 'removed' | null>(null)
  const [isApplying, setApplying] = useState(false)
  const count = draft.units.length
  const shortfall = missingFor(props)

  function showFailure(reason: unknown) {
    if (isForCoupon(reason)) void coupon?.onRetry()
    const refusedFor = missingCredit(reason)
    if (refusedFor === null) setProblem(failureMessage(reason))
    else setMissing(refusedFor)
  }

  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Heading level={1}>Confira o pedido</Heading>
        <Text soft>Depois de pedir, você recebe o link para escolher o dia.</Text>
      </Stack>
      <OrderReview draft={draft} service={props.service} editHref={props.editHref} />
      {props.terms}
      {coupon && applied === null && (
        <CouponField
          {...coupon}
          startsFocused={did === 'removed'}
          onApply={async (code) => {
            setApplying(true)
            try {
              await coupon.onApply(code)
            } finally {
              setApplying(false)
            }
            setDid('applied')
          }}
        />
      )}
      <Await
        remote={price}
        onRetry={props.onRetry}
        failureTitle="Não foi possível calcular o preço"
        waiting={<Skeleton height="132px" />}
      >
        {(known) => (
          <OrderBill
            price={known}
            units={draft.units}
            balance={balance}
            coupon={applied}
            isCouponNew={did === 'applied'}
            onRemoveCoupon={() => {
              setDid('removed')
              return coupon?.onRemove()
            }}
          />
        )}
      </Await>
      {missing !== null && (
        <MissingCredit missing={missing} href={props.paymentHref?.(missing)} text={props.paymentText} />
      )}
      {shortfall > 0 && props.paymentHref === null && (
        <Text soft>{creditText({ isGiven: props.paymentText !== undefined, isOpen: false })}</Text>
      )}
      <ActionBar>
        {shortfall > 0 && props.paymentHref !== null ? (
          <Button variant="primary" size="large" href={props.paymentHref(shortfall)}>
            {props.paymentText ?? `Comprar ${formatCents(centsOf(shortfall))} e pedir`}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            disabled={
              price.state !== 'ready' || shortfall > 0 || isApplying || coupon?.coupon?.state === 'waiting'
            }
            onPress={() => {
              setMissing(null)
              return props.onConfirm()
            }}
            onFailure={showFailure}
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
