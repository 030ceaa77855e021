import { blueprintCalls, correctionCalls, photoCalls } from '@ensaio/client'
import {
  correctionRefusal,
  type DeliverableKind,
  heldBy,
  isEmptyProduct,
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

/** The right column: a card for each product, with what a client may do to it (spec §2, D28); of a cancelled ensaio nothing more is awaited. */
export function Deliverables({ session, tags, onSession, onRetry }: DeliverablesProps) {
  const isCanceled = session.status === status.canceled
  const hasCome = (product: SessionProduct) => !isEmptyProduct(product)
  return (
    <DeliverableColumn
      products={isCanceled ? session.products.filter(hasCome) : session.products}
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
