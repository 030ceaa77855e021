import {
  type Actor,
  type DeliverableKind,
  deliverableKind,
  type SessionProduct,
  showsProduct,
} from '@ensaio/domain'
import { PackageOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Boundary } from '../../primitives/Boundary/Boundary.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { BrokenCard } from './BrokenCard.tsx'

/** What the column of deliverables takes. */
export type DeliverableColumnProps = {
  products: readonly SessionProduct[]
  /** A client sees the items that are delivered to clients, an edited tour only once there is one; staff see all (spec §2). */
  viewer: Actor
  /** Draws the card of a product. */
  render: (product: SessionProduct, kind: DeliverableKind) => ReactNode
  emptyText?: string
}

// Photos are what a client comes for; our people work item by item.
const clientOrder: readonly number[] = [9, 7, 6, 11, 10]

function placeOf({ item }: SessionProduct, viewer: Actor): number {
  const place = clientOrder.indexOf(item.id)
  if (viewer === 'staff') return item.id
  return place < 0 ? clientOrder.length : place
}

type CardProps = Pick<DeliverableColumnProps, 'render'> & { product: SessionProduct }

function DeliverableCard({ product, render }: CardProps) {
  return render(product, deliverableKind(product.item.id))
}

/** The deliverables of an ensaio, one card each: for clients photos first, for our people in the order of the items. A card that breaks, an unknown item's too, breaks alone (D23). */
export function DeliverableColumn(props: DeliverableColumnProps) {
  const { viewer, render, emptyText = 'Não há entregáveis no momento. Volte novamente mais tarde.' } = props
  const shown = props.products
    .filter((product) => showsProduct(product, viewer))
    .toSorted((one, other) => placeOf(one, viewer) - placeOf(other, viewer))
  if (shown.length === 0) {
    return (
      <Card title="Entregáveis">
        <EmptyState icon={<PackageOpen size={24} strokeWidth={1.75} />} title={emptyText} />
      </Card>
    )
  }
  return (
    <Stack gap={24}>
      {shown.map((product) => (
        <Boundary
          key={`${product.id} ${product.item.id}`}
          fallback={<BrokenCard title={product.item.label} />}
        >
          <DeliverableCard product={product} render={render} />
        </Boundary>
      ))}
    </Stack>
  )
}
