import { useEffect, useRef, useState } from 'react'

/** A chosen file that is kept on the device until it has arrived. */
export interface KeptUpload {
  key: string
  file: File
  /** The room of the photo; null for none. */
  tagId: number | null
  /** Is the file made smaller before it is sent? */
  isShrunk: boolean
}

/** Where chosen files are kept, so that they outlive the page: the network, the browser or the battery may go. */
export interface KeptUploads {
  /** The files that have not arrived yet, in the order in which they were kept. */
  read: () => Promise<readonly KeptUpload[]>
  keep: (upload: KeptUpload) => Promise<unknown>
  drop: (key: string) => Promise<unknown>
}

/**
 * Keeps files while they are sent. `onFound` gets those of an earlier visit to the page, once. A file that cannot be kept, as on a full
 * device, is sent all the same, and `isSafe` is false: it would be lost with the page.
 */
export function useKeptUploads(
  kept: KeptUploads | undefined,
  onFound: (uploads: readonly KeptUpload[]) => void,
) {
  const [isSafe, setSafe] = useState(kept !== undefined)
  const keeping = useRef(new Map<string, Promise<unknown>>())
  const latest = useRef(onFound)
  latest.current = onFound

  useEffect(() => {
    let isLeft = false
    kept?.read().then(
      (found) => {
        if (!isLeft && found.length > 0) latest.current(found)
      },
      () => setSafe(false),
    )
    return () => {
      isLeft = true
    }
  }, [kept])

  return {
    isSafe,
    keep(uploads: readonly KeptUpload[]) {
      if (!kept) return
      // One after the other, so that they are found in their order.
      let before: Promise<unknown> = Promise.resolve()
      for (const upload of uploads) {
        before = before.then(() => kept.keep(upload)).catch(() => setSafe(false))
        keeping.current.set(upload.key, before)
      }
    },
    drop(key: string) {
      // A file may arrive before it was kept.
      const isKept = keeping.current.get(key) ?? Promise.resolve()
      keeping.current.delete(key)
      void isKept.then(() => kept?.drop(key)).catch(() => undefined)
    },
  }
}
