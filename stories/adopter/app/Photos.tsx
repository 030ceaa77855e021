import type { Client } from '@ensaio/client'
import { materialOf } from '@ensaio/domain'
import { PhotosCard, saveFile, useRemote } from '@ensaio/ui'

/** Props of the photos of an ensaio; `productId` is the id of the session product. */
export type PhotosProps = {
  client: Client
  sessionId: number
  productId: number
  viewer: 'client' | 'staff'
}

/** Shows the photos of an ensaio: one request, one card, and its actions; `viewer` decides which actions are offered. */
export function Photos({ client, sessionId, productId, viewer }: PhotosProps) {
  const { photos: calls } = client
  const [photos, retry, replace] = useRemote(
    async (signal) => {
      const { products } = await client.sessions.get(sessionId, signal)
      const product = products.find(({ id }) => id === productId)
      const material = product && materialOf(product)
      return material?.kind === 'photos' ? material.photos : []
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
      onChange={replace}
      onFeature={(photo, isFeatured) => calls.feature(sessionId, productId, photo.id, isFeatured)}
      onReorder={(photo, order) => calls.move(sessionId, productId, photo.id, order)}
      onDelete={(photo) => calls.remove(sessionId, productId, photo.id)}
      onSizes={(signal) => calls.sizes(sessionId, productId, signal)}
      onFile={(photo, size, progress, signal) => calls.file(photo.id, size, progress, signal)}
      onCrop={(photo, shape, crop) => calls.crop(sessionId, productId, photo.id, shape, crop)}
      onDownload={async (selection, progress, signal) =>
        saveFile(await calls.download(sessionId, productId, selection, progress, signal))
      }
      onUpload={(file, tagId, progress, signal) =>
        calls.upload(sessionId, productId, file, tagId, progress, signal)
      }
    />
  )
}
