import {
  arrivalText,
  type DeliveryFacts,
  type Instant,
  type ProductStatus,
  productStatusLabel,
  type SessionProduct,
  visitText,
} from '@ensaio/domain'
import {
  CalendarCheck,
  CalendarClock,
  CircleCheck,
  Hourglass,
  type LucideIcon,
  PackageOpen,
} from 'lucide-react'
import styled from 'styled-components'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { ToneName } from '../../../theme/brand.ts'
import { color, media, radius, space, tabular, text } from '../../../theme/tokens.ts'
import { ProductIcon } from '../../deliverable/ProductIcon.tsx'

const looks: Record<ProductStatus, { tone: ToneName; icon: LucideIcon }> = {
  1: { tone: 'blue', icon: CalendarClock },
  2: { tone: 'yellow', icon: Hourglass },
  3: { tone: 'green', icon: CircleCheck },
}

const List = styled.ul`
  display: grid;
`

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  padding-block: ${space[12]};

  & + & {
    border-top: 1px solid ${color.line};
  }

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }
`

// A long name wraps above its progress.
const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[8]};

  strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    &:has([data-when]) {
      display: grid;
    }
  }

  span[data-when] {
    ${tabular}
    color: ${color.inkSoft};
    font-size: ${text.size15};
  }

  span[data-late] {
    color: ${color.danger};
    font-weight: 600;
  }
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.ink};
`

function Progress({ status }: { status: ProductStatus }) {
  const { tone, icon: Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.75} aria-hidden="true" />}>
      {productStatusLabel(status)}
    </Badge>
  )
}

function Arrival({ of, now }: { of: DeliveryFacts; now: Instant }) {
  const { text: when, late } = arrivalText(of, now)
  return (
    <span data-when data-late={late || undefined}>
      {when}
    </span>
  )
}

/** The products of the ensaio with their progress, in the order of the items. */
export type ProductsCardProps = {
  products: readonly SessionProduct[]
  /** The ensaio of awaited products: the card then lists the visit and the expected day of each product. */
  coming?: DeliveryFacts
  /** The current instant, for past and late products. */
  now?: Instant
}

/** The ordered products with their progress, or ("O que vem aí") the awaited ones with their days. */
export function ProductsCard({ products, coming, now = '' }: ProductsCardProps) {
  if (products.length === 0) {
    return (
      <Card title="Entregáveis">
        <EmptyState
          icon={<PackageOpen size={24} strokeWidth={1.75} />}
          title="Não há entregáveis no momento. Volte novamente mais tarde."
        />
      </Card>
    )
  }
  return (
    <Card title={coming ? 'O que vem aí' : 'Entregáveis'}>
      <List role="list">
        {coming && (
          <Line>
            <Disc>
              <CalendarCheck size={20} strokeWidth={1.75} aria-hidden="true" />
            </Disc>
            <Words>
              <strong>Visita do fotógrafo</strong>
              <span data-when>{visitText(coming, now)}</span>
            </Words>
          </Line>
        )}
        {products
          .toSorted((one, other) => one.item.id - other.item.id)
          .map(({ id, item, status }) => (
            <Line key={id}>
              <Disc>
                <ProductIcon itemId={item.id} size={20} />
              </Disc>
              <Words>
                <strong>{item.label}</strong>
                {coming ? <Arrival of={coming} now={now} /> : <Progress status={status} />}
              </Words>
            </Line>
          ))}
      </List>
    </Card>
  )
}
