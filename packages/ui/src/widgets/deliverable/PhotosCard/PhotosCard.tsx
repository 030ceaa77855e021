import type { Favorites, Originals, Photo, Tag } from '@ensaio/domain'
import type { ReactNode } from 'react'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { Remote } from '../../../remote/remote.ts'
import type { Conversation } from '../../conversation/conversation.ts'
import { OriginalsNotice } from '../OriginalsNotice/OriginalsNotice.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { GalleryWaiting } from './gallery/GalleryWaiting.tsx'
import type { PhotoCallbacks } from './usePhotoActs.ts'

/** The props of `PhotosCard`. A callback that is left out takes its control away. */
export type PhotosCardProps = PhotoCallbacks & {
  /** Default "Fotos". */
  title?: string
  photos: Remote<readonly Photo[]>
  tags: readonly Tag[]
  /** Clients view, download and feature; staff may do everything (rule field-rights). */
  viewer: 'client' | 'staff'
  /** The favourites, and the choice that was asked for. */
  favorites?: Favorites | undefined
  /** The archiving of the originals; archived ones are not offered for download. */
  originals?: Originals | null | undefined
  /** Asks for archived originals back. */
  onAskOriginals?: () => Promise<unknown>
  /** The conversation about the ensaio; without it nobody comments on photos. */
  conversation?: Conversation | undefined
  /** The company's instructions for its photos; shown to staff only. */
  instructions?: string | null
  onRetry: () => unknown
  /** Shown right of the title, before the actions of the gallery. */
  aside?: ReactNode
}

/** The photos of a product: to look at, filter, download and feature; for staff also to upload, arrange and delete. */
export function PhotosCard(props: PhotosCardProps) {
  const { title = 'Fotos', photos, originals, onAskOriginals } = props
  if (photos.state === 'ready') {
    const notice = originals && <OriginalsNotice originals={originals} onAsk={onAskOriginals} />
    return (
      <Gallery
        {...props}
        title={title}
        remote={photos}
        notice={notice}
        hasOriginals={!originals || originals.archived_at === null}
      />
    )
  }
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
