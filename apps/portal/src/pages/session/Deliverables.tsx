import { blueprintCalls, correctionCalls, photoCalls } from '@ensaio/client'
import {
  correctionRefusal,
  type DeliverableKind,
  heldBy,
  isEmptyProduct,
  productsToCome,
  type Session,
  type SessionProduct,
  status,
  type Tag,
  wallClock,
} from '@ensaio/domain'
import { saveFile } from '@ensaio/frame'
import {
  BlueprintsCard,
  CorrectionAction,
  DeliverableColumn,
  PhotosCard,
  ProductsCard,
  ready,
  TourCard,
  VideosCard,
} from '@ensaio/ui'
import { useClient, useNow } from '../../store/portal-context.ts'

const asks = { blueprints: blueprintCalls, corrections: correctionCalls, photos: photoCalls }

type DeliverablesProps = {
  session: Session
  /** What rooms are called; none where they could not be had. */
  tags: readonly Tag[]
  /** An action's answer takes the place of what is on screen. */
  onSession: (session: Session) => void
  onRetry: () => Promise<void>
}

/** The right column: a card for each product that has come, with what a client may do to it, and one for all that is still to come. */
export function Deliverables(props: DeliverablesProps) {
  const { session } = props
  const now = useNow()
  const toCome = productsToCome(session)
  const come = session.products.filter((product) => !isEmptyProduct(product))
  return (
    <>
      {(come.length > 0 || toCome.length === 0) && <Come {...props} products={come} />}
      {toCome.length > 0 && <ProductsCard products={toCome} coming={session} now={now} />}
    </>
  )
}

function Come(props: DeliverablesProps & { products: SessionProduct[] }) {
  const { session, products, tags, onSession, onRetry } = props
  const isCanceled = session.status === status.canceled
  return (
    <DeliverableColumn
      products={products}
      viewer="client"
      {...(isCanceled && { emptyText: 'Este ensaio foi cancelado antes da entrega.' })}
      render={(product, kind) => (
        <Deliverable
          kind={kind}
          product={product}
          session={session}
          tags={tags}
          onSession={onSession}
          onRetry={onRetry}
        />
      )}
    />
  )
}

function Deliverable(props: DeliverablesProps & { kind: DeliverableKind; product: SessionProduct }) {
  const { kind, product, session, onRetry } = props
  const client = useClient(asks)
  const today = wallClock(useNow(), session.time_zone).date
  const { id } = session
  const held = heldBy(product)
  const mayCorrect = !isEmptyProduct(product) && correctionRefusal(session.status, product.status) === null
  const correction = mayCorrect && (
    <CorrectionAction
      label={product.item.label}
      onRequest={async (words) => props.onSession(await client.corrections.request(id, product.id, words))}
    />
  )

  switch (kind) {
    case 'photos':
    case 'photo-capture':
      return (
        <PhotosCard
          title={product.item.label}
          photos={ready(held.photos)}
          tags={props.tags}
          viewer="client"
          onRetry={onRetry}
          onFeature={(photo, isFeatured) => client.photos.feature(id, product.id, photo.id, isFeatured)}
          onDownload={async (selection, progress, signal) =>
            saveFile(await client.photos.download(id, product.id, selection, progress, signal))
          }
          aside={correction}
        />
      )
    case 'blueprints':
      return (
        <BlueprintsCard
          blueprints={ready(held.blueprints)}
          viewer="client"
          onRetry={onRetry}
          onDownload={async (progress, signal) =>
            saveFile(await client.blueprints.download(id, product.id, progress, signal))
          }
          aside={correction}
        />
      )
    case 'videos':
      return <VideosCard videos={ready(held.videos)} viewer="client" onRetry={onRetry} aside={correction} />
    default:
      return (
        <TourCard
          title={product.item.label}
          tour={ready(held.tour)}
          still={session.cover_url}
          viewer="client"
          today={today}
          onRetry={onRetry}
          aside={correction}
        />
      )
  }
}
