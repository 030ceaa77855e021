import { couponCalls, postalCodeCalls, priceCalls, serviceCalls } from '@ensaio/client'
import {
  amountDue,
  type CheckedCard,
  cardMonth,
  cardPayment,
  Failure,
  firstIncompleteOrderStep,
  isPaid,
  isPending,
  isPrepaid,
  type PaymentOutcome,
  type Purchase,
  paysFor,
} from '@ensaio/domain'
import { citiesOfPage, leadLimitsOfPage, PageTitle, Redirect, useClient, useNow, userOf } from '@ensaio/frame'
import {
  Button,
  CardPaymentForm,
  Heading,
  PaymentLayout,
  PaymentOutcomeDialog,
  type PaymentProblem,
  PriceSummary,
  PurchaseChoice,
  type PurchaseDraft,
  Stack,
  useRemote,
} from '@ensaio/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { salesHref } from '../../frame/publisher.ts'
import { orderSlice } from '../../store/order.ts'
import { paymentSlice } from '../../store/payment.ts'
import { usePart, usePortal } from '../../store/portal-context.ts'
import type { PaidState } from '../order/CreditReceived.tsx'
import { HostingPayment } from './HostingPayment.tsx'
import { hostingPurchaseOf } from './hosting-payment.ts'
import { PaymentForm } from './PaymentForm.tsx'
import { PaymentNotices } from './PaymentNotices.tsx'
import { PaymentReason } from './PaymentReason.tsx'
import { problemOf } from './payment-problem.ts'
import { interruptedOrder, type OrderToPay, purchaseOf, purchaseQuery } from './purchase-query.ts'
import { useFollowing } from './useFollowing.ts'
import { useOtherPayment } from './useOtherPayment.ts'
import { usePix } from './usePix.ts'
import { couponQuotes, quotes, wholePrice } from './whole-price.ts'

const asks = {
  coupons: couponCalls,
  postalCodes: postalCodeCalls,
  prices: priceCalls,
  services: serviceCalls,
}

/** `/payment`: credit by card or PIX, for prepaid companies. */
export function PaymentPage() {
  const user = usePortal(userOf)
  if (!user?.client || !isPrepaid(user.client)) return <Redirect to="/sessions" />
  return <Paying />
}

function Paying() {
  const [query] = useSearchParams()
  const hosting = hostingPurchaseOf(query)
  return hosting === null ? <Payment /> : <HostingPayment purchase={hosting} />
}

