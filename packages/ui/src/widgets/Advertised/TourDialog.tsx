import { type PointerEvent, type UIEvent, useRef } from 'react'
import styled from 'styled-components'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Picture, type PictureFiles } from '../../primitives/Picture/Picture.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import { color, radius } from '../../theme/tokens.ts'

const Round = styled.section`
  display: flex;
  height: min(60dvh, 520px);
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

  img {
    width: auto;
    max-width: none;
    height: 100%;
    user-select: none;
  }
`

// Two rounds stand side by side; past the end of the first one the view goes back by one, unseen.
function keepRound({ currentTarget: view }: UIEvent<HTMLElement>) {
  const round = view.scrollWidth / 2
  if (view.scrollLeft >= round) view.scrollLeft -= round
  else if (view.scrollLeft === 0) view.scrollLeft = round
}

/** A room all around: drag, swipe or use the arrow keys to look on, without an end. */
export function TourDialog(props: { open: boolean; onClose: () => void; tour: PictureFiles }) {
  const grip = useRef<number | null>(null)

  function drag(event: PointerEvent<HTMLElement>) {
    if (grip.current === null) return
    event.currentTarget.scrollLeft += grip.current - event.clientX
    grip.current = event.clientX
  }

  return (
    <Dialog open={props.open} onClose={props.onClose} wide="page" title="Tour virtual">
      <Stack gap={12}>
        <Round
          tabIndex={0}
          aria-label="Panorama: arraste ou use as setas para olhar em volta"
          onScroll={keepRound}
          onPointerDown={(event) => {
            if (event.pointerType === 'mouse') grip.current = event.clientX
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            grip.current = null
          }}
          onPointerLeave={() => {
            grip.current = null
          }}
        >
          <Picture files={props.tour} sizes="1040px" draggable={false} />
          <Picture files={{ ...props.tour, alt: '' }} sizes="1040px" draggable={false} />
        </Round>
        <Text soft>Arraste para olhar em volta.</Text>
      </Stack>
    </Dialog>
  )
}
