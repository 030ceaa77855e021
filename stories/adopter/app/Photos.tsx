import type { Client } from '@ensaio/client'
import type { Photo } from '@ensaio/domain'
import { PhotosCard, useRemote } from '@ensaio/ui'

/** What an app of somebody else has to say to show the photos of an ensaio; `productId` is the session product's. */
export type PhotosProps = {
  client: Client
  sessionId: number
  productId: number
  viewer: 'client' | 'staff'
}

/** The photos of an ensaio: one question, one card, and the calls it may make; who looks decides which of them it offers. */
export function Photos({ client, sessionId, productId, viewer }: PhotosProps) {
  const { photos: calls } = client
  const [photos, retry, replace] = useRemote(
    async (signal) => {
      const { products } = await client.sessions.get(sessionId, signal)
      return (products.find(({ id }) => id === productId)?.deliverables ?? []) as readonly Photo[]
    },
    [client, sessionId, productId],
  )
  const [tags] = useRemote((signal) => client.tags.list('photos', signal), [client])
  return (
    <PhotosCard
      title={viewer === 'staff' ? 'Fotos, para a equipe' : 'Fotos, para o cliente'}
      photos={photos}
      tags={tags.state === 'ready' ? tags.value : []}
      viewer={viewer}
      onRetry={retry}
      onPhotos={replace}
      onFeature={(photo, isFeatured) => calls.feature(sessionId, productId, photo.id, isFeatured)}
      onReorder={(photo, order) => calls.move(sessionId, productId, photo.id, order)}
      onDelete={(photo) => calls.remove(sessionId, productId, photo.id)}
      onUpload={(file, tagId, progress, signal) =>
        calls.upload(sessionId, productId, file, tagId, progress, signal)
      }
    />
  )
}
