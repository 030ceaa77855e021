import {
  type Actor,
  clientPlace,
  type DeliverableKind,
  deliverableKind,
  type SessionProduct,
  showsProduct,
  worksOf,
} from '@ensaio/domain'
import { PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Boundary } from '../../../primitives/feedback/Boundary/Boundary.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { BrokenCard } from '../BrokenCard.tsx'
import { Stages } from './Stages.tsx'

/** The props of `DeliverableColumn`. */
export type DeliverableColumnProps = {
  products: readonly SessionProduct[]
  /** A client sees the items that are delivered to clients, an edited tour only once there is one; staff see all. */
  viewer: Actor
  /** Draws the card of a product. */
  render: (product: SessionProduct, kind: DeliverableKind) => ReactNode
  emptyText?: string
}

type CardProps = Pick<DeliverableColumnProps, 'render'> & { product: SessionProduct }

function DeliverableCard({ product, render }: CardProps) {
  return render(product, deliverableKind(product.item.id))
}

/**
 * The deliverables of an ensaio: for clients one card each, photos first; for our people one for each work, whose stages share its place. A card that
 * breaks, an unknown item's too, breaks alone.
 */
export function DeliverableColumn(props: DeliverableColumnProps) {
  const { viewer, render, emptyText = 'Não há entregáveis no momento. Volte novamente mais tarde.' } = props
  const shown = props.products.filter((product) => showsProduct(product, viewer))
  if (shown.length === 0) {
    return (
      <Card title="Entregáveis">
        <EmptyState icon={<PackageOpen size={24} strokeWidth={1.75} />} title={emptyText} />
      </Card>
    )
  }
  const card = (product: SessionProduct) => (
    <Boundary key={`${product.id} ${product.item.id}`} fallback={<BrokenCard title={product.item.label} />}>
      <DeliverableCard product={product} render={render} />
    </Boundary>
  )
  if (viewer === 'client') {
    return (
      <Stack gap={24}>
        {shown.toSorted((one, other) => clientPlace(one.item.id) - clientPlace(other.item.id)).map(card)}
      </Stack>
    )
  }
  return (
    <Stack gap={24}>
      {worksOf(shown, ({ item }) => item.id).map((stages) =>
        stages.length === 1 ? (
          stages.map(card)
        ) : (
          <Stages key={stages.map(({ id }) => id).join(' ')} products={stages} card={card} />
        ),
      )}
    </Stack>
  )
}
