import { hostingCalls, postalCodeCalls, sessionCalls } from '@ensaio/client'
import {
  addressTitle,
  type CheckedCard,
  cardMonth,
  cardPayment,
  Failure,
  formatDate,
  formatLongDate,
  type Hosting,
  type HostingOffer,
  type HostingPurchase,
  isPaid,
  isPending,
  type LocalDate,
  missingForHosting,
  type PaymentOutcome,
  type PriceRule,
  paysFor,
  type Session,
} from '@ensaio/domain'
import { createAttempts, isRefusal, PageTitle, useClient, useNow, userOf } from '@ensaio/frame'
import {
  Await,
  Button,
  Card,
  CardPaymentForm,
  Fact,
  Facts,
  Heading,
  mapRemote,
  PaymentLayout,
  PaymentOutcomeDialog,
  type PaymentProblem,
  PriceSummary,
  Skeleton,
  Stack,
  Text,
  TextLink,
  useRemote,
  useToast,
} from '@ensaio/ui'
import { MapPin, Rotate3d } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paymentSlice } from '../../store/payment.ts'
import { usePart, usePortal } from '../../store/portal-context.ts'
import { PaymentForm } from './PaymentForm.tsx'
import { PaymentNotices } from './PaymentNotices.tsx'
import { problemOf } from './payment-problem.ts'
import { useFollowing } from './useFollowing.ts'
import { useOtherPayment } from './useOtherPayment.ts'
import { usePix } from './usePix.ts'

const asks = { hosting: hostingCalls, postalCodes: postalCodeCalls, sessions: sessionCalls }

interface Wanted {
  session: Session
  hosting: Hosting
  offer: HostingOffer
}

function priceOf({ months, price }: HostingOffer): PriceRule {
  const name = `Hospedagem por ${months} meses`
  return {
    id: 0,
    name,
    final_price: price,
    discount: null,
    rule: { main: { title: name, value: price }, items: [] },
  }
}

const renewedTo = (until: LocalDate) =>
  `Pagamento aprovado. Hospedagem renovada: no ar até ${formatDate(until)}.`

