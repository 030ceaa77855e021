import {
  type AppliedCoupon,
  centsOf,
  formatCents,
  type OrderPrice,
  orderDue,
  unitPrices,
} from '@ensaio/domain'
import { Skeleton } from '../../primitives/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../remote/remote.ts'
import { Amount, Missing, Total, Words } from './order-summary-styles.ts'

type Price = Remote<OrderPrice> | null

/** The calculation of the total: `3 × R$ 399,00`; empty for a single unit. */
export function sumText(price: OrderPrice, units: number): string {
  const each = unitPrices(price, units)
  const [first] = each
  if (units < 2 || first === undefined) return ''
  return each.every((one) => one === first)
    ? `${units} × ${formatCents(first)}`
    : `${units} unidades de tamanhos diferentes`
}

/** What a coupon takes off: `Cupom NATAL10: -R$ 39,90`. */
function couponLine({ code, discount }: AppliedCoupon): string {
  return `Cupom ${code}: ${formatCents(-centsOf(discount))}`
}

/** The total amount only, inline. */
export function ShortTotal(props: { price: Price; units: number; coupon: AppliedCoupon | null }) {
  const { price, units, coupon } = props
  if (price?.state === 'ready') return <Amount>{formatCents(orderDue(price.value, units, coupon))}</Amount>
  if (price?.state === 'waiting') return <Skeleton width="88px" height="20px" />
  return null
}

function Balance({ left }: { left: number }) {
  return left < 0 ? (
    <Missing>
      Faltam <b>{formatCents(-left)}</b> de crédito
    </Missing>
  ) : (
    <p>
      Saldo depois do pedido: <b>{formatCents(left)}</b>
    </p>
  )
}

/** The total of an order and the remaining credit. `balance` is in reais; null for a postpaid company. */
export function OrderTotal(props: {
  price: Price
  units: number
  balance: number | null
  coupon: AppliedCoupon | null
}) {
  const { price, units, balance, coupon } = props
  const due = price?.state === 'ready' ? orderDue(price.value, units, coupon) : 0
  return (
    <Total>
      <span>Total</span>
      {price === null && <Words>Aparece assim que soubermos o serviço, a cidade e a área.</Words>}
      {price?.state === 'waiting' && (
        <>
          <VisuallyHidden>Calculando o preço…</VisuallyHidden>
          <Skeleton width="140px" height="34px" />
        </>
      )}
      {price?.state === 'failed' && <Words>{price.failure.message}</Words>}
      {price?.state === 'ready' && (
        <>
          <Amount data-large>{formatCents(due)}</Amount>
          <Words as="div">
            <p>{sumText(price.value, units)}</p>
            {coupon && <p>{couponLine(coupon)}</p>}
            {balance !== null && <Balance left={centsOf(balance) - due} />}
          </Words>
        </>
      )}
    </Total>
  )
}
