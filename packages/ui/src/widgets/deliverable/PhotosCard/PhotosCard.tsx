import type { Photo, PhotoSelection, Tag } from '@ensaio/domain'
import type { ReactNode } from 'react'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { Gallery } from './gallery/Gallery.tsx'
import { GalleryWaiting } from './gallery/GalleryWaiting.tsx'

/** What the photos of a product take. A callback that is left out takes its control away. */
export type PhotosCardProps = {
  /** "Fotos" unless told. */
  title?: string
  photos: Remote<readonly Photo[]>
  tags: readonly Tag[]
  /** Clients view, download and feature; staff may do everything (D28). */
  viewer: 'client' | 'staff'
  /** What the company asks of its photos; shown to staff alone. */
  instructions?: string | null
  onRetry: () => unknown
  /** Features a photo or no longer; answers the gallery as it is then. */
  onFeature?: (photo: Photo, isFeatured: boolean) => Promise<readonly Photo[]>
  /** Moves a photo to a place of the whole gallery, counted from 0; answers the gallery as it is then. */
  onReorder?: (photo: Photo, order: number) => Promise<readonly Photo[]>
  onDelete?: (photo: Photo) => Promise<unknown>
  /** Puts a photo into a room, or into none; answers the gallery as it is then. */
  onTag?: (photo: Photo, tagId: number | null) => Promise<readonly Photo[]>
  /** Sends one file and tells the share sent, 0 to 1; the signal cancels. */
  onUpload?: (
    file: File,
    tagId: number | null,
    progress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Photo>
  /** Asks for an archive and saves it; tells the share received, null while unknown; the signal cancels. */
  onDownload?: (
    selection: PhotoSelection,
    progress: (share: number | null) => void,
    signal: AbortSignal,
  ) => Promise<unknown>
  /** The gallery after an action of its own, for a page that keeps it. */
  onPhotos?: (photos: readonly Photo[]) => void
  /** At the right of the title, before what is done with the whole gallery. */
  aside?: ReactNode
}

/** The photos of a product: to look at, filter, download and feature; for staff also to upload, arrange and delete. */
export function PhotosCard(props: PhotosCardProps) {
  const { title = 'Fotos', photos } = props
  if (photos.state === 'ready') return <Gallery {...props} title={title} remote={photos} />
  return (
    <Card title={title} aside={props.aside}>
      <Await
        remote={photos}
        waiting={<GalleryWaiting />}
        onRetry={props.onRetry}
        failureTitle="Não foi possível carregar as fotos"
      >
        {() => null}
      </Await>
    </Card>
  )
}
