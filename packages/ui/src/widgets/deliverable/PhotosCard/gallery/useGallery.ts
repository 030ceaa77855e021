import { addPhoto, Failure, inGalleryOrder, type Photo, removePhoto } from '@ensaio/domain'
import { useMemo, useRef, useState } from 'react'

/** What somebody did to the gallery and the server has not confirmed yet. */
type Change = (photos: readonly Photo[]) => readonly Photo[]

// A page may build the list anew each time it draws: what counts is what is in it.
function isSame(one: readonly Photo[], other: readonly Photo[]): boolean {
  return one === other || (one.length === other.length && one.every((photo, place) => photo === other[place]))
}

/**
 * The gallery as the server has it, with what is under way already in sight. Actions are sent one after the other; one that fails is
 * taken back and rejects with the words given. An answer that was on its way while a photo was added or removed may not know of that, and
 * gets it as well. A new `given` replaces everything.
 */
export function useGallery(given: readonly Photo[], onChange?: (photos: readonly Photo[]) => void) {
  const [kept, setKept] = useState({ given, photos: given })
  const [changes, setChanges] = useState<readonly Change[]>([])
  const latest = useRef(given)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  /** The photos added and removed on this page so far, in order. */
  const done = useRef<Change[]>([])

  if (!isSame(kept.given, given)) {
    latest.current = given
    setKept({ given, photos: given })
  }

  function settle(photos: readonly Photo[]) {
    latest.current = photos
    setKept((before) => ({ ...before, photos }))
    onChange?.(photos)
  }

  async function act(change: Change, ask: () => Promise<readonly Photo[]>, words: string) {
    setChanges((before) => [...before, change])
    const turn = queue.current.then(async () => {
      const known = done.current.length
      const answer = await ask()
      return done.current.slice(known).reduce((photos, made) => made(photos), answer)
    })
    queue.current = turn.catch(() => {})
    try {
      settle(await turn)
    } catch (reason) {
      throw new Failure(reason instanceof Failure ? reason.code : 'internal', words)
    } finally {
      setChanges((before) => before.filter((other) => other !== change))
    }
  }

  const photos = useMemo(
    () => changes.reduce((before, change) => change(before), inGalleryOrder(kept.photos) as readonly Photo[]),
    [kept.photos, changes],
  )
  return {
    photos,
    act,
    added(photo: Photo) {
      done.current.push((all) => (all.some(({ id }) => id === photo.id) ? all : addPhoto(all, photo)))
      settle(addPhoto(latest.current, photo))
    },
    removed({ id }: Photo) {
      done.current.push((all) => removePhoto(all, id))
      settle(removePhoto(latest.current, id))
    },
  }
}
