import { sessionCalls } from '@ensaio/client'
import { CouponCode, isPrepaid, orderSteps, repeatOf } from '@ensaio/domain'
import { PageTitle, Redirect, useClient, userOf, Waiting } from '@ensaio/frame'
import { EmptyState, FailureNotice, TextLink, useRemote } from '@ensaio/ui'
import { Wallet } from 'lucide-react'
import { useEffect } from 'react'
import { Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { useMay } from '../../frame/ClientArea.tsx'
import { orderSlice } from '../../store/order.ts'
import { usePart, usePortal } from '../../store/portal-context.ts'
import { paymentHref } from '../payment/purchase-query.ts'
import type { CopyState } from './CopyNotice.tsx'
import { OwnOrder } from './OwnOrder.tsx'
import { PhotographerStep, ShareStep } from './PlacedSteps.tsx'

const asks = { sessions: sessionCalls }

/** `/sessions/add`: an order, from the choice of service to the links to share (rule order-steps). */
export function OrderPage() {
  return (
    <>
      <PageTitle of="Criar ensaio" />
      <OrderContent />
    </>
  )
}

function OrderContent() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const user = usePortal(userOf)
  const mayPay = useMay('payment')
  const placed = usePart(orderSlice, (state) => state.placed)
  const draft = usePart(orderSlice, (state) => state.order)
  const company = user?.client
  const isPlaced = /\/(scheduling|photographer)$/.test(pathname)
  const repeated = Number(query.get('repetir'))

  const linked = v.safeParse(CouponCode, query.get('cupom') ?? '')
  if (linked.success) return <LinkedCoupon code={linked.output} />

  // A prepaid company without credit pays first; links of placed orders stay accessible. A coupon may cover all of an order.
  const mustPay = company && isPrepaid(company) && company.credit.balance <= 0 && draft.coupon === ''
  if (mustPay && !(isPlaced && placed)) {
    if (!mayPay) return <NoCredit />
    const step = orderSteps.find((one) => pathname.endsWith(`/add/${one}`)) ?? ''
    return <Redirect to={paymentHref(draft, { step, isPlaced: false })} byBrowser />
  }
  if (repeated > 0) return <Repetition id={repeated} />
  return (
    <Routes>
      <Route path="scheduling" element={<ShareStep />} />
      <Route path="photographer" element={<PhotographerStep />} />
      <Route path="*" element={<OwnOrder />} />
    </Routes>
  )
}

/** A link with a coupon, `/sessions/add?cupom=NATAL10`: puts it into the draft; the last step checks it (rule coupon). */
function LinkedCoupon({ code }: { code: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const draft = usePart(orderSlice, (state) => state.order)
  const keepOrder = usePart(orderSlice, (state) => state.keepOrder)

  useEffect(() => {
    if (draft.coupon !== code) return keepOrder({ ...draft, coupon: code })
    navigate(pathname, { replace: true })
  }, [draft, code, keepOrder, navigate, pathname])

  return <Waiting />
}

/** The order of somebody who may not buy the credit that it needs (rule client-roles). */
function NoCredit() {
  return (
    <EmptyState
      whole
      icon={<Wallet size={24} strokeWidth={1.75} aria-hidden />}
      title="A empresa está sem crédito"
      text="Peça a quem cuida do financeiro da empresa que compre crédito. Depois disso, você pede o ensaio aqui."
      action={<TextLink href="/sessions">Ver todos os ensaios</TextLink>}
    />
  )
}

/** "Repetir ensaio": fills in the draft from an ensaio, then opens the information step. */
function Repetition({ id }: { id: number }) {
  const client = useClient(asks)
  const navigate = useNavigate()
  const keepOrder = usePart(orderSlice, (state) => state.keepOrder)
  const [session, retry] = useRemote((signal) => client.sessions.get(id, signal), [client, id])

  useEffect(() => {
    if (session.state !== 'ready') return
    keepOrder(repeatOf(session.value))
    const state: CopyState = { copyOf: id }
    navigate('/sessions/add/info', { replace: true, state })
  }, [session, keepOrder, navigate, id])

  if (session.state === 'failed')
    return <FailureNotice whole message={session.failure.message} onRetry={retry} />
  return <Waiting />
}
