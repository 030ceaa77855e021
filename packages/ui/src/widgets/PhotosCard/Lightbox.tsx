import type { Photo, Tag } from '@ensaio/domain'
import { ChevronLeft, ChevronRight, Download, Star, Tag as TagIcon, Trash2, X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { failureMessage, ReportContext } from '../../primitives/Button/failure-report.ts'
import { ThemeProvider, useBrand } from '../../theme/ThemeProvider.tsx'
import { color } from '../../theme/tokens.ts'
import { useSwipe } from '../Carousel/useSwipe.ts'
import { Foot, Ground, Head, Room, Slide, Stage } from './Lightbox.styles.ts'
import { photoTitle } from './photo-words.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What the lightbox takes. */
export type LightboxProps = {
  /** It is there only while it is open. */
  open: true
  photos: readonly Photo[]
  tags: readonly Tag[]
  /** The photo shown, by id. */
  id: number
  onGo: (id: number) => void
  onClose: () => void
  /** The name under which it is saved. */
  fileName: string
  onFeature?: ((photo: Photo) => Promise<unknown>) | undefined
  onTag?: ((photo: Photo) => void) | undefined
  onDelete?: ((photo: Photo) => void) | undefined
}

/**
 * One photo over the whole window, always on dark. Arrows, Home and End, a swipe or the buttons go through the photos; Esc closes. The
 * neighbours are there already.
 */
export function Lightbox(props: LightboxProps) {
  const { photos, id, onGo, onClose, onFeature, onTag, onDelete } = props
  const room = useRef<HTMLDialogElement>(null)
  const brand = useBrand()
  const [problem, setProblem] = useState('')
  const place = photos.findIndex((photo) => photo.id === id)
  const photo = photos[place]
  const swipe = useSwipe((steps) => go(place + steps))

  function go(to: number) {
    const next = photos[to]
    if (!next) return
    setProblem('')
    onGo(next.id)
  }

  function turn(event: KeyboardEvent) {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: photos.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }

  useLayoutEffect(() => {
    const element = room.current
    element?.showModal()
    element?.querySelector('h2')?.focus()
    return () => element?.close()
  }, [])

  if (!photo) return null
  const isAlone = photos.length === 1
  return (
    <ThemeProvider mode="dark">
      <Ground $ground={brand.dark.sunken} />
      <Room
        ref={room}
        data-lightbox
        aria-label="Foto ampliada"
        onKeyDown={turn}
        onCancel={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <ReportContext value={setProblem}>
          <Head>
            <h2 tabIndex={-1} aria-live="polite">
              <span>
                {place + 1} de {photos.length}
              </span>
              {photoTitle(photo, props.tags)}
            </h2>
            <Button variant="quiet" size="small" iconOnly icon={<X {...icon} />} onPress={onClose}>
              Fechar
            </Button>
          </Head>
          <Stage {...swipe.handlers}>
            {[place - 1, place, place + 1].map((at) => {
              const one = photos[at]
              return (
                one && (
                  <Slide
                    key={one.id}
                    $still={swipe.dragging}
                    aria-hidden={at !== place || undefined}
                    style={{ translate: `calc(${(at - place) * 100}% + ${swipe.offset}px)` }}
                  >
                    <img
                      src={one.preview_url ?? one.url}
                      alt={at === place ? photoTitle(one, props.tags) : ''}
                      style={
                        one.thumbnail_url ? { backgroundImage: `url("${one.thumbnail_url}")` } : undefined
                      }
                      draggable={false}
                    />
                  </Slide>
                )
              )
            })}
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
                  disabled={place === photos.length - 1}
                  onPress={() => go(place + 1)}
                >
                  Próxima foto
                </Button>
              </>
            )}
          </Stage>
          <Foot>
            <p role="alert">{problem}</p>
            {onFeature && (
              <Button
                variant="quiet"
                pressed={photo.is_featured}
                icon={
                  <Star {...icon} {...(photo.is_featured ? { color: color.gold, fill: color.gold } : {})} />
                }
                onPress={() => {
                  setProblem('')
                  onFeature(photo).catch((reason) => setProblem(failureMessage(reason)))
                }}
              >
                Destacar
              </Button>
            )}
            <Button
              variant="quiet"
              href={photo.url}
              download={props.fileName}
              external
              icon={<Download {...icon} />}
            >
              Baixar foto
            </Button>
            {onTag && (
              <Button variant="quiet" icon={<TagIcon {...icon} />} onPress={() => onTag(photo)}>
                Mudar ambiente
              </Button>
            )}
            {onDelete && (
              <Button variant="quiet" icon={<Trash2 {...icon} />} onPress={() => onDelete(photo)}>
                Excluir
              </Button>
            )}
          </Foot>
        </ReportContext>
      </Room>
    </ThemeProvider>
  )
}
