import { Failure, isFileRefusal, type Photo } from '@ensaio/domain'
import { useEffect, useRef, useState } from 'react'

/** One file on its way. */
export type Upload = {
  id: number
  file: File
  tagId: number | null
  /** Too large: made smaller here before it is sent. */
  isShrunk: boolean
  state: 'waiting' | 'shrinking' | 'sending' | 'failed'
  /** Share sent, 0 to 1. */
  share: number
  /** Why it failed, as the server said it. */
  reason: string | null
  /** The file itself is at fault: sending it again changes nothing. */
  isFinal: boolean
}

/** Sends a file; see `PhotosCardProps.onUpload`. */
export type SendPhoto = (
  file: File,
  tagId: number | null,
  progress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Photo>

/** How many files are sent at the same time. */
const lanes = 3

async function shrunk(file: File): Promise<File> {
  const { shrinkPhoto } = await import('./shrink-photo.ts')
  return shrinkPhoto(file)
}

/** A queue of files: three are sent at a time, each can be cancelled, and a failed one waits to be tried again. */
export function useUploads(send: SendPhoto, onSent: (photo: Photo) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [sent, setSent] = useState(0)
  const sending = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  function change(id: number, over: Partial<Upload>) {
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...over } : one)))
  }

  function drop(id: number) {
    setUploads((before) => before.filter((one) => one.id !== id))
  }

  async function start({ id, file, tagId, isShrunk }: Upload) {
    const controller = new AbortController()
    sending.current.set(id, controller)
    let shown = 0
    let isReadable = false
    function progress(share: number) {
      if (share - shown < 0.01) return
      shown = share
      change(id, { share })
    }
    try {
      change(id, { state: isShrunk ? 'shrinking' : 'sending', share: 0, reason: null })
      const ready = isShrunk ? await shrunk(file) : file
      isReadable = true
      controller.signal.throwIfAborted()
      change(id, { state: 'sending' })
      const photo = await send(ready, tagId, progress, controller.signal)
      setSent((before) => before + 1)
      drop(id)
      onSent(photo)
    } catch (reason) {
      if (!controller.signal.aborted) {
        const message = reason instanceof Failure ? reason.message : null
        change(id, { state: 'failed', reason: message, isFinal: !isReadable || isFileRefusal(reason) })
      }
    } finally {
      sending.current.delete(id)
    }
  }

  useEffect(() => {
    const free = lanes - sending.current.size
    const next = uploads.filter(({ id, state }) => state === 'waiting' && !sending.current.has(id))
    for (const one of next.slice(0, free)) void start(one)
  })

  useEffect(() => {
    const all = sending.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const isBusy = uploads.some(({ state }) => state !== 'failed')
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])

  return {
    uploads,
    /** How many arrived since the queue was last empty. */
    sent,
    isBusy,
    add(files: readonly File[], tagId: number | null, isShrunk = false) {
      if (uploads.length === 0) setSent(0)
      const added = files.map((file): Upload => {
        lastId.current += 1
        return {
          id: lastId.current,
          file,
          tagId,
          isShrunk,
          state: 'waiting',
          share: 0,
          reason: null,
          isFinal: false,
        }
      })
      setUploads((before) => [...before, ...added])
    },
    retry: (id: number) => change(id, { state: 'waiting' }),
    retryAll: () =>
      setUploads((before) =>
        before.map((one) => (one.state === 'failed' && !one.isFinal ? { ...one, state: 'waiting' } : one)),
      ),
    /** Cancels what is on its way, or forgets what failed. */
    remove(id: number) {
      sending.current.get(id)?.abort()
      drop(id)
    },
  }
}
