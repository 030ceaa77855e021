import { largestVideo, videoAccept, videoLimitText, videoRefusal } from '@ensaio/domain'
import { Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useKeptFocus } from '../../../primitives/action/useKeptFocus.ts'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { useLeaveWarning } from '../../../primitives/form/useLeaveWarning.ts'
import { FilePicker } from '../../../primitives/input/FilePicker/FilePicker.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { StaffPart } from '../StaffPart.ts'
import { FileChoice, FileQueue } from '../upload/FileChoice.ts'
import { FileLine } from '../upload/FileLine.tsx'
import { type Refused, RefusedFiles } from '../upload/RefusedFiles.tsx'
import { useUploadQueue } from '../upload/useUploadQueue.ts'

/** The props of `UploadVideos`. */
export type UploadVideosProps = {
  /** Sends one file and reports its progress; the signal aborts. */
  onUpload: (file: File, progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
  /** The most bytes that a file may have. */
  onLimit?: ((signal: AbortSignal) => Promise<number>) | undefined
}

/** Sends videos one by one with their progress. Lists refused files with the reason; failed uploads can be retried. */
export function UploadVideos({ onUpload, onLimit }: UploadVideosProps) {
  const { uploads, ...queue } = useUploadQueue({
    lanes: 1,
    send: (file, _, progress, signal) => onUpload(file, progress, signal),
  })
  const [most, setMost] = useState<number | null>(onLimit ? null : largestVideo)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  useLeaveWarning(uploads.length > 0)
  const { place, keepingFocus } = useKeptFocus<HTMLDivElement>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the limit does not change while the card is there.
  useEffect(() => {
    const leaving = new AbortController()
    // Without an answer the server refuses what is too large.
    onLimit?.(leaving.signal).then(setMost, () => undefined)
    return () => leaving.abort()
  }, [])

  function add(files: readonly File[]) {
    const judged = files.map((file) => ({
      file,
      reason: videoRefusal(file, most ?? Number.POSITIVE_INFINITY),
    }))
    setRefused(judged.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : [])))
    queue.add(judged.filter(({ reason }) => reason === null))
  }

  const limit = videoLimitText(most)
  return (
    <StaffPart {...place}>
      <FileChoice>
        <p>
          <strong>Vídeos por arquivo</strong>
          <Text soft as="span">
            {limit}
          </Text>
        </p>
        <FilePicker
          accept={videoAccept}
          multiple
          onPick={add}
          label={`Escolher vídeos: ${limit}`}
          icon={<Upload size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          Escolher vídeos
        </FilePicker>
      </FileChoice>
      <RefusedFiles refused={refused} onDismiss={keepingFocus(() => setRefused([]))} />
      {uploads.length > 0 && (
        <FileQueue role="list" aria-label="Vídeos sendo enviados">
          {uploads.map((upload) => (
            <FileLine
              key={upload.id}
              upload={upload}
              noun="do vídeo"
              onRetry={keepingFocus(() => queue.retry(upload.id))}
              onDrop={keepingFocus(() => queue.remove(upload.id))}
            />
          ))}
        </FileQueue>
      )}
    </StaffPart>
  )
}
