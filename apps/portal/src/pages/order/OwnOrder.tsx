import { type Contact, isPrepaid } from '@ensaio/domain'
import { userOf, WritingSteps } from '@ensaio/frame'
import { useMay } from '../../frame/ClientArea.tsx'
import { salesHref } from '../../frame/publisher.ts'
import { orderSlice } from '../../store/order.ts'
import { usePart, usePortal } from '../../store/portal-context.ts'
import { paymentHref } from '../payment/purchase-query.ts'
import { CopyNotice } from './CopyNotice.tsx'
import { CreditReceived } from './CreditReceived.tsx'

/** The steps that fill in an order of the signed-in person's company. */
export function OwnOrder() {
  const user = usePortal(userOf)
  const mayPay = useMay('payment')
  const draft = usePart(orderSlice, (state) => state.order)
  const keep = usePart(orderSlice, (state) => state.keepOrder)
  const placeOrder = usePart(orderSlice, (state) => state.placeOrder)
  const company = user?.client
  const me: Contact = { name: user?.name ?? '', phone: user?.phone ?? '', email: user?.email ?? '' }
  return (
    <WritingSteps
      root="/sessions/add"
      draft={draft}
      keep={keep}
      balance={company && isPrepaid(company) ? company.credit.balance : null}
      me={me}
      takesCoupons
      onPlace={async () => {
        await placeOrder()
        return true
      }}
      paymentHref={mayPay ? () => paymentHref(draft, { step: 'confirm', isPlaced: true }) : null}
      salesHrefOf={salesHref}
      notices={
        <>
          <CreditReceived />
          <CopyNotice />
        </>
      }
    />
  )
}
