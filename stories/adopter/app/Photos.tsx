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

/** The photos of an ensaio: one question, one card, and the calls that its viewer may make. */
export function Photos({ client, sessionId, productId, viewer }: PhotosProps) {
  const [photos, retry, replace] = useRemote(
    async (signal) => {
      const { products } = await client.sessions.get(sessionId, signal)
      return (products.find(({ id }) => id === productId)?.deliverables ?? []) as readonly Photo[]
    },
    [client, sessionId, productId],
  )
  const [tags] = useRemote((signal) => client.tags.list('photos', signal), [client])
  const forStaff = {
    onReorder: (photo: Photo, order: number) => client.photos.move(sessionId, productId, photo.id, order),
    onDelete: (photo: Photo) => client.photos.remove(sessionId, productId, photo.id),
    onUpload: (file: File, tagId: number | null, progress: (share: number) => void, signal: AbortSignal) =>
      client.photos.upload(sessionId, productId, file, tagId, progress, signal),
  }
  return (
    <PhotosCard
      title={viewer === 'staff' ? 'Fotos, para a equipe' : 'Fotos, para o cliente'}
      photos={photos}
      tags={tags.state === 'ready' ? tags.value : []}
      viewer={viewer}
      onRetry={retry}
      onPhotos={replace}
      onFeature={(photo, isFeatured) => client.photos.feature(sessionId, productId, photo.id, isFeatured)}
      {...(viewer === 'staff' ? forStaff : {})}
    />
  )
}
