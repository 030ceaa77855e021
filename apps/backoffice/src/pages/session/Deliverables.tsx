import { blueprintCalls, photoCalls, queueCalls, tourCalls, videoCalls } from '@ensaio/client'
import {
  type Blueprint,
  type DeliverableKind,
  type DeliverableLink,
  heldBy,
  type Photo,
  type Session,
  type SessionProduct,
  type Tag,
  type Tour,
  wallClock,
} from '@ensaio/domain'
import { saveFile } from '@ensaio/frame'
import {
  BlueprintsCard,
  DeliverableColumn,
  PhotosCard,
  ProductProgress,
  ready,
  TourCard,
  VideosCard,
} from '@ensaio/ui'
import { useRef } from 'react'
import { useClient, useNow } from '../../store/backoffice-context.ts'

const asks = {
  blueprints: blueprintCalls,
  photos: photoCalls,
  queue: queueCalls,
  tours: tourCalls,
  videos: videoCalls,
}

type DeliverablesProps = {
  session: Session
  /** What rooms are called; none where they could not be had. */
  tags: readonly Tag[]
  /** An action's answer takes the place of what is on screen. */
  onSession: (session: Session) => void
  onRetry: () => Promise<void>
}

/** The product that a photographer's photos go to: those as taken before the edited ones; null when none takes photos. */
export function photosPlace(products: readonly SessionProduct[]): SessionProduct | null {
  const [first] = products
    .filter(({ item }) => item.id === 8 || item.id === 9)
    .toSorted((one, other) => one.item.id - other.item.id)
  return first ?? null
}

/** The right column for our people: every item, to be filled, arranged and marked as delivered (spec §6, D28). */
export function Deliverables(props: DeliverablesProps) {
  // Several uploads, of several cards, end at once: each starts from what the one before left.
  const latest = useRef(props.session)
  latest.current = props.session
  const keep = (change: (latest: Session) => Session) => {
    latest.current = change(latest.current)
    props.onSession(latest.current)
  }
  const place = photosPlace(props.session.products)
  return (
    <DeliverableColumn
      products={props.session.products}
      viewer="staff"
      render={(product, kind) => {
        const card = <Deliverable {...props} onKeep={keep} kind={kind} product={product} />
        if (product.id !== place?.id) return card
        return (
          <section aria-label="Fotos da visita" id="fotos" tabIndex={-1}>
            {card}
          </section>
        )
      }}
    />
  )
}

function Deliverable(
  props: DeliverablesProps & {
    kind: DeliverableKind
    product: SessionProduct
    /** Changes the ensaio on screen, from how it is by then. */
    onKeep: (change: (latest: Session) => Session) => void
  },
) {
  const { kind, product, session, onRetry, onSession } = props
  const client = useClient(asks)
  const today = wallClock(useNow(), session.time_zone).date
  const { id } = session
  const held = heldBy(product)
  const keep = <Item,>(change: (deliverables: readonly Item[]) => readonly Item[]) =>
    props.onKeep((latest) => ({
      ...latest,
      products: latest.products.map((one) =>
        one.id === product.id
          ? { ...one, deliverables: [...change(one.deliverables as Item[])] as typeof one.deliverables }
          : one,
      ),
    }))
  const progress = (
    <ProductProgress
      product={product}
      session={session}
      onProgress={async (productId, to) => onSession(await client.queue.moveProduct(id, productId, to))}
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
          viewer="staff"
          aside={progress}
          onRetry={onRetry}
          onPhotos={(photos) => keep<Photo>(() => photos)}
          onFeature={(photo, isFeatured) => client.photos.feature(id, product.id, photo.id, isFeatured)}
          onReorder={(photo, order) => client.photos.move(id, product.id, photo.id, order)}
          onTag={(photo, tagId) => client.photos.tag(id, product.id, photo.id, tagId)}
          onDelete={(photo) => client.photos.remove(id, product.id, photo.id)}
          onUpload={(file, tagId, share, signal) =>
            client.photos.upload(id, product.id, file, tagId, share, signal)
          }
          onDownload={async (selection, share, signal) =>
            saveFile(await client.photos.download(id, product.id, selection, share, signal))
          }
        />
      )
    case 'blueprints':
      return (
        <BlueprintsCard
          blueprints={ready(held.blueprints)}
          viewer="staff"
          aside={progress}
          onRetry={onRetry}
          onUpload={async (file, share, signal) => {
            const added = await client.blueprints.upload(id, product.id, file, share, signal)
            keep<Blueprint>((all) => [...all.filter((one) => one.id !== added.id), added])
            return added
          }}
          onDelete={async ({ id: blueprintId }) => {
            await client.blueprints.remove(id, product.id, blueprintId)
            keep<Blueprint>((all) => all.filter((one) => one.id !== blueprintId))
          }}
          onDownload={async (share, signal) =>
            saveFile(await client.blueprints.download(id, product.id, share, signal))
          }
        />
      )
    case 'videos':
      return (
        <VideosCard
          videos={ready(held.videos)}
          viewer="staff"
          aside={progress}
          onRetry={onRetry}
          onAdd={async (url) => {
            const added = await client.videos.add(id, product.id, url)
            keep<DeliverableLink>((all) => [...all.filter((one) => one.id !== added.id), added])
          }}
          onRemove={async ({ id: videoId }) => {
            await client.videos.remove(id, product.id, videoId)
            keep<DeliverableLink>((all) => all.filter((one) => one.id !== videoId))
          }}
        />
      )
    default:
      return (
        <TourCard
          title={product.item.label}
          tour={ready(held.tour)}
          still={session.cover_url}
          viewer="staff"
          today={today}
          aside={progress}
          onRetry={onRetry}
          onSave={async (form) => {
            const saved = await client.tours.save(id, product.id, form)
            keep<Tour>(() => [saved])
          }}
        />
      )
  }
}
