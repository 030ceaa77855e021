import { ImageOff } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { photoLabel } from '../photo-words.ts'
import { ArrangeControls, HeartControl, OpenControl, SelectControl, StarControl } from './TileControls.tsx'
import type { PhotoTileProps } from './tile-props.ts'

/** The tile of one photo; empty until it comes near the viewport. */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, place, count, mode, isCurrent, acts, onAct, grip: HoldOn } = props
  // By its address: a photo that was replaced has another one.
  const [lost, setLost] = useState<string | null>(null)

  const name = photoLabel(props.title, place, count)
  const tabIndex = isCurrent ? 0 : -1
  const controls = { photo, name, tabIndex, onAct }
  const source = (props.isLarge ? photo.preview_url : photo.thumbnail_url) ?? photo.url
  const broken = source === lost

  useEffect(() => {
    if (lost === null) return
    const again = () => setLost(null)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [lost])

  return (
    <>
      {broken ? (
        <span data-broken>
          <ImageOff size={24} strokeWidth={1.75} aria-hidden="true" />
        </span>
      ) : (
        <img
          src={source}
          width={photo.width ?? 3}
          height={photo.height ?? 2}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setLost(source)}
        />
      )}
      {mode === 'view' && <OpenControl {...controls} comments={props.comments} />}
      {mode === 'view' && props.comments > 0 && (
        <b data-talk aria-hidden="true">
          {props.comments}
        </b>
      )}
      {mode === 'view' && !broken && (photo.former || photo.is_panorama) && (
        <span data-marks aria-hidden="true">
          {photo.former && <b>Nova versão</b>}
          {photo.is_panorama && <b>360°</b>}
        </span>
      )}
      {mode === 'select' && <SelectControl {...controls} isSelected={props.isSelected} />}
      {mode === 'arrange' && HoldOn && props.isNear && (
        <HoldOn photo={photo} name={name} tabIndex={tabIndex} />
      )}
      {mode === 'arrange' && (
        <ArrangeControls
          {...controls}
          isFirst={place === 0}
          isLast={place === count - 1}
          canMove={acts.has('before')}
          canDelete={acts.has('delete')}
        />
      )}
      {mode === 'view' && <HeartControl {...controls} isFavorite={props.isFavorite} heart={props.heart} />}
      <StarControl {...controls} isFixed={mode !== 'view' || !acts.has('feature')} />
    </>
  )
})
