import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../action/Button/Button.tsx'
import { Picture, type PictureFiles } from '../Picture/Picture.tsx'
import { Controls, Dot, Dots, Frame, Slide, Stage } from './Carousel.styles.ts'
import { useAutoplay } from './useAutoplay.ts'
import { useSwipe } from './useSwipe.ts'

/** Props of a carousel. */
export type CarouselProps = {
  /** The pictures in order, each with a caption below. */
  slides: readonly { picture: PictureFiles; caption: string }[]
  /** How long each picture is shown, in ms. */
  interval?: number
  /** The accessible name. */
  label: string
}

// Each slide is placed by its shortest distance from the current one, so that the last is also beside the first.
function distance(place: number, current: number, count: number): number {
  const half = Math.floor(count / 2)
  return ((((place - current + half) % count) + count) % count) - half
}

/**
 * An endless carousel. Advances every `interval` until paused, but not under the pointer, while it contains the focus, under reduced
 * motion or in a hidden tab. Arrow keys, swiping, the dots and the neighbouring slides navigate. Screen readers announce the picture
 * only while it does not advance by itself.
 */
export function Carousel({ slides, interval = 5000, label }: CarouselProps) {
  const [current, setCurrent] = useState(0)
  const count = slides.length
  const go = (place: number) => setCurrent(((place % count) + count) % count)
  const auto = useAutoplay(
    () => setCurrent((place) => (place + 1) % count),
    count > 1 ? interval : null,
    current,
  )
  const swipe = useSwipe((steps) => go(current + steps))

  function turn(event: KeyboardEvent) {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    go(current + steps)
  }

  return (
    <Frame
      role="region"
      aria-roledescription="carrossel"
      aria-label={label}
      onKeyDown={turn}
      {...auto.attention}
    >
      <Stage aria-live={auto.playing ? 'off' : 'polite'} {...swipe.handlers}>
        {slides.map(({ picture, caption }, place) => {
          const away = distance(place, current, count)
          return (
            <Slide
              key={picture.src}
              role="group"
              aria-roledescription="foto"
              aria-label={`${place + 1} de ${count}: ${caption}`}
              aria-hidden={away !== 0 || undefined}
              $away={away}
              $dragging={swipe.dragging}
              style={swipe.offset ? { translate: `calc(${away * 100}% + ${swipe.offset}px)` } : undefined}
              onClick={() => away !== 0 && !swipe.swiped() && go(place)}
            >
              <Picture files={picture} sizes="(max-width: 767px) 88vw, min(860px, 72vw)" draggable={false} />
              <p>{caption}</p>
            </Slide>
          )
        })}
      </Stage>
      {count > 1 && (
        <Controls>
          <div>
            {auto.moves && (
              <Button
                variant="quiet"
                iconOnly
                icon={
                  auto.paused ? <Play size={20} strokeWidth={1.75} /> : <Pause size={20} strokeWidth={1.75} />
                }
                onPress={auto.toggle}
              >
                {auto.paused ? 'Retomar a apresentação' : 'Pausar a apresentação'}
              </Button>
            )}
          </div>
          <Dots>
            {slides.map(({ picture, caption }, place) => (
              <Dot
                key={picture.src}
                type="button"
                aria-label={`Ver a foto ${place + 1}: ${caption}`}
                aria-current={place === current || undefined}
                onClick={() => go(place)}
              />
            ))}
          </Dots>
          <div>
            <Button
              variant="quiet"
              iconOnly
              icon={<ChevronLeft size={22} strokeWidth={1.75} />}
              onPress={() => go(current - 1)}
            >
              Foto anterior
            </Button>
            <Button
              variant="quiet"
              iconOnly
              icon={<ChevronRight size={22} strokeWidth={1.75} />}
              onPress={() => go(current + 1)}
            >
              Próxima foto
            </Button>
          </div>
        </Controls>
      )}
    </Frame>
  )
}
