import { centsOf, formatCents, type PriceRule } from '@ensaio/domain'
import { Tag } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { PriceSkeleton } from './PriceSkeleton.tsx'
import { Discount, Lines, Sheet, Total } from './PriceSummary.styles.ts'

/** The props of `PriceSummary`. */
export type PriceSummaryProps = {
  /** The price; null until the choice is complete. */
  price: Remote<PriceRule> | null
  /** The text while `price` is null. */
  empty: ReactNode
  /** The amount to pay, in reais, when it differs from the price, and its label. */
  due?: { label: string; amount: number }
  onRetry?: Press
}

function shown(value: number | string): string {
  return typeof value === 'number' ? formatCents(centsOf(value)) : value
}

/** The items of a price and their total, in reais, as the price table returns them. Screen readers announce a changed total. */
export function PriceSummary({ price, empty, due, onRetry }: PriceSummaryProps) {
  const id = useId()
  return (
    <Sheet aria-labelledby={id}>
      <Heading level={2} size="size17" id={id}>
        Resumo do pedido
      </Heading>
      {price === null ? (
        <Text soft>{empty}</Text>
      ) : (
        <Await
          remote={price}
          onRetry={onRetry}
          failureTitle="Não foi possível calcular o preço"
          waiting={<PriceSkeleton />}
        >
          {(known) => <Price {...known} due={due} />}
        </Await>
      )}
    </Sheet>
  )
}

function Price({ rule, final_price, discount, due }: PriceRule & { due: PriceSummaryProps['due'] }) {
  return (
    <Stack>
      <Lines>
        {[rule.main, ...rule.items].map(({ title, value }) => (
          <div key={title} data-words={typeof value === 'string'}>
            <dt>{title}</dt>
            <dd>{shown(value)}</dd>
          </div>
        ))}
        {due && (
          <div data-sum="true">
            <dt>Preço</dt>
            <dd>{shown(final_price)}</dd>
          </div>
        )}
      </Lines>
      {discount && (
        <Discount>
          <Tag size={18} strokeWidth={1.75} aria-hidden="true" />
          {discount.title}
        </Discount>
      )}
      <Total role="status">
        <span>{due?.label ?? 'Total'}</span>
        <strong>{shown(due?.amount ?? final_price)}</strong>
      </Total>
      <Text soft>O valor entra como crédito na conta da sua empresa.</Text>
    </Stack>
  )
}
