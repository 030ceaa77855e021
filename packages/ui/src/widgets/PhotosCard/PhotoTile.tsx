import { ImageOff } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { Tile } from './PhotoGrid.styles.ts'
import { photoName } from './photo-words.ts'
import { ArrangeControls, OpenControl, SelectControl, StarControl } from './TileControls.tsx'
import type { PhotoTileProps } from './tile-props.ts'
import { useNear } from './useNear.ts'

const firstInView = 12

/** One photo on the light table. Until it comes near the view it is an empty place of the same size. */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { photo, place, count, mode, isCurrent, acts, onAct, grip: HoldOn } = props
  const tile = useRef<HTMLLIElement>(null)
  const near = useNear(tile, place < firstInView)
  const [seen, setSeen] = useState(near)
  const [broken, setBroken] = useState(false)
  if (near && !seen) setSeen(true)

  const name = photoName(props.title, place, count)
  const tabIndex = isCurrent ? 0 : -1
  const controls = { photo, name, tabIndex, onAct }
  return (
    <Tile ref={tile} data-selected={props.isSelected || undefined}>
      {(seen || isCurrent) && (
        <>
          {broken ? (
            <span data-broken>
              <ImageOff size={24} strokeWidth={1.75} aria-hidden="true" />
            </span>
          ) : (
            <img
              src={photo.thumbnail_url ?? photo.url}
              width={photo.width ?? 3}
              height={photo.height ?? 2}
              alt=""
              decoding="async"
              draggable={false}
              onError={() => setBroken(true)}
            />
          )}
          {mode === 'view' && <OpenControl {...controls} />}
          {mode === 'select' && <SelectControl {...controls} isSelected={props.isSelected} />}
          {mode === 'arrange' && HoldOn && near && (
            <HoldOn photo={photo} name={name} tabIndex={tabIndex} tile={tile} />
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
          <StarControl {...controls} isFixed={mode !== 'view' || !acts.has('feature')} />
        </>
      )}
    </Tile>
  )
})
