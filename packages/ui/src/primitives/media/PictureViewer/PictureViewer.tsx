import { ChevronLeft, ChevronRight, Pause, Play, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { ThemeProvider, useBrand } from '../../../theme/ThemeProvider.tsx'
import { Button } from '../../action/Button/Button.tsx'
import { enterModal, useTopModal } from '../../dialog/modals.ts'
import { useBackCloses } from '../../dialog/useBackCloses.ts'
import { useFocusNearOpener } from '../../dialog/useFocusNearOpener.ts'
import { ReportContext } from '../../feedback/failure-report.ts'
import { LazyPanorama } from './LazyPanorama.tsx'
import { Foot, Frame, Ground, Head, Instead, Panel, Problem, Stage, Surface } from './PictureViewer.styles.ts'
import { type PicturePin, type PicturePoint, Pins } from './Pins.tsx'
import { Slides, type ViewedPicture } from './Slides.tsx'
import { useDrawnSize } from './useDrawnSize.ts'
import { useSlideShow } from './useSlideShow.ts'
import { useTouch } from './useTouch.ts'
import { closer, type Point, type View } from './view.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

export type { PicturePin, ViewedPicture }

/** Props of the viewer. */
export type PictureViewerProps = {
  /** Render the viewer only while it is open. */
  open: true
  onClose: () => void
  /** The dialog's accessible name. */
  label: string
  pictures: readonly ViewedPicture[]
  /** Index of the current picture. */
  place: number
  onGo?: (place: number) => void
  /** How long a slide show stays on a picture, in ms. */
  slideTime?: number
  /** Marks on the current picture. */
  pins?: readonly PicturePin[]
  /** Takes a tap on the current picture, instead of zooming by a double one. */
  onPoint?: ((point: PicturePoint) => void) | undefined
  /** Shown in place of the current picture, which takes no gestures then. */
  instead?: ReactNode
  /** A panel beside the picture; on a phone below it, in place of the actions. */
  panel?: ReactNode
  /** Actions on the current picture: quiet buttons. Their failures are shown in the viewer. */
  children?: ReactNode
}

/** How far an arrow key moves a zoomed picture, in px. */
const step = 60

const steps: Record<string, Point> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}

/**
 * A full-screen picture viewer, always dark. Arrow keys, Home, End, drags and buttons navigate; +, a pinch, a double tap and a button
 * zoom; Esc, the browser's Back, a drag down and a button close; another one starts a slide show, which any step of one's own stops. The
 * neighbouring pictures are preloaded.
 */
