import {
  type Crop,
  type CropShape,
  cropCloseness,
  cropText,
  moveCrop,
  type Pixels,
  photoSizes,
  scaleCrop,
} from '@ensaio/domain'
import { type KeyboardEvent, useRef } from 'react'
import { Part, Stage } from './CropFrame.styles.ts'
import { useCropGestures } from './useCropGestures.ts'

/** How far an arrow key moves the frame, as a share of the photo; with Shift five times as far. */
export const cropStep = 0.02
/** How much + and − change the frame. */
export const cropZoom = 1.1

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A photo with the frame of what a shape shows: dragged, resized at its corners or with two fingers, or moved by arrow keys, + and −. */
export function CropFrame(props: {
  src: string
  /** What the photo shows. */
  alt: string
  /** The photo's size in px. */
  photo: Pixels
  shape: CropShape
  crop: Crop
  onChange: (crop: Crop) => void
}) {
  const { photo, shape, crop, onChange } = props
  const stage = useRef<HTMLDivElement>(null)
  const gestures = useCropGestures(stage, { crop, shape, photo }, onChange)
  const closeness = Math.round(cropCloseness(crop, shape, photo) * 100)
  const percent = (share: number) => `${share * 100}%`

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = arrows[event.key]
    const times = { '+': cropZoom, '=': cropZoom, '-': 1 / cropZoom }[event.key]
    if (!arrow && times === undefined) return
    event.preventDefault()
    if (times !== undefined) return onChange(scaleCrop(crop, times, shape, photo))
    const far = cropStep * (event.shiftKey ? 5 : 1)
    if (arrow) onChange(moveCrop(crop, { x: arrow.x * far, y: arrow.y * far }))
  }

  return (
    <Stage
      ref={stage}
      style={{
        aspectRatio: `${photo.width} / ${photo.height}`,
        maxWidth: `calc(46dvh * ${photo.width / photo.height})`,
      }}
    >
      <img src={props.src} alt={props.alt} draggable={false} />
      <Part
        role="slider"
        tabIndex={0}
        aria-label={`Recorte ${photoSizes[shape].name}`}
        aria-valuemin={100}
        aria-valuemax={400}
        aria-valuenow={closeness}
        aria-valuetext={cropText(crop)}
        style={{
          left: percent(crop.x),
          top: percent(crop.y),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
        onKeyDown={press}
        {...gestures}
      >
        {['nw', 'ne', 'sw', 'se'].map((corner) => (
          <span key={corner} />
        ))}
      </Part>
    </Stage>
  )
}
