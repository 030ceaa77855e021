import { priceCalls, serviceCalls } from '@ensaio/client'
import {
  type Contact,
  firstIncompleteOrderStep,
  hasUnits,
  isPrepaid,
  type OrderDraft,
  orderSteps,
  type PriceRule,
  priceQuestions,
  withService,
} from '@ensaio/domain'
import { citiesOfPage, leadLimitsOfPage, useClient, userOf } from '@ensaio/frame'
import {
  OrderConfirmStep,
  OrderLayout,
  OrderSummary,
  type Remote,
  ResponsibleStep,
  ServiceStep,
  useRemote,
} from '@ensaio/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom'
import { orderSlice } from '../../store/order.ts'
import { usePart, usePortal } from '../../store/portal-context.ts'
import { paymentHref } from '../purchase-query.ts'
import { CopyNotice } from './CopyNotice.tsx'
import { CreditReceived } from './CreditReceived.tsx'
import { InformationStep } from './InformationStep.tsx'

const asks = { prices: priceCalls, services: serviceCalls }

const root = '/sessions/add'
const hrefs = { service: root, info: `${root}/info`, responsible: `${root}/responsible` }
const confirmHref = `${root}/confirm`

/** The steps that fill in an order; a deep link past an incomplete step redirects to that step. */
export function WritingSteps() {
  const client = useClient(asks)
  const navigate = useNavigate()
  const user = usePortal(userOf)
  const draft = usePart(orderSlice, (state) => state.order)
  const keep = usePart(orderSlice, (state) => state.keepOrder)
  const placeOrder = usePart(orderSlice, (state) => state.placeOrder)
  const [services, retryServices] = useRemote((signal) => client.services.priced(signal), [client])
  const [price, retryPrice] = useOrderPrice(draft)
  const service =
    services.state === 'ready' ? (services.value.find(({ id }) => id === draft.service_id) ?? null) : null
  const company = user?.client
  const balance = company && isPrepaid(company) ? company.credit.balance : null
  const me: Contact = { name: user?.name ?? '', phone: user?.phone ?? '', email: user?.email ?? '' }
  const incomplete = firstIncompleteOrderStep(draft, citiesOfPage(), leadLimitsOfPage().area)
  const isReached = (step: (typeof orderSteps)[number]) =>
    orderSteps.indexOf(step) <= orderSteps.indexOf(incomplete)

  // A service may have become inactive since the draft was stored.
  const isGone = services.state === 'ready' && draft.service_id !== null && service === null
  useEffect(() => {
    if (isGone) keep({ ...draft, service_id: null })
  }, [isGone, draft, keep])

  // A placed order leaves an empty draft, which would redirect to the first step before the link opens.
  const [isPlacing, setPlacing] = useState(false)
  const place = async () => {
    setPlacing(true)
    try {
      await placeOrder()
    } catch (failure) {
      setPlacing(false)
      throw failure
    }
    navigate(`${root}/scheduling`, { replace: true })
  }

  const framed = (step: 0 | 1 | 2 | 3, content: ReactNode) =>
    isReached(orderSteps[step]) ? (
      <OrderLayout
        step={step}
        hrefs={[hrefs.info, hrefs.responsible, confirmHref]}
        summary={
          <OrderSummary
            service={service}
            address={draft.address}
            units={draft.units}
            responsible={draft.responsible}
            price={price}
            balance={balance}
            brief={step === 3}
          />
        }
      >
        <CreditReceived />
        <CopyNotice />
        {content}
      </OrderLayout>
    ) : isPlacing ? null : (
      <Navigate to={incomplete === '' ? root : `${root}/${incomplete}`} replace />
    )

  return (
    <Routes>
      <Route
        index
        element={framed(
          0,
          <ServiceStep
            services={services}
            chosen={draft.service_id}
            onChoose={(one) => keep(withService(draft, one))}
            onNext={() => navigate(hrefs.info)}
            onRetry={retryServices}
          />,
        )}
      />
      <Route
        path="info"
        element={framed(
          1,
          <InformationStep
            draft={draft}
            onChange={keep}
            onNext={() => navigate(hrefs.responsible)}
            onBack={() => navigate(root)}
          />,
        )}
      />
      <Route
        path="responsible"
        element={framed(
          2,
          <ResponsibleStep
            draft={draft}
            me={me}
            onChange={keep}
            onNext={() => navigate(confirmHref)}
            onBack={() => navigate(hrefs.info)}
          />,
        )}
      />
      <Route
        path="confirm"
        element={framed(
          3,
          <OrderConfirmStep
            draft={draft}
            service={service ?? { name: '' }}
            price={price ?? { state: 'waiting' }}
            balance={balance}
            onConfirm={place}
            onBack={() => navigate(hrefs.responsible)}
            onRetry={retryPrice}
            editHref={hrefs}
            paymentHref={() => paymentHref(draft, { step: 'confirm', isPlaced: true })}
          />,
        )}
      />
      <Route path="*" element={<Navigate to={root} replace />} />
    </Routes>
  )
}

/** The price of all units; null until service, city and areas are known. */
function useOrderPrice(draft: OrderDraft): [Remote<PriceRule[]> | null, () => Promise<void>] {
  const client = useClient(asks)
  const questions = priceQuestions(draft)
  const isKnown =
    questions.length > 0 && (!hasUnits(draft.vertical_id) || questions.every(({ area }) => area !== null))
  const asked = isKnown ? questions : []
  const [price, retry] = useRemote(
    (signal) => Promise.all(asked.map((question) => client.prices.quote(question, signal))),
    [client, JSON.stringify(asked)],
  )
  return [isKnown ? price : null, retry]
}