export function PictureViewer(props: PictureViewerProps) {
  const { pictures, place, onClose, slideTime = 5000, pins = [], onPoint, panel, instead } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const brand = useBrand()
  const [problem, setProblem] = useState('')
  const [flat, setFlat] = useState<ViewedPicture['id'] | null>(null)
  const shown = pictures[place]
  const touch = useTouch(surface, image, {
    id: shown?.id ?? '',
    onStep: (by) => go(place + by),
    onClose,
    onTap: onPoint && point,
  })
  const drawn = { id: shown?.id ?? '', small: shown?.small ?? null }
  const size = useDrawnSize(image, drawn, pins.length > 0 || onPoint !== undefined)
  const isClose = touch.view.scale > 1
  useBackCloses(true, onClose)
  useFocusNearOpener(true)
  const top = useTopModal()
  const show = useSlideShow({
    place,
    count: pictures.length,
    slideTime,
    isHeld: isClose || Boolean(panel || instead) || top !== dialog.current,
    onGo: slide,
  })

  // While somebody comments or looks at the slide show, a sphere is a plain photo.
  const isPlain = flat === shown?.id || onPoint !== undefined || Boolean(panel) || show.isRunning
  const sphere = isPlain ? undefined : shown?.panorama

  function point(at: Point, view: View) {
    if (!size) return
    const share = (from: number, length: number) => from / view.scale / length + 0.5
    const x = share(at.x - view.x, size.width)
    const y = share(at.y - view.y, size.height)
    if (Math.min(x, y) >= 0 && Math.max(x, y) <= 1) onPoint?.({ x, y })
  }

  function slide(to: number) {
    setProblem('')
    props.onGo?.(to)
  }

  function go(to: number) {
    if (!pictures[to]) return
    show.stop()
    slide(to)
  }

  function actOn({ key }: KeyboardEvent): (() => void) | undefined {
    if (!instead) {
      if (isClose && steps[key]) return () => steps[key] && touch.move(steps[key])
      const zooms = sphere === undefined
      if (zooms && (key === '+' || key === '=')) return () => touch.zoom(1.5)
      if (zooms && key === '-') return () => touch.zoom(1 / 1.5)
    }
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: pictures.length - 1 }[key]
    return to === undefined ? undefined : () => go(to)
  }

  function press(event: KeyboardEvent) {
    // Leave Ctrl and + to the browser, and a field to its user.
    const fields = [HTMLTextAreaElement, HTMLInputElement, HTMLSelectElement]
    const isTyped = fields.some((field) => event.target instanceof field)
    const act = isTyped || event.ctrlKey || event.metaKey || event.altKey ? undefined : actOn(event)
    if (!act) return
    event.preventDefault()
    act()
  }

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    element.querySelector('h2')?.focus()
    const leave = enterModal(element)
    return () => {
      leave()
      element.close()
    }
  }, [])

  if (!shown) return null
  const isAlone = pictures.length === 1
  const { view, drag, held } = touch
  return (
    <ThemeProvider mode="dark">
      <Ground $ground={brand.dark.sunken} />
      <Frame
        ref={dialog}
        data-viewer
        $panel={Boolean(panel)}
        aria-label={props.label}
        style={drag.y > 0 ? { opacity: Math.max(0.4, 1 - drag.y / 500) } : undefined}
        onKeyDown={press}
        onCancel={(event) => {
          event.preventDefault()
          onClose()
        }}
        // On a second Esc the browser closes the dialog without a cancel event.
        onClose={() => !dialog.current?.open && onClose()}
      >
        <ReportContext value={setProblem}>
          <Head>
            <h2 tabIndex={-1} aria-live={show.isRunning ? 'off' : 'polite'}>
              {!isAlone && (
                <span>
                  {place + 1} de {pictures.length}
                </span>
              )}
              {shown.title}
            </h2>
            {!isAlone && (
              <Button
                variant="quiet"
                iconOnly
                icon={show.isRunning ? <Pause {...icon} /> : <Play {...icon} />}
                onPress={show.toggle}
              >
                {show.isRunning ? 'Parar a apresentação' : 'Apresentar as fotos'}
              </Button>
            )}
            {!instead && sphere === undefined && (
              <Button
                variant="quiet"
                iconOnly
                icon={isClose ? <ZoomOut {...icon} /> : <ZoomIn {...icon} />}
                onPress={() => touch.zoom(isClose ? 0 : closer)}
              >
                {isClose ? 'Afastar' : 'Aproximar'}
              </Button>
            )}
            <Button variant="quiet" iconOnly icon={<X {...icon} />} onPress={onClose}>
              Fechar
            </Button>
          </Head>
          <Stage>
            <Surface ref={surface} $moves={isClose} hidden={Boolean(instead)} {...touch.handlers}>
              <Slides pictures={pictures} place={place} image={image} view={view} drag={drag} held={held} />
            </Surface>
            {instead && <Instead>{instead}</Instead>}
            {!instead && sphere !== undefined && (
              <LazyPanorama
                key={shown.id}
                source={sphere}
                title={shown.title}
                onFailure={() => setFlat(shown.id)}
              />
            )}
            {!instead && size && drag.x === 0 && drag.y === 0 && <Pins pins={pins} size={size} view={view} />}
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
          {panel && <Panel>{panel}</Panel>}
          <Foot>{props.children}</Foot>
        </ReportContext>
      </Frame>
    </ThemeProvider>
  )
}
