import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { ThemeProvider, useBrand } from '../../../theme/ThemeProvider.tsx'
import { Button } from '../../action/Button/Button.tsx'
import { ReportContext } from '../../action/Button/failure-report.ts'
import { useBackCloses } from '../../dialog/Dialog/useBackCloses.ts'
import { Foot, Ground, Head, Problem, Room, Slide, Stage, Surface } from './PictureViewer.styles.ts'
import { useTouch } from './useTouch.ts'
import { closer, type Point } from './view.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** One of the pictures to look at. */
export type ViewedPicture = {
  id: number | string
  src: string
  /** What it shows, said above it, too. */
  title: string
  /** A larger file, fetched once it is looked at closer. */
  whole?: string | undefined
  /** A small file that is there already, shown until `src` has come. */
  small?: string | null | undefined
  /** Black lines, perhaps on nothing: it lies on white. */
  paper?: boolean
}

/** What the viewer takes. */
export type PictureViewerProps = {
  /** It is there only while it is open. */
  open: true
  onClose: () => void
  /** What the dialog is called. */
  label: string
  pictures: readonly ViewedPicture[]
  /** The place of the one shown, from 0. */
  place: number
  onGo?: (place: number) => void
  /** What can be done with the one shown: quiet buttons. A failure of theirs is told here. */
  children?: ReactNode
}

/** So many px does an arrow key move a picture that is looked at closer. */
const step = 60

const steps: Record<string, Point> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}

/**
 * One picture over the whole window, always on dark. Arrows, Home and End, a drag or the buttons go through the pictures; +, two fingers,
 * a double tap or the button come closer; Esc, the browser's Back, a drag down or the button close. The neighbours are there already.
 */
export function PictureViewer(props: PictureViewerProps) {
  const { pictures, place, onClose } = props
  const room = useRef<HTMLDialogElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const brand = useBrand()
  const [problem, setProblem] = useState('')
  const shown = pictures[place]
  const touch = useTouch(surface, image, {
    id: shown?.id ?? '',
    onStep: (by) => go(place + by),
    onClose,
  })
  const isClose = touch.view.scale > 1
  useBackCloses(true, onClose)

  function go(to: number) {
    if (!pictures[to]) return
    setProblem('')
    props.onGo?.(to)
  }

  function actOn({ key }: KeyboardEvent): (() => void) | undefined {
    if (isClose && steps[key]) return () => steps[key] && touch.move(steps[key])
    if (key === '+' || key === '=') return () => touch.zoom(1.5)
    if (key === '-') return () => touch.zoom(1 / 1.5)
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: pictures.length - 1 }[key]
    return to === undefined ? undefined : () => go(to)
  }

  function press(event: KeyboardEvent) {
    // Ctrl and + magnify the page, as everywhere.
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actOn(event)
    if (!act) return
    event.preventDefault()
    act()
  }

  useLayoutEffect(() => {
    const element = room.current
    element?.showModal()
    element?.querySelector('h2')?.focus()
    return () => element?.close()
  }, [])

  if (!shown) return null
  const isAlone = pictures.length === 1
  const { view, drag, held } = touch
  return (
    <ThemeProvider mode="dark">
      <Ground $ground={brand.dark.sunken} />
      <Room
        ref={room}
        data-viewer
        aria-label={props.label}
        style={drag.y > 0 ? { opacity: Math.max(0.4, 1 - drag.y / 500) } : undefined}
        onKeyDown={press}
        onCancel={(event) => {
          event.preventDefault()
          onClose()
        }}
        // Where Esc is pressed again before it was heard, the browser closes a dialog without asking.
        onClose={() => !room.current?.open && onClose()}
      >
        <ReportContext value={setProblem}>
          <Head>
            <h2 tabIndex={-1} aria-live="polite">
              {!isAlone && (
                <span>
                  {place + 1} de {pictures.length}
                </span>
              )}
              {shown.title}
            </h2>
            <Button
              variant="quiet"
              iconOnly
              icon={isClose ? <ZoomOut {...icon} /> : <ZoomIn {...icon} />}
              onPress={() => touch.zoom(isClose ? 0 : closer)}
            >
              {isClose ? 'Afastar' : 'Aproximar'}
            </Button>
            <Button variant="quiet" iconOnly icon={<X {...icon} />} onPress={onClose}>
              Fechar
            </Button>
          </Head>
          <Stage>
            <Surface ref={surface} $moves={isClose} {...touch.handlers}>
              {[place - 1, place, place + 1].map((at) => {
                const one = pictures[at]
                const isShown = at === place
                return (
                  one && (
                    <Slide
                      key={one.id}
                      $held={held}
                      aria-hidden={!isShown || undefined}
                      style={{
                        translate: `calc(${(at - place) * 100}vw + ${drag.x}px) ${isShown ? drag.y : 0}px`,
                      }}
                    >
                      <img
                        ref={isShown ? image : undefined}
                        src={isShown && isClose ? (one.whole ?? one.src) : one.src}
                        alt={isShown ? one.title : ''}
                        data-paper={one.paper || undefined}
                        style={{
                          ...(one.small && { backgroundImage: `url("${one.small}")` }),
                          ...(isShown &&
                            isClose && { translate: `${view.x}px ${view.y}px`, scale: `${view.scale}` }),
                        }}
                        draggable={false}
                      />
                    </Slide>
                  )
                )
              })}
            </Surface>
            {!isAlone && (
              <>
                <Button
                  variant="quiet"
                  iconOnly
                  icon={<ChevronLeft {...icon} />}
                  disabled={place === 0}
                  onPress={() => go(place - 1)}
                >
                  Foto anterior
                </Button>
                <Button
                  variant="quiet"
                  iconOnly
                  icon={<ChevronRight {...icon} />}
                  disabled={place === pictures.length - 1}
                  onPress={() => go(place + 1)}
                >
                  Próxima foto
                </Button>
              </>
            )}
          </Stage>
          <Problem role="alert">{problem}</Problem>
          <Foot>{props.children}</Foot>
        </ReportContext>
      </Room>
    </ThemeProvider>
  )
}
