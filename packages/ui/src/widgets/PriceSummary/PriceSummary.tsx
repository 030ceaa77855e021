import { centsOf, formatCents, type PriceRule } from '@ensaio/domain'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Await } from '../../primitives/Await/Await.tsx'
import type { Press } from '../../primitives/Button/usePress.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import type { Remote } from '../../remote/remote.ts'
import { color, space, tabular, text } from '../../theme/tokens.ts'

const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]} ${space[16]};
  margin: 0;

  dd {
    margin: 0;
    text-align: right;
    ${tabular}
  }

  > [data-total] {
    padding-top: ${space[12]};
    border-top: 1px solid ${color.line};
    font-size: ${text.size20};
    font-weight: 600;
  }
`

function amount(value: number | string): string {
  return typeof value === 'number' ? formatCents(centsOf(value)) : value
}

export type PriceSummaryProps = {
  /** Null until there is something to price. */
  price: Remote<PriceRule> | null
  /** What to say before. */
  empty: ReactNode
  /** What is to be paid when it differs from the price, in reais, with its reason. */
  due?: { label: string; amount: number }
  onRetry?: Press
}

/** What is paid for, line by line, and the sum. Prices come from the price table alone. */
export function PriceSummary({ price, empty, due, onRetry }: PriceSummaryProps) {
  if (price === null) return <Text soft>{empty}</Text>
  return (
    <Await remote={price} onRetry={onRetry} waiting={<Skeleton height="120px" />}>
      {({ rule, final_price, discount }) => (
        <Lines>
          {[rule.main, ...rule.items].map(({ title, value }) => (
            <Line key={title} title={title} value={amount(value)} />
          ))}
          {discount && <Line title={discount.title} value="" />}
          <dt data-total>{due ? 'Preço' : 'Total'}</dt>
          <dd data-total>{amount(final_price)}</dd>
          {due && (
            <>
              <dt data-total>{due.label}</dt>
              <dd data-total>{amount(due.amount)}</dd>
            </>
          )}
        </Lines>
      )}
    </Await>
  )
}

function Line({ title, value }: { title: string; value: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </>
  )
}
