import { type Photo, withNoun } from '@ensaio/domain'
import { ArrowLeft, ArrowRight, Check, Heart, Star, Trash2 } from 'lucide-react'
import { useNearFocus } from '../../../../primitives/action/near-focus.ts'
import { Corner, Cover, FixedMark, Knob, Shelf, Tick } from './PhotoGrid.styles.ts'
import type { TileAct } from './tile-props.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

type Controls = {
  photo: Photo
  /** `Foto 3 de 42, Sala`. */
  name: string
  tabIndex: number
  onAct: (act: TileAct, photo: Photo) => void
}

/** Opens a photo in large. */
export function OpenControl({ photo, name, tabIndex, onAct, comments }: Controls & { comments: number }) {
  const talk = comments > 0 ? `, com ${withNoun(comments, 'comentário', 'comentários')}` : ''
  const said = `${photo.former ? ', nova versão' : ''}${talk}`
  return (
    <Cover
      type="button"
      tabIndex={tabIndex}
      aria-label={`Abrir ${name}${said}`}
      aria-haspopup="dialog"
      onClick={() => onAct('open', photo)}
    />
  )
}

/** Selects a photo; with Shift, all since the last selected one. */
export function SelectControl({
  photo,
  name,
  tabIndex,
  onAct,
  isSelected,
}: Controls & { isSelected: boolean }) {
  return (
    <Cover
      type="button"
      role="checkbox"
      tabIndex={tabIndex}
      aria-checked={isSelected}
      aria-label={name}
      onClick={({ shiftKey }) => onAct(shiftKey ? 'select-range' : 'select', photo)}
    >
      <Tick aria-hidden="true">
        <Check size={16} strokeWidth={2.5} />
      </Tick>
    </Cover>
  )
}

/** The star of a photo: a toggle for viewers who may feature photos, else a mark on the featured one. */
export function StarControl({ photo, name, tabIndex, onAct, isFixed }: Controls & { isFixed: boolean }) {
  if (isFixed) {
    return photo.is_featured ? (
      <Corner>
        <FixedMark>
          <Star {...icon} />
        </FixedMark>
      </Corner>
    ) : null
  }
  return (
    <Corner data-quiet={!photo.is_featured || undefined}>
      <Knob
        type="button"
        tabIndex={tabIndex}
        aria-pressed={photo.is_featured}
        aria-label={`Destacar ${name}`}
        title={photo.is_featured ? 'Tirar o destaque' : 'Destacar'}
        onClick={() => onAct('feature', photo)}
      >
        <Star {...icon} />
      </Knob>
    </Corner>
  )
}

/** The heart of a photo: a toggle for whoever chooses, else a mark on a favourite. */
export function HeartControl(
  props: Controls & { isFavorite: boolean; heart: 'button' | 'shown' | undefined },
) {
  const { photo, name, tabIndex, onAct, isFavorite, heart } = props
  // Among the favourites, the photo goes with its heart.
  const control = useNearFocus<HTMLButtonElement>(undefined)
  if (heart === undefined) {
    return isFavorite ? (
      <Corner data-low>
        <FixedMark data-heart role="img" aria-label={`Favorita: ${name}`}>
          <Heart {...icon} />
        </FixedMark>
      </Corner>
    ) : null
  }
  return (
    <Corner data-low data-quiet={(!isFavorite && heart === 'button') || undefined}>
      <Knob
        ref={control}
        type="button"
        data-heart
        tabIndex={tabIndex}
        aria-pressed={isFavorite}
        aria-label={`Favoritar ${name}`}
        title={isFavorite ? 'Tirar das favoritas' : 'Favoritar'}
        onClick={() => onAct('favorite', photo)}
      >
        <Heart {...icon} />
      </Knob>
    </Corner>
  )
}

/** Moves a photo without dragging, or deletes it. */
export function ArrangeControls(
  props: Controls & { isFirst: boolean; isLast: boolean; canMove: boolean; canDelete: boolean },
) {
  const { photo, name, tabIndex, onAct } = props
  const knob = (act: TileAct, words: string, isEnd = false) => ({
    type: 'button' as const,
    tabIndex,
    title: words,
    'aria-label': `${words}: ${name}`,
    'aria-disabled': isEnd || undefined,
    onClick: () => isEnd || onAct(act, photo),
  })
  return (
    <Shelf data-shelf>
      {props.canMove && (
        <>
          <Knob {...knob('before', 'Mover para antes', props.isFirst)}>
            <ArrowLeft {...icon} />
          </Knob>
          <Knob {...knob('after', 'Mover para depois', props.isLast)}>
            <ArrowRight {...icon} />
          </Knob>
        </>
      )}
      {props.canDelete && (
        <Knob {...knob('delete', 'Excluir')}>
          <Trash2 {...icon} />
        </Knob>
      )}
    </Shelf>
  )
}
