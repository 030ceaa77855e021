import type { KeyboardEvent } from 'react'
import { Dot, Layer } from './Pins.styles.ts'
import type { Extent, View } from './view.ts'

/** A point of a picture, as shares of its width and height from its upper left corner. */
export type PicturePoint = { x: number; y: number }

/** A mark on the current picture. */
export type PicturePin = PicturePoint & {
  id: number | string
  /** Its accessible name. */
  label: string
  /** One or two characters, shown in it. */
  text: string
  /** `open` catches the eye, `done` steps back, `draft` is being placed. */
  look: 'open' | 'done' | 'draft'
  /** Is its comment shown? */
  isCurrent?: boolean
  onPress?: () => void
  /** Moves it by the arrow keys. */
  onMove?: (to: PicturePoint) => void
}

/** How far an arrow key moves a pin, as a share of the picture. */
const step = 0.02

const steps: Record<string, PicturePoint> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

const inside = (share: number) => Math.min(1, Math.max(0, share))

/** The pins over the current picture, which is `size` px large before zooming. */
export function Pins({ pins, size, view }: { pins: readonly PicturePin[]; size: Extent; view: View }) {
  function press(event: KeyboardEvent, pin: PicturePin) {
    const by = steps[event.key]
    if (!by || !pin.onMove) return
    // The same keys go from picture to picture.
    event.stopPropagation()
    event.preventDefault()
    pin.onMove({ x: inside(pin.x + by.x), y: inside(pin.y + by.y) })
  }

  const at = (share: number, offset: number, length: number) =>
    `calc(50% + ${offset + (share - 0.5) * length * view.scale}px)`
  return (
    <Layer>
      {pins.map((pin) => (
        <Dot
          key={pin.id}
          type="button"
          aria-label={pin.label}
          aria-pressed={pin.look === 'draft' ? undefined : pin.isCurrent === true}
          data-look={pin.look}
          style={{ left: at(pin.x, view.x, size.width), top: at(pin.y, view.y, size.height) }}
          onClick={pin.onPress}
          onKeyDown={(event) => press(event, pin)}
        >
          {pin.text}
        </Dot>
      ))}
    </Layer>
  )
}
