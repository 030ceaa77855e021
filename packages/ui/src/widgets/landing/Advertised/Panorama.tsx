import { type PointerEvent, type UIEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Picture, type PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { color, radius } from '../../../theme/tokens.ts'

const View = styled.section`
  --height: min(60dvh, 520px);
  display: flex;
  width: 100%;
  height: var(--height);
  /* Narrower than one copy of the picture, which is three times as wide as its visible height. */
  max-width: calc(2.8 * var(--height));
  margin-inline: auto;
  overflow: auto hidden;
  border-radius: ${radius.control};
  background: ${color.sunken};
  cursor: grab;
  scrollbar-width: none;

  &:active {
    cursor: grabbing;
  }

  picture {
    flex: none;
    height: 100%;
  }

  /* Hides the distorted ceiling and floor. */
  img {
    width: auto;
    max-width: none;
    height: 100%;
    aspect-ratio: 3 / 1;
    object-fit: cover;
    user-select: none;
  }
`

// The number of copies that fills even a very wide, low window.
const copies = ['first', 'second', 'third', 'fourth', 'fifth']

// Scrolling stays in the second copy: past either end it jumps by the width of one copy, without a visible change.
function loopScroll({ currentTarget: view }: UIEvent<HTMLElement>) {
  const width = view.scrollWidth / copies.length
  if (view.scrollLeft >= 2 * width) view.scrollLeft -= width
  else if (view.scrollLeft < width) view.scrollLeft += width
}

/** A 360° panorama, twice as wide as high, that scrolls endlessly by drag, swipe or arrow keys. */
export function Panorama({ files }: { files: PictureFiles }) {
  const view = useRef<HTMLElement>(null)
  const dragX = useRef<number | null>(null)

  useEffect(() => {
    if (!view.current) return
    // Starts at the middle of the second copy, away from the seam between copies.
    const { scrollWidth, clientWidth } = view.current
    view.current.scrollLeft = (1.5 * scrollWidth) / copies.length - clientWidth / 2
  }, [])

  function drag(event: PointerEvent<HTMLElement>) {
    if (dragX.current === null) return
    event.currentTarget.scrollLeft += dragX.current - event.clientX
    dragX.current = event.clientX
  }

  function release() {
    dragX.current = null
  }

  return (
    <View
      ref={view}
      tabIndex={0}
      data-sideways
      aria-label="Panorama: arraste ou use as setas para olhar em volta"
      onScroll={loopScroll}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') dragX.current = event.clientX
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerLeave={release}
    >
      {copies.map((copy, index) => (
        <Picture
          key={copy}
          files={index === 1 ? files : { ...files, alt: '' }}
          sizes="1560px"
          draggable={false}
        />
      ))}
    </View>
  )
}
