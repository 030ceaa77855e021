import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { nameWidths } from '../name-widths.ts'
import { Dot, Fitted, Layer } from './Pins.styles.ts'
import type { Extent, View } from './view.ts'

/** A point of a picture, as shares of its width and height from its upper left corner. */
export type PicturePoint = { x: number; y: number }

/** A mark on the current picture. */
export type PicturePin = PicturePoint & {
  id: number | string
  /** Its accessible name. */
  label: string
  /** Shown in it: one or two characters, or a name in a `name`. */
  text: string
  /** Shown after a name, and never cut off: `4`, and where there is room its unit, `fotos`. */
  count?: { number: number; unit: string } | undefined
  /** `open` catches the eye, `done` steps back, `draft` is being placed, `name` holds a name. */
  look: 'open' | 'done' | 'draft' | 'name'
  /** Is it the chosen one? Left out where none is chosen. */
  isCurrent?: boolean
  /** Without it and `onMove` the mark is no control. */
  onPress?: (() => void) | undefined
  /** Moves it by the arrow keys, and by dragging it. */
  onMove?: (to: PicturePoint) => void
}

/** The height of a row of names, and what stays free between two of them, in px. */
const rowOfNames = 32
const betweenNames = 4
/** A name that is narrower has no place for a number beside it, in px. */
const narrow = 72

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
    if (!by || !pin.onMove || event.ctrlKey || event.metaKey || event.altKey) return
    // The same keys go from picture to picture.
    event.stopPropagation()
    event.preventDefault()
    pin.onMove({ x: inside(pin.x + by.x), y: inside(pin.y + by.y) })
  }

  const drags = useRef<AbortController>(null)
  useEffect(() => () => drags.current?.abort(), [])

  function grab({ button, clientX, clientY }: PointerEvent, { x, y, onMove }: PicturePin) {
    if (!onMove || button !== 0) return
    const end = new AbortController()
    drags.current?.abort()
    drags.current = end
    const { signal } = end
    const share = (by: number, length: number) => by / (length * view.scale)
    const follow = (event: globalThis.PointerEvent) =>
      onMove({
        x: inside(x + share(event.clientX - clientX, size.width)),
        y: inside(y + share(event.clientY - clientY, size.height)),
      })
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', () => end.abort(), { signal })
    window.addEventListener('pointercancel', () => end.abort(), { signal })
  }

  const names = pins.filter(({ look }) => look === 'name')
  const drawn = { width: size.width * view.scale, height: size.height * view.scale }
  const widths = nameWidths(names, rowOfNames / drawn.height)
  /** How wide the name of a pin may be, in px. */
  const widthOf = (pin: PicturePin) => (widths[names.indexOf(pin)] ?? 1) * drawn.width - betweenNames

  const percent = (share: number) => `${share * 100}%`
  const ratio = size.width / size.height
  return (
    <Layer>
      <Fitted
        style={{
          aspectRatio: ratio,
          width: `calc(min(100cqw, ${ratio} * 100cqh) * ${view.scale})`,
          translate: `calc(${view.x}px - 50%) calc(${view.y}px - 50%)`,
        }}
      >
        {pins.map((pin) => {
          const isName = pin.look === 'name'
          const shown = {
            'data-look': pin.look,
            style: {
              left: percent(pin.x),
              top: percent(pin.y),
              // A name at the side of the picture does not leave it, nor does it cover the one beside it.
              ...(isName && { translate: `-${percent(pin.x)} -50%`, '--widest': `${widthOf(pin)}px` }),
            },
            children: (
              <>
                <span>{pin.text}</span>
                {pin.count && widthOf(pin) > narrow && (
                  <span>
                    {` · ${pin.count.number}`}
                    <i>{` ${pin.count.unit}`}</i>
                  </span>
                )}
              </>
            ),
          }
          if (!pin.onPress && !pin.onMove) return <Dot as="span" key={pin.id} {...shown} />
          return (
            <Dot
              key={pin.id}
              {...shown}
              type="button"
              aria-label={pin.label}
              aria-pressed={pin.isCurrent}
              data-moves={pin.onMove ? '' : undefined}
              onClick={pin.onPress}
              onKeyDown={(event) => press(event, pin)}
              onPointerDown={(event) => grab(event, pin)}
            />
          )
        })}
      </Fitted>
    </Layer>
  )
}
