import {
  Failure,
  type Favorites,
  favoriteRefusal,
  noFavorites,
  type Photo,
  withFavorite,
} from '@ensaio/domain'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { lazyDialog } from '../../../../primitives/dialog/lazy-dialog.tsx'
import { lazyPart } from '../../../../primitives/feedback/lazy-part.tsx'
import { Skeleton } from '../../../../primitives/feedback/Skeleton/Skeleton.tsx'
import type { PhotoCallbacks } from '../usePhotoActs.ts'

// Few galleries have a choice.
const ChoiceBar = lazyPart(
  async () => (await import('./ChoiceBar.tsx')).ChoiceBar,
  <Skeleton height="60px" phoneHeight="104px" />,
)
const AskChoiceDialog = lazyDialog(async () => (await import('./AskChoiceDialog.tsx')).AskChoiceDialog)

type Given = Pick<PhotoCallbacks, 'onFavorite' | 'onAskChoice' | 'onSendChoice'> & {
  favorites?: Favorites | undefined
}

/** A mark whose answer has not come yet. */
type Mark = { id: number; isFavorite: boolean }

/** The favourites of a gallery as shown, and the actions of its viewer. */
export interface ShownFavorites {
  ids: ReadonlySet<number>
  /** Marks a photo, or no longer; undefined where that cannot be done (any more). Rejects with the words to show. */
  toggle: ((photo: Photo) => Promise<void>) | undefined
  /** Is a choice asked for and not sent? Then every heart is in sight. */
  isChoosing: boolean
  /** Opens the dialog that asks for the number; staff only. */
  ask: (() => void) | undefined
  /** The bar of a requested choice; false without one. */
  bar: ReactNode
  dialogs: ReactNode
}

/** The favourites of a gallery, changed before the server answers; keeps each answer until the page gives other favourites. */
export function useFavorites(given: Given, photos: readonly Photo[]): ShownFavorites {
  const { onFavorite, onAskChoice, onSendChoice } = given
  const told = given.favorites ?? noFavorites
  const known = JSON.stringify(told)
  const [kept, setKept] = useState({ known, favorites: told })
  const [pending, setPending] = useState<readonly Mark[]>([])
  const [isAsking, setAsking] = useState(false)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  if (kept.known !== known) setKept({ known, favorites: told })

  const settled = kept.known === known ? kept.favorites : told
  const favorites = useMemo(
    () => pending.reduce((before, { id, isFavorite }) => withFavorite(before, id, isFavorite), settled),
    [settled, pending],
  )
  const ids = useMemo(() => new Set(favorites.photo_ids), [favorites])
  const { wanted, sent_at } = favorites

  async function keep(answer: Promise<Favorites>) {
    const settledAnswer = await answer
    setKept((before) => ({ ...before, favorites: settledAnswer }))
  }

  async function mark(photo: Photo) {
    if (!onFavorite) return
    const isFavorite = !ids.has(photo.id)
    const mine = { id: photo.id, isFavorite }
    const refusal = favoriteRefusal(favorites, { photoId: photo.id, isFavorite })
    if (refusal !== null) throw new Failure('transition_refused', refusal)
    setPending((before) => [...before, mine])
    // One after the other: an older answer must not come last.
    const turn = queue.current.then(() => keep(onFavorite(photo, isFavorite)))
    queue.current = turn.catch(() => undefined)
    try {
      await turn
    } finally {
      setPending((before) => before.filter((other) => other !== mine))
    }
  }

  return {
    ids,
    toggle: onFavorite && sent_at === null ? mark : undefined,
    isChoosing: wanted !== null && sent_at === null && onFavorite !== undefined,
    ask: onAskChoice && wanted === null && photos.length > 0 ? () => setAsking(true) : undefined,
    bar: wanted !== null && (
      <ChoiceBar
        favorites={favorites}
        onSend={onSendChoice && (() => queue.current.then(() => keep(onSendChoice())))}
        onAsk={onAskChoice && (() => setAsking(true))}
        onTakeBack={onAskChoice && (() => keep(onAskChoice(null)))}
      />
    ),
    dialogs: isAsking && onAskChoice && (
      <AskChoiceDialog
        open
        count={photos.length}
        wanted={wanted}
        onAsk={(count) => keep(onAskChoice(count))}
        onClose={() => setAsking(false)}
      />
    ),
  }
}
