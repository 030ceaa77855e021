import { Skeleton } from '../../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Tiles } from './PhotoGrid.styles.ts'

/** The place of a gallery that is coming. */
export function GalleryWaiting() {
  return (
    <Tiles as="div">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((one) => (
        <Skeleton key={one} ratio="3 / 2" />
      ))}
    </Tiles>
  )
}
