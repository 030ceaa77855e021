import { isFileRefusal } from '@ensaio/domain'
import { useEffect, useRef, useState } from 'react'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'

/** A file to send, with what its card adds to it. */
type Entry = { file: File }

/** One file of the queue. */
export type Upload<Kind extends Entry = Entry> = Kind & {
  id: number
  state: 'waiting' | 'preparing' | 'sending' | 'failed'
  /** Share sent, 0 to 1. */
  share: number
  /** The reason of a failed upload. */
  failure: unknown
  /** The file itself is at fault: sending it again changes nothing. */
  isFinal: boolean
}

/** How a card sends its files. */
interface Sending<Kind extends Entry> {
  /** How many files are sent at the same time; one keeps the order in which they were chosen. */
  lanes: number
  /** Makes the file to send out of the chosen one; null when that is sent as it is. */
  prepare?: (entry: Kind) => Promise<File> | null
  send: (file: File, entry: Kind, progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
  /** Starts nothing meanwhile. */
  isPaused?: boolean
  /** Does a failed file wait again, in its place, instead of being shown as failed? */
  waitsAgain?: (failure: unknown) => boolean
}

/** A queue of files being sent: each can be cancelled, a failed one waits to be tried again, and leaving the page aborts all. */
export function useUploadQueue<Kind extends Entry>({
  lanes,
  prepare,
  send,
  isPaused = false,
  waitsAgain = () => false,
}: Sending<Kind>) {
  const [uploads, setUploads] = useState<readonly Upload<Kind>[]>([])
  const [sent, setSent] = useState(0)
  const sending = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  function change(id: number, over: Partial<Upload>) {
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...over } : one)))
  }

  function drop(id: number) {
    setUploads((before) => before.filter((one) => one.id !== id))
  }

  async function start(upload: Upload<Kind>) {
    const { id } = upload
    const controller = new AbortController()
    sending.current.set(id, controller)
    let shown = 0
    let isReadable = false
    function progress(share: number | null) {
      if (share === null || share - shown < 0.01) return
      shown = share
      change(id, { share })
    }
    try {
      const prepared = prepare?.(upload)
      change(id, { state: prepared ? 'preparing' : 'sending', share: 0, failure: null })
      const file = (await prepared) ?? upload.file
      isReadable = true
      controller.signal.throwIfAborted()
      change(id, { state: 'sending' })
      await send(file, upload, progress, controller.signal)
      setSent((before) => before + 1)
      drop(id)
    } catch (failure) {
      if (controller.signal.aborted) return
      if (isReadable && waitsAgain(failure)) change(id, { state: 'waiting', share: 0 })
      else {
        change(id, { state: 'failed', failure, isFinal: !isReadable || isFileRefusal(failure) })
      }
    } finally {
      sending.current.delete(id)
      // A cancelled one left the list before its lane was free: the next one is looked for again.
      if (controller.signal.aborted) setUploads((before) => [...before])
    }
  }

  useEffect(() => {
    const free = isPaused ? 0 : lanes - sending.current.size
    const next = uploads.filter(({ id, state }) => state === 'waiting' && !sending.current.has(id))
    for (const one of next.slice(0, free)) void start(one)
  })

  useEffect(() => {
    const all = sending.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  return {
    uploads,
    /** How many arrived since the queue was last empty. */
    sent,
    isBusy: uploads.some(({ state }) => state !== 'failed'),
    add(entries: readonly Kind[]) {
      if (uploads.length === 0) setSent(0)
      const added = entries.map((entry): Upload<Kind> => {
        lastId.current += 1
        return { ...entry, id: lastId.current, state: 'waiting', share: 0, failure: null, isFinal: false }
      })
      setUploads((before) => [...before, ...added])
    },
    retry: (id: number) => change(id, { state: 'waiting' }),
    retryAll: () =>
      setUploads((before) =>
        before.map((one) => (one.state === 'failed' && !one.isFinal ? { ...one, state: 'waiting' } : one)),
      ),
    /** Cancels an upload, or forgets a failed one. */
    remove(id: number) {
      sending.current.get(id)?.abort()
      drop(id)
    },
  }
}
