import { ImageOff } from 'lucide-react'
import { memo, useState } from 'react'
import { photoLabel } from '../photo-words.ts'
import { ArrangeControls, HeartControl, OpenControl, SelectControl, StarControl } from './TileControls.tsx'
import type { PhotoTileProps } from './tile-props.ts'

/** The tile of one photo; empty until it comes near the viewport. */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, place, count, mode, isCurrent, acts, onAct, grip: HoldOn } = props
  const [broken, setBroken] = useState(false)

  const name = photoLabel(props.title, place, count)
  const tabIndex = isCurrent ? 0 : -1
  const controls = { photo, name, tabIndex, onAct }
  return (
    <>
      {broken ? (
        <span data-broken>
          <ImageOff size={24} strokeWidth={1.75} aria-hidden="true" />
        </span>
      ) : (
        <img
          src={(props.isLarge ? photo.preview_url : photo.thumbnail_url) ?? photo.url}
          width={photo.width ?? 3}
          height={photo.height ?? 2}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
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