/** The payment of the credit that a renewal of hosting lacks; once it is paid, the hosting is renewed (rule hosting-renewal). */
export function HostingPayment({ purchase }: { purchase: HostingPurchase }) {
  const { session_id: id, months } = purchase
  const client = useClient(asks)
  const now = useNow()
  const navigate = useNavigate()
  const { say } = useToast()
  const user = usePortal(userOf)
  const loadUser = usePortal((state) => state.loadUser)
  const pay = usePart(paymentSlice, (state) => state.pay)
  const pendingPayment = usePart(paymentSlice, (state) => state.pendingPayment)
  const followPayment = usePart(paymentSlice, (state) => state.followPayment)
  const [attempt] = useState(() => createAttempts())
  const [problem, setProblem] = useState<PaymentProblem | null>(null)
  const [isPayingAgain, setPayingAgain] = useState(false)
  const isWaiting = pendingPayment !== null && !isPayingAgain && problem === null
  const [wanted, retry] = useRemote<Wanted>(
    async (signal) => {
      const [session, hosting] = [await client.sessions.get(id, signal), await client.hosting.get(id, signal)]
      const offer = hosting?.offers.find((one) => one.months === months)
      if (!hosting || !offer) throw new Failure('not_found', 'Esta renovação não é mais oferecida.')
      return { session, hosting, offer }
    },
    [client, id, months],
  )
  const known = wanted.state === 'ready' ? wanted.value : null
  // While the price is asked for again, the amount on screen is outdated and must not be charged.
  const isCurrent = wanted.state === 'ready' && !wanted.refreshing
  const missing = known && isCurrent ? missingForHosting(known.offer.price, known.hosting.balance ?? 0) : null
  const amount = missing === 0 ? null : missing

  const isOwn = (outcome: PaymentOutcome) => paysFor(outcome, purchase)
  const settle = async (outcome: PaymentOutcome) => {
    if (!isPaid(outcome.status)) return setProblem({ kind: 'answered', outcome })
    await loadUser()
    const { until: paidUntil } = outcome.hosting ?? {}
    if (paidUntil) {
      const seen = await client.hosting.get(id).catch(() => null)
      say(
        seen && seen.until >= paidUntil
          ? renewedTo(seen.until)
          : 'Pagamento aprovado. Não foi possível confirmar a renovação: confira até quando o tour fica no ar. O que não foi usado está no crédito da empresa.',
      )
      return navigate(`/sessions/${id}`, { replace: true })
    }
    if (known === null) return navigate(`/sessions/${id}`, { replace: true })
    const { months: period, price, until } = known.offer
    const renewal = { months: period, price, until }
    try {
      // Another API may leave the renewal to the page.
      const seen = await client.hosting.get(id)
      if (seen?.until !== until)
        await attempt('hosting', renewal, (key) => client.hosting.renew(id, renewal, key))
      say(renewedTo(until))
    } catch (reason) {
      const why = reason instanceof Failure ? reason.message : 'Tente de novo em instantes.'
      say(`Pagamento aprovado, mas não foi possível confirmar a renovação: ${why}`)
    }
    navigate(`/sessions/${id}`, { replace: true })
  }
  const settleOther = useOtherPayment(retry)
  useFollowing(pendingPayment, {
    ask: followPayment,
    settle: (outcome) => (isOwn(outcome) ? settle(outcome) : settleOther(outcome)),
  })
  const pix = usePix(settle, isOwn)

  const charge = async (card: CheckedCard) => {
    if (!known || !amount) return { clear: false }
    try {
      const description = priceOf(known.offer).name
      const outcome = await pay(cardPayment(card, purchase, { description, amount }))
      await settle(outcome)
      return { clear: isPaid(outcome.status) || isPending(outcome.status) }
    } catch (reason) {
      setProblem(problemOf(reason))
      // The price may have changed: the new one is shown. A payment without an answer is sent again as it is.
      if (isRefusal(reason)) void retry()
      return { clear: false }
    }
  }

  return (
    <Stack gap={32}>
      <PageTitle of="Pagamento" />
      <Stack gap={8}>
        <Heading level={1}>Pagamento</Heading>
        <Text soft>
          {missing === 0
            ? 'Seu crédito já basta para esta renovação. '
            : 'Assim que o pagamento for aprovado, a hospedagem é renovada. '}
          <TextLink href={`/sessions/${id}`}>Voltar ao ensaio</TextLink>
        </Text>
      </Stack>
      <PaymentNotices />
      <PaymentLayout
        choice={
          <Card title="Renovação da hospedagem">
            <Await
              remote={wanted}
              onRetry={retry}
              failureTitle="Não foi possível carregar a renovação"
              waiting={<Skeleton height="108px" />}
            >
              {({ session, offer }) => (
                <Facts>
                  <Fact icon={<MapPin size={20} strokeWidth={1.75} aria-hidden />} name="Imóvel">
                    {addressTitle(session.address)}
                  </Fact>
                  <Fact icon={<Rotate3d size={20} strokeWidth={1.75} aria-hidden />} name="Tour no ar até">
                    {formatLongDate(offer.until)}
                  </Fact>
                </Facts>
              )}
            </Await>
          </Card>
        }
        summary={
          <PriceSummary
            price={mapRemote(wanted, ({ offer }) => priceOf(offer))}
            empty=""
            {...(known && amount !== null && amount !== known.offer.price
              ? { due: { label: 'Falta pagar', amount } }
              : {})}
            onRetry={retry}
          />
        }
        form={
          missing === 0 ? null : isWaiting ? (
            <Button onPress={() => setPayingAgain(true)}>Fazer outro pagamento mesmo assim</Button>
          ) : (
            <PaymentForm
              pix={pix}
              toPay={known && amount ? { purchase, description: priceOf(known.offer).name, amount } : null}
              me={{ name: user?.name ?? '', identity: user?.client?.identification ?? '' }}
              onProblem={(reason) => setProblem(problemOf(reason))}
              card={
                <CardPaymentForm
                  amount={amount}
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