function Payment() {
  const client = useClient(asks)
  const now = useNow()
  const navigate = useNavigate()
  const user = usePortal(userOf)
  const pay = usePart(paymentSlice, (state) => state.pay)
  const loadUser = usePortal((state) => state.loadUser)
  const pendingPayment = usePart(paymentSlice, (state) => state.pendingPayment)
  const [query, setQuery] = useSearchParams()
  const interrupted = interruptedOrder(query)
  const [problem, setProblem] = useState<PaymentProblem | null>(null)
  const [isPayingAgain, setPayingAgain] = useState(false)
  // Not while the answer is on screen, since a refusal still needs the card form.
  const isWaiting = pendingPayment !== null && !isPayingAgain && problem === null
  const { order, draft: asked } = purchaseOf(query, citiesOfPage())
  const [draft, setDraft] = useState(asked)
  const purchase = completed(draft, order)
  const balance = user?.client?.credit.balance ?? 0
  const [services, retryServices] = useRemote((signal) => client.services.priced(signal), [client])
  const [price, retryPrice] = useRemote(
    async (signal) => {
      if (!purchase) return null
      const listed = await quotes(purchase, (question) => client.prices.quote(question, signal))
      return couponQuotes(listed, purchase, (question) => client.coupons.check(question, signal))
    },
    [client, JSON.stringify(purchase)],
  )
  // While another choice is being priced, the amount on screen is outdated and must not be charged.
  const quoted =
    price.state === 'ready' && !price.refreshing && price.value !== null && purchase !== null
      ? price.value
      : null
  const shown = price.state === 'ready' && price.value && purchase ? wholePrice(price.value, purchase) : null
  const amount = quoted && purchase ? amountDue(quoted, purchase, balance) : null

  const place = usePlacing()
  const settle = async (outcome: PaymentOutcome) => {
    if (!isPaid(outcome.status)) return setProblem({ kind: 'answered', outcome })
    const placing = interrupted?.isPlaced ? await place() : null
    if (placing === true) return navigate('/sessions/add/scheduling', { replace: true })
    await loadUser()
    const state: PaidState = { isPaid: true, ...(placing === null ? {} : { problem: placing }) }
    navigate(`/sessions/add/${interrupted?.step ?? ''}`.replace(/\/$/, ''), {
      replace: interrupted !== null,
      state,
    })
  }
  const followPayment = usePart(paymentSlice, (state) => state.followPayment)
  const isOwn = (outcome: PaymentOutcome) => paysFor(outcome, null)
  const settleOther = useOtherPayment(retryPrice)
  useFollowing(pendingPayment, {
    ask: followPayment,
    settle: (outcome) => (isOwn(outcome) ? settle(outcome) : settleOther(outcome)),
  })
  const pix = usePix(settle, isOwn)

  const charge = async (card: CheckedCard) => {
    if (!purchase || !shown || !amount) {
      setProblem({ kind: 'failed', message: 'Escolha o serviço, o tamanho e a cidade antes de pagar.' })
      return { clear: false }
    }
    try {
      const outcome = await pay(cardPayment(card, purchase, { description: shown.name, amount }))
      await settle(outcome)
      return { clear: isPaid(outcome.status) || isPending(outcome.status) }
    } catch (reason) {
      setProblem(problemOf(reason))
      return { clear: false }
    }
  }

  return (
    <Stack gap={32}>
      <PageTitle of="Pagamento" />
      <Stack gap={8}>
        <Heading level={1}>Pagamento</Heading>
        {interrupted && (
          <PaymentReason order={interrupted} missing={order.only_missing ? amount : null} balance={balance} />
        )}
      </Stack>
      <PaymentNotices />
      <PaymentLayout
        choice={
          <PurchaseChoice
            services={services}
            value={draft}
            onChange={(next) => {
              setDraft(next)
              setQuery(keepingOrder(purchaseQuery(next), query), { replace: true })
            }}
            cities={citiesOfPage()}
            salesHref={salesHref()}
            onRetry={retryServices}
          />
        }
        summary={
          <PriceSummary
            price={price.state === 'ready' ? shown && { ...price, value: shown } : purchase && price}
            empty="Escolha o serviço, o tamanho e a cidade para ver o preço."
            {...(amount !== null && shown && amount !== shown.final_price
              ? { due: { label: order.only_missing ? 'Falta pagar' : `${quoted?.length} unidades`, amount } }
              : {})}
            onRetry={retryPrice}
          />
        }
        form={
          isWaiting ? (
            <Button onPress={() => setPayingAgain(true)}>Fazer outro pagamento mesmo assim</Button>
          ) : (
            <PaymentForm
              pix={pix}
              toPay={purchase && shown && amount ? { purchase, description: shown.name, amount } : null}
              me={{ name: user?.name ?? '', identity: user?.client?.identification ?? '' }}
              onProblem={(reason) => setProblem(problemOf(reason))}
              card={
                <CardPaymentForm
                  amount={amount}
                  orders={interrupted?.isPlaced ?? false}
                  me={{ name: user?.name ?? '', phone: user?.phone ?? '', email: user?.email ?? '' }}
                  month={cardMonth(now)}
                  findPostalCode={client.postalCodes.find}
                  onPay={charge}
                />
              }
            />
          )
        }
      />
      <PaymentOutcomeDialog problem={problem} onClose={() => setProblem(null)} />
    </Stack>
  )
}

/** The purchase changed: the order still waits for payment, but is no longer placed automatically. */
function keepingOrder(next: URLSearchParams, before: URLSearchParams): URLSearchParams {
  const step = before.get('volta')
  if (step !== null) next.set('volta', step)
  return next
}

/** Places the interrupted order: returns true, or the reason why it failed. */
function usePlacing(): () => Promise<true | string> {
  const draft = usePart(orderSlice, (state) => state.order)
  const placeOrder = usePart(orderSlice, (state) => state.placeOrder)
  return async () => {
    if (firstIncompleteOrderStep(draft, citiesOfPage(), leadLimitsOfPage().area) !== 'confirm')
      return 'confira o que falta nele.'
    try {
      await placeOrder()
      return true
    } catch (reason) {
      return reason instanceof Failure ? reason.message : 'tente novamente em instantes.'
    }
  }
}

function completed({ service_id, area, city }: PurchaseDraft, rest: OrderToPay): Purchase | null {
  return service_id !== null && area !== null && city !== null ? { service_id, area, city, ...rest } : null
}
