import { type PointerEvent, type UIEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Picture, type PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { color, radius } from '../../../theme/tokens.ts'

const View = styled.section`
  --height: min(60dvh, 520px);
  display: flex;
  width: 100%;
  height: var(--height);
  /* Narrower than one round, which is three times as wide as high. */
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

  /* The bent ceiling and floor stay out of view. */
  img {
    width: auto;
    max-width: none;
    height: 100%;
    aspect-ratio: 3 / 1;
    object-fit: cover;
    user-select: none;
  }
`

// Enough rounds side by side that the widest and lowest window sees no end.
const rounds = ['first', 'second', 'third', 'fourth', 'fifth']

// The view stays within the second round: past either end of it, it goes on by a whole one, unseen.
function keepRound({ currentTarget: view }: UIEvent<HTMLElement>) {
  const round = view.scrollWidth / rounds.length
  if (view.scrollLeft >= 2 * round) view.scrollLeft -= round
  else if (view.scrollLeft < round) view.scrollLeft += round
}

/** A room all around, of twice its height in width: drag, swipe or use the arrow keys to look on, without an end. */
export function Panorama({ files }: { files: PictureFiles }) {
  const view = useRef<HTMLElement>(null)
  const grip = useRef<number | null>(null)

  useEffect(() => {
    if (!view.current) return
    // The middle of the second round, away from the seam where two rounds meet.
    const { scrollWidth, clientWidth } = view.current
    view.current.scrollLeft = (1.5 * scrollWidth) / rounds.length - clientWidth / 2
  }, [])

  function drag(event: PointerEvent<HTMLElement>) {
    if (grip.current === null) return
    event.currentTarget.scrollLeft += grip.current - event.clientX
    grip.current = event.clientX
  }

  function release() {
    grip.current = null
  }

  return (
    <View
      ref={view}
      tabIndex={0}
      data-sideways
      aria-label="Panorama: arraste ou use as setas para olhar em volta"
      onScroll={keepRound}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') grip.current = event.clientX
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerLeave={release}
    >
      {rounds.map((round, place) => (
        <Picture
          key={round}
          files={place === 1 ? files : { ...files, alt: '' }}
          sizes="1560px"
          draggable={false}
        />
      ))}
    </View>
  )
}
