import {
  deliverableProduct,
  isAllDelivered,
  isEmptyProduct,
  type ProductStatus,
  productStatus,
  productStatusLabel,
  progressRefusal,
  type Session,
  type SessionProduct,
} from '@ensaio/domain'
import { CircleCheckBig, CircleDashed, Hourglass, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import type { ToneName } from '../../../theme/brand.ts'

/** The props of `ProductProgress`. */
export type ProductProgressProps = {
  product: SessionProduct
  /** The ensaio of the product; it decides which moves are allowed and whether this is the last product. */
  session: Pick<Session, 'status' | 'products'>
  /** Sets the progress of the product; with the last one delivered, the ensaio is delivered. */
  onProgress: (productId: number, to: ProductStatus) => Promise<unknown>
}

const looks: Record<ProductStatus, { tone: ToneName; icon: LucideIcon }> = {
  1: { tone: 'grey', icon: CircleDashed },
  2: { tone: 'yellow', icon: Hourglass },
  3: { tone: 'green', icon: CircleCheckBig },
}

function isLastOf({ products }: Pick<Session, 'products'>, product: SessionProduct): boolean {
  return isAllDelivered(
    products.map((one) =>
      deliverableProduct(one.id === product.id ? { ...one, status: productStatus.delivered } : one),
    ),
  )
}

/** The progress of a product with buttons to change it, for the `aside` of staff's deliverable cards. */
export function ProductProgress({ product, session, onProgress }: ProductProgressProps) {
  const [asking, setAsking] = useState(false)
  const { tone, icon: Icon } = looks[product.status]
  const may = (to: ProductStatus) => progressRefusal(session.status, to) === null
  const isLast = isLastOf(session, product)
  const isEmpty = isEmptyProduct(product)
  const { label } = product.item

  async function deliver() {
    if (isLast || isEmpty) setAsking(true)
    else await onProgress(product.id, productStatus.delivered)
  }

  return (
    <Row gap={4}>
      <Badge tone={tone} icon={<Icon size={14} strokeWidth={1.75} aria-hidden="true" />}>
        {productStatusLabel(product.status)}
      </Badge>
      {product.status === 1 && may(productStatus.inProduction) && (
        <Button
          size="small"
          variant="quiet"
          label={`Iniciar produção: ${label}`}
          onPress={() => onProgress(product.id, productStatus.inProduction)}
        >
          Iniciar produção
        </Button>
      )}
      {product.status !== productStatus.delivered && may(productStatus.delivered) && (
        <Button size="small" label={`Marcar como entregue: ${label}`} onPress={deliver}>
          Marcar como entregue
        </Button>
      )}
      {product.status === productStatus.delivered && may(productStatus.inProduction) && (
        <Button
          size="small"
          variant="quiet"
          label={`Reabrir: ${label}`}
          onPress={() => onProgress(product.id, productStatus.inProduction)}
        >
          Reabrir
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={isEmpty ? `Entregar “${label}” sem nada dentro?` : `Entregar “${label}” e o ensaio?`}
        description={[
          isEmpty && 'Este cartão ainda está vazio: o cliente não vai vê-lo.',
          isLast && 'É o último item que falta: o ensaio passa a “Entregue” e quem o pediu recebe um e-mail.',
        ]
          .filter(Boolean)
          .join(' ')}
        action="Marcar como entregue"
        variant="primary"
        dismissal="Voltar"
        onConfirm={() => onProgress(product.id, productStatus.delivered)}
        onClose={() => setAsking(false)}
      />
    </Row>
  )
}
