import {
  centsOf,
  formatCents,
  type OrderPrice,
  orderTotal,
  type PriceRule,
  type UnitDraft,
  unitPrices,
} from '@ensaio/domain'
import styled from 'styled-components'
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

/** The price of each unit, the total and the remaining credit. `balance` is in reais; null for a postpaid company. */
export function OrderBill(props: { price: OrderPrice; units: readonly UnitDraft[]; balance: number | null }) {
  const { price, units, balance } = props
  const each = unitPrices(price, units.length)
  const total = orderTotal(price, units.length)
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
        : units.length > 1 && (
            <div>
              <dt>Por ensaio</dt>
              <dd>{sumText(price, units.length)}</dd>
            </div>
          )}
      {discounts.map((title) => (
        <div key={title}>
          <dt>Desconto</dt>
          <dd>{title}</dd>
        </div>
      ))}
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
