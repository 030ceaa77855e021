import { centsOf, formatCents, type PriceLine, type PriceRule } from '@ensaio/domain'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { mapRemote, type Remote, ready } from '../../../remote/remote.ts'
import type { Way } from '../Hero/Hero.tsx'
import { Lines, Main, Notes, Sheet } from './PriceTeaser.styles.ts'

/** The props of `PriceTeaser`. */
export type PriceTeaserProps = {
  /** The lowest price, in reais. */
  price: Remote<PriceRule>
  /** The link below the prices. */
  action?: Way
}

function amount({ value }: PriceLine, isExtra: boolean): string {
  if (typeof value === 'string') return value
  return `${isExtra ? '+ ' : ''}${formatCents(centsOf(value))}`
}

function Prices({ rule, discount }: Pick<PriceRule, 'rule' | 'discount'>) {
  return (
    <>
      <Main>
        <span>{rule.main.title} a partir de</span>
        <strong>{amount(rule.main, false)}</strong>
        {discount && <span>{discount.title}</span>}
      </Main>
      <Lines>
        {rule.items.map((line) => (
          <div key={line.title}>
            <dt>{line.title}</dt>
            <dd>{amount(line, true)}</dd>
          </div>
        ))}
      </Lines>
    </>
  )
}

/** The lowest price, then the extras. A failed request shows where to get the prices instead. */
export function PriceTeaser({ price, action }: PriceTeaserProps) {
  const known = price.state === 'failed' ? ready(null) : mapRemote(price, (rule): PriceRule | null => rule)
  return (
    <Sheet>
      <Await remote={known} waiting={<Skeleton height="236px" />}>
        {(rule) =>
          rule ? (
            <Prices rule={rule.rule} discount={rule.discount} />
          ) : (
            <Text size="size17">
              Não conseguimos mostrar os preços agora. Depois do pré-cadastro você vê o preço de cada serviço
              antes de pedir.
            </Text>
          )
        }
      </Await>
      <Notes>Áreas de até 150 m². Seis meses de hospedagem do tour.</Notes>
      {action && (
        <Button variant="primary" size="large" wide href={action.href}>
          {action.label}
        </Button>
      )}
    </Sheet>
  )
}
