import { type RefObject, useState } from 'react'
import { Slide } from './PictureViewer.styles.ts'
import type { Point, View } from './view.ts'

/** A picture of the viewer. */
export type ViewedPicture = {
  id: number | string
  src: string
  /** The alternative text, also shown above the picture. */
  title: string
  /** A larger file, fetched on the first zoom. */
  whole?: string | undefined
  /** A small file that is already loaded, shown until `src` is. */
  small?: string | null | undefined
  /** The file of a photo of a whole sphere, which is looked around in; the plain photo where that cannot be drawn. */
  panorama?: string | undefined
  /** Adds a white background, for transparent line drawings. */
  paper?: boolean
}

/** The current picture and its neighbours, which are loaded ahead. Its larger file, where that cannot be fetched, is left out until the picture is shown anew. */
export function Slides(props: {
  pictures: readonly ViewedPicture[]
  place: number
  /** The element of the current picture. */
  image: RefObject<HTMLImageElement | null>
  view: View
  drag: Point
  held: boolean
}) {
  const { pictures, place, view, drag } = props
  const isClose = view.scale > 1
  const shown = pictures[place]
  /** The larger file that could not be fetched. */
  const [lost, setLost] = useState<{ id: ViewedPicture['id']; file: string } | null>(null)
  if (lost && lost.id !== shown?.id) setLost(null)
  const whole = shown?.whole === lost?.file ? undefined : shown?.whole
  return [place - 1, place, place + 1].map((at) => {
    const one = pictures[at]
    const isShown = at === place
    return (
      one && (
        <Slide
          key={one.id}
          $held={props.held}
          aria-hidden={!isShown || undefined}
          style={{
            translate: `calc(${(at - place) * 100}vw + ${drag.x}px) ${isShown ? drag.y : 0}px`,
          }}
        >
          <img
            ref={isShown ? props.image : undefined}
            src={isShown && isClose ? (whole ?? one.src) : one.src}
            alt={isShown ? one.title : ''}
            data-paper={one.paper || undefined}
            style={{
              ...(one.small && { backgroundImage: `url("${one.small}")` }),
              ...(isShown && isClose && { translate: `${view.x}px ${view.y}px`, scale: `${view.scale}` }),
            }}
            decoding="async"
            draggable={false}
            onError={() => isShown && isClose && whole && setLost({ id: one.id, file: whole })}
          />
        </Slide>
      )
    )
  })
}
