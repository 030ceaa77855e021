import type { PublicPhoto } from '@ensaio/domain'
import { Tiles } from './Gallery.styles.ts'
import { isOwnPress, isUpright, photoFiles, photoName, sizesOf } from './photo-files.ts'

/** Opens a photo on the page. */
export type OpenPhoto = (id: number) => void

/** The photos of one room, each a link to its large picture. */
export function Gallery(props: {
  photos: readonly PublicPhoto[]
  room: string
  /** May the photos be saved? */
  isOffered: boolean
  onOpenPhoto: OpenPhoto | undefined
}) {
  const { photos, room, isOffered, onOpenPhoto } = props
  return (
    <Tiles role="list">
      {photos.map((photo, place) => (
        <li key={photo.id} data-upright={isUpright(photo) || undefined}>
          <a
            href={photo.preview_url ?? photo.url}
            data-photo={photo.id}
            data-file={isOffered ? photo.url : undefined}
            data-panorama={photo.is_panorama ? photo.url : undefined}
            onClick={(event) => {
              if (onOpenPhoto && isOwnPress(event)) onOpenPhoto(photo.id)
            }}
          >
            <img
              loading="lazy"
              decoding="async"
              {...photoFiles(photo)}
              sizes={sizesOf(place === 0 ? '800px' : '400px')}
              alt={photoName(photo, place, room)}
            />
            {photo.is_panorama && <b>360°</b>}
          </a>
        </li>
      ))}
    </Tiles>
  )
}
