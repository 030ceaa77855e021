import { priceCalls, serviceCalls } from '@ensaio/client'
import {
  type CityNames,
  type Contact,
  firstIncompleteOrderStep,
  hasUnits,
  type OrderDraft,
  orderSteps,
  type PriceRule,
  priceQuestions,
  withService,
} from '@ensaio/domain'
import {
  mapRemote,
  OrderConfirmStep,
  OrderLayout,
  OrderSummary,
  type Remote,
  ResponsibleStep,
  ServiceStep,
  useRemote,
} from '@ensaio/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { useClient } from '../app-context.ts'
import { citiesOfPage, leadLimitsOfPage } from '../brand/publisher.ts'
import { Redirect } from '../first-view/Redirect.tsx'
import { useGo } from '../navigation/useGo.ts'
import { InformationStep } from './InformationStep.tsx'
import { useOrderCoupon } from './useOrderCoupon.ts'

const asks = { prices: priceCalls, services: serviceCalls }

/** The props of `WritingSteps`. */
export interface WritingStepsProps {
  /** The path of the first step; the others are below it. */
  root: string
  draft: OrderDraft
  /** Stores the draft. */
  keep: (draft: OrderDraft) => void
  /** Credit in reais; null for a postpaid company. */
  balance: number | null
  /** The person whose data "Copiar meus dados" copies, and other words for it. */
  me: Contact
  copyLabel?: string
  /** Places the order; false when something typed is wrong, which the page shows itself. */
  onPlace: () => Promise<boolean>
  /** Where missing credit comes from, and what the link says; see `OrderConfirmStep`. */
  paymentHref: ((missing: number) => string) | null
  paymentText?: string
  /** A link to the sales team with the text typed so far. */
  salesHrefOf?: (text: string) => string | undefined
  /** Above every step. */
  notices?: ReactNode
  /** For staff: the served cities that nobody can visit yet; see `OrderInformationStep`. */
  citiesWithoutVisits?: CityNames
  /** What else is decided before ordering, on the last step; given the price of one ensaio in force, in reais, once it is known. */
  termsOf?: (listPrice: number | null) => ReactNode
  /** Does the order take a coupon? Clients' orders do (rule coupon). */
  takesCoupons?: boolean
  /** The price of each ensaio in reais instead of the one in force; null when none was agreed on. */
  agreedPrice?: number | null
}

/** The steps that fill in an order; a deep link past an incomplete step redirects to that step (rule order-steps). */
export function WritingSteps(props: WritingStepsProps) {
  const { root, draft, keep, balance, me, agreedPrice = null, takesCoupons = false } = props
  const hrefs = { service: root, info: `${root}/info`, responsible: `${root}/responsible` }
  const confirmHref = `${root}/confirm`
  const client = useClient(asks)
  const go = useGo()
  const [services, retryServices] = useRemote((signal) => client.services.priced(signal), [client])
  const [listed, retryPrice] = useOrderPrice(draft)
  const price = agreedAt(listed, agreedPrice)
  const service =
    services.state === 'ready' ? (services.value.find(({ id }) => id === draft.service_id) ?? null) : null
  const incomplete = firstIncompleteOrderStep(draft, citiesOfPage(), leadLimitsOfPage().area)
  const { pathname } = useLocation()
  const isConfirming = takesCoupons && incomplete === 'confirm' && pathname === confirmHref
  const coupon = useOrderCoupon(draft, keep, isConfirming)
  const applied = coupon.coupon?.state === 'ready' ? coupon.coupon.value : null
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
      if (!(await props.onPlace())) return setPlacing(false)
    } catch (failure) {
      setPlacing(false)
      throw failure
    }
    go(`${root}/scheduling`, { replace: true })
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
            coupon={applied}
            brief={step === 3}
          />
        }
      >
        {props.notices}
        {content}
      </OrderLayout>
    ) : isPlacing ? null : (
      <Redirect to={incomplete === '' ? root : `${root}/${incomplete}`} byBrowser />
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
            onNext={() => go(hrefs.info)}
            onRetry={retryServices}
          />,
        )}
      />
      <Route
        path="info"
        element={framed(
          1,
          <InformationStep
            salesHrefOf={props.salesHrefOf}
            citiesWithoutVisits={props.citiesWithoutVisits}
            draft={draft}
            onChange={keep}
            onNext={() => go(hrefs.responsible)}
            onBack={() => go(root)}
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
            copyLabel={props.copyLabel}
            onChange={keep}
            onNext={() => go(confirmHref)}
            onBack={() => go(hrefs.info)}
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
            onBack={() => go(hrefs.responsible)}
            onRetry={retryPrice}
            editHref={hrefs}
            paymentHref={props.paymentHref}
            paymentText={props.paymentText}
            terms={props.termsOf?.(onePrice(listed))}
            {...(takesCoupons && { coupon })}
          />,
        )}
      />
      <Route path="*" element={<Redirect to={root} byBrowser />} />
    </Routes>
  )
}

/** The price in force of one ensaio, in reais; null while unknown, or when units differ. */
function onePrice(listed: Remote<PriceRule[]> | null): number | null {
  if (listed?.state !== 'ready') return null
  const prices = new Set(listed.value.map(({ final_price }) => final_price))
  return prices.size === 1 ? (listed.value[0]?.final_price ?? null) : null
}

/** The price of each unit as agreed on, once the price in force is known. */
function agreedAt(listed: Remote<PriceRule[]> | null, agreed: number | null): Remote<PriceRule[]> | null {
  if (agreed === null || listed?.state !== 'ready') return listed
  const value = listed.value.map((rule) => ({ ...rule, final_price: agreed, discount: null }))
  return { ...listed, value }
}

/** The price of all units of the order as it is now; null until service, city and areas are known. */
function useOrderPrice(draft: OrderDraft): [Remote<PriceRule[]> | null, () => Promise<void>] {
  const client = useClient(asks)
  const questions = priceQuestions(draft)
  const isKnown =
    questions.length > 0 && (!hasUnits(draft.vertical_id) || questions.every(({ area }) => area !== null))
  const asked = JSON.stringify(isKnown ? questions : [])
  const [answer, retry] = useRemote(
    async (signal) => ({
      asked,
      prices: isKnown
        ? await Promise.all(questions.map((question) => client.prices.quote(question, signal)))
        : [],
    }),
    [client, asked],
  )
  if (!isKnown) return [null, retry]
  // Until its own answer is there, a changed order has no price: the one before must not be ordered by.
  const isOutdated = answer.state === 'ready' && answer.value.asked !== asked
  return [isOutdated ? { state: 'waiting' } : mapRemote(answer, ({ prices }) => prices), retry]
}
