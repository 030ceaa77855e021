import 'pannellum/src/js/libpannellum.js'
import { Rotate3d } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { color, focusRing, radius, space, text } from '../../../theme/tokens.ts'
import { ahead, type Gaze, gazeAfter, turned, widened } from './gaze.ts'

const Sphere = styled.div`
  position: absolute;
  inset: 0;
  background: ${color.sunken};
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }

  &[data-waiting] {
    visibility: hidden;
  }

  canvas {
    display: block;
  }

  p {
    position: absolute;
    inset: auto 0 ${space[16]};
    display: flex;
    align-items: center;
    gap: ${space[8]};
    width: fit-content;
    margin-inline: auto;
    padding: ${space[4]} ${space[12]};
    border-radius: ${radius.full};
    background: ${color.surface};
    font-size: ${text.size15};
    pointer-events: none;
  }
`

type Finger = { x: number; y: number }

const apart = (one: Finger, other: Finger) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * A photo of a whole sphere, looked around in from its middle: by dragging, two fingers, a wheel and keys. Nothing moves by itself. Shows nothing where it
 * cannot be drawn, so that the plain photo below it stays; tells then.
 */
export function Panorama(props: { source: string; title: string; onFailure: () => void }) {
  const { source, title, onFailure } = props
  const place = useRef<HTMLDivElement>(null)
  const renderer = useRef<PanoramaRenderer | null>(null)
  const gaze = useRef<Gaze>(ahead)
  const fingers = useRef(new Map<number, Finger>())
  const [isReady, setReady] = useState(false)
  const [isMoved, setMoved] = useState(false)

  function draw() {
    const { yaw, pitch, across } = gaze.current
    renderer.current?.render(radians(pitch), radians(yaw), radians(across))
  }

  function look(next: Gaze) {
    gaze.current = next
    setMoved(true)
    draw()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a photo is drawn once.
  useEffect(() => {
    const container = place.current
    if (!container) return
    let isLeft = false
    const image = new Image()
    const fail = () => !isLeft && onFailure()
    image.onerror = fail
    image.onload = () => {
      if (isLeft) return
      try {
        const made = window.libpannellum?.renderer(container)
        if (!made) return fail()
        renderer.current = made
        made.init(image, 'equirectangular', false, 2 * Math.PI, Math.PI, 0, draw, {})
        made.resize()
        draw()
        setReady(true)
      } catch {
        fail()
      }
    }
    image.src = source
    const watch = new ResizeObserver(() => {
      renderer.current?.resize()
      draw()
    })
    watch.observe(container)
    return () => {
      isLeft = true
      watch.disconnect()
      renderer.current?.destroy()
      renderer.current = null
      container.querySelector('canvas')?.remove()
    }
  }, [source])

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = gazeAfter(event.key, gaze.current)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    look(next)
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    const { pointerId } = event
    const before = fingers.current.get(pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(pointerId, now)
    const [other] = [...fingers.current].flatMap(([id, finger]) => (id === pointerId ? [] : [finger]))
    if (other) return look(widened(gaze.current, apart(before, other) / apart(now, other)))
    // A drag across the window turns by what the window shows.
    const share = gaze.current.across / event.currentTarget.clientWidth
    look(
      turned(gaze.current, {
        yaw: (before.x - now.x) * share,
        pitch: (now.y - before.y) * share,
      }),
    )
  }

  const drop = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
  }

  return (
    <Sphere
      ref={place}
      role="application"
      aria-roledescription="foto em 360°"
      aria-label={`${title}. Use as setas para olhar em volta, + e − para aproximar.`}
      tabIndex={isReady ? 0 : -1}
      data-waiting={!isReady || undefined}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onWheel={(event) => look(widened(gaze.current, event.deltaY > 0 ? 1.08 : 1 / 1.08))}
    >
      {!isMoved && isReady && (
        <p>
          <Rotate3d size={18} strokeWidth={1.75} aria-hidden="true" />
          Arraste para olhar em volta
        </p>
      )}
    </Sphere>
  )
}
