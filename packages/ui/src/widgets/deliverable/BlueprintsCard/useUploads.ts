import { blueprintRefusal, isFileRefusal } from '@ensaio/domain'
import { useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../primitives/feedback/failure-report.ts'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { useLeaveWarning } from '../../../primitives/form/useLeaveWarning.ts'

/** Sends one file, telling how far it is; the signal aborts. */
export type SendFile = (file: File, progress: ReportProgress, signal: AbortSignal) => Promise<unknown>

/** A file on its way: waiting for its turn, being sent, or failed. */
export type Upload = {
  id: number
  file: File
  state: 'queued' | 'sending' | 'failed'
  /** From 0 to 1. */
  share: number
  /** Why it failed. */
  reason: string
  /** The file itself is at fault: sending it again changes nothing. */
  isFinal: boolean
}

/** A file that cannot be sent, and why. */
export type Refused = { name: string; reason: string }

/** The queue of files being sent, one after the other so that they arrive in the order in which they were chosen. */
export function useUploads(send: SendFile) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const last = useRef(0)
  const current = useRef<{ id: number; controller: AbortController }>(null)
  const latest = useRef(send)
  latest.current = send

  useEffect(() => () => current.current?.controller.abort(), [])
  useLeaveWarning(uploads.length > 0)

  function change(id: number, to: Partial<Upload>) {
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)))
  }

  function remove(id: number) {
    setUploads((before) => before.filter((upload) => upload.id !== id))
  }

  const next = uploads.find(({ state }) => state === 'queued')
  const isSending = uploads.some(({ state }) => state === 'sending')
  useEffect(() => {
    if (!next || isSending) return
    const { id, file } = next
    const controller = new AbortController()
    current.current = { id, controller }
    change(id, { state: 'sending', share: 0 })
    latest
      .current(file, (share) => share !== null && change(id, { share }), controller.signal)
      .then(
        () => remove(id),
        (reason: unknown) => {
          if (controller.signal.aborted) remove(id)
          else change(id, { state: 'failed', reason: failureMessage(reason), isFinal: isFileRefusal(reason) })
        },
      )
  })

  return {
    uploads,
    refused,
    /** Takes the files that can be sent, and names the others with the reason. */
    add(files: readonly File[]) {
      const judged = files.map((file) => ({ file, reason: blueprintRefusal(file) }))
      setRefused(judged.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : [])))
      const accepted = judged.filter(({ reason }) => reason === null)
      setUploads((before) => [
        ...before,
        ...accepted.map(({ file }) => {
          last.current += 1
          return { id: last.current, file, state: 'queued', share: 0, reason: '', isFinal: false } as const
        }),
      ])
    },
    retry: (id: number) => change(id, { state: 'queued', reason: '' }),
    /** Cancels what is being sent, or forgets what failed. */
    drop(id: number) {
      if (current.current?.id === id) current.current.controller.abort()
      remove(id)
    },
    forgive: () => setRefused([]),
  }
}
