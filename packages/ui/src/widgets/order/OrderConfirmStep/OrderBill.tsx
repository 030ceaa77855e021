import {
  type AppliedCoupon,
  centsOf,
  formatCents,
  type OrderPrice,
  orderDue,
  type PriceRule,
  type UnitDraft,
  unitPrices,
} from '@ensaio/domain'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { color, space, tabular, text } from '../../../theme/tokens.ts'
import { sumText } from '../OrderTotal.tsx'
import { unitLine } from '../units-text.ts'

const Lines = styled.dl`
  display: grid;
  gap: ${space[8]};
  ${tabular}

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[16]};
  }

  dt {
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
  }

  dd {
    margin: 0;
    white-space: nowrap;
  }
`

const Coupon = styled.div`
  && {
    align-items: center;
  }

  dt {
    display: flex;
    align-items: center;
    gap: ${space[8]};
  }
`

/** The line of an applied coupon; its button takes the focus when the reader has just applied it. */
function CouponLine(props: { coupon: AppliedCoupon; isNew: boolean; onRemove: Press }) {
  const { coupon, isNew, onRemove } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) button.current?.focus()
  }, [isNew])
  return (
    <Coupon>
      <dt>
        Cupom {coupon.code}
        <Button
          ref={button}
          variant="quiet"
          size="small"
          iconOnly
          icon={<X size={18} strokeWidth={1.75} />}
          onPress={onRemove}
        >
          {`Remover cupom ${coupon.code}`}
        </Button>
      </dt>
      <dd>{formatCents(-centsOf(coupon.discount))}</dd>
    </Coupon>
  )
}

const Sum = styled.div`
  padding-top: ${space[12]};
  border-top: 1px solid ${color.lineStrong};

  && dt {
    color: ${color.ink};
    font-weight: 600;
  }

  dd {
    font-size: ${text.size24};
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.01em;
  }
`

const Shortfall = styled.div`
  && > * {
    color: ${color.danger};
    font-weight: 600;
  }
`

/** The price of each unit, the coupon, the total and the remaining credit. `balance` is in reais; null for a postpaid company. */
export function OrderBill(props: {
  price: OrderPrice
  units: readonly UnitDraft[]
  balance: number | null
  coupon: AppliedCoupon | null
  /** Was the coupon applied just now? */
  isCouponNew: boolean
  onRemoveCoupon: Press
}) {
  const { price, units, balance, coupon } = props
  const each = unitPrices(price, units.length)
  const total = orderDue(price, units.length, coupon)
  const differ = each.some((one) => one !== each[0])
  const rules = [price].flat() as readonly PriceRule[]
  const discounts = [...new Set(rules.flatMap(({ discount }) => discount?.title ?? []))]
  const credit = balance === null ? null : centsOf(balance)
  return (
    <Lines aria-label="Preço">
      {differ
        ? units.map((unit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit has no identity but its position in the list.
            <div key={index}>
              <dt>{unitLine(unit) || `Unidade ${index + 1}`}</dt>
              <dd>{formatCents(each[index] ?? 0)}</dd>
            </div>
          ))
        : (units.length > 1 || coupon !== null) && (
            <div>
              <dt>{units.length > 1 ? 'Por ensaio' : 'Preço'}</dt>
              <dd>{sumText(price, units.length) || formatCents(each[0] ?? 0)}</dd>
            </div>
          )}
      {discounts.map((title) => (
        <div key={title}>
          <dt>Desconto</dt>
          <dd>{title}</dd>
        </div>
      ))}
      {coupon && <CouponLine coupon={coupon} isNew={props.isCouponNew} onRemove={props.onRemoveCoupon} />}
      <Sum>
        <dt>Total</dt>
        <dd>{formatCents(total)}</dd>
      </Sum>
      {credit === null ? (
        <div>
          <dt>Pagamento</dt>
          <dd>Pós-pago</dd>
        </div>
      ) : (
        <>
          <div>
            <dt>Saldo agora</dt>
            <dd>{formatCents(credit)}</dd>
          </div>
          {credit < total ? (
            <Shortfall>
              <dt>Falta de crédito</dt>
              <dd>{formatCents(total - credit)}</dd>
            </Shortfall>
          ) : (
            <div>
              <dt>Saldo depois do pedido</dt>
              <dd>{formatCents(credit - total)}</dd>
            </div>
          )}
        </>
      )}
    </Lines>
  )
}
