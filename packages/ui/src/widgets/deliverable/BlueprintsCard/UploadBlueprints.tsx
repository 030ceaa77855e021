import { blueprintAccept, blueprintExtensions, blueprintRefusal, listed } from '@ensaio/domain'
import { Upload } from 'lucide-react'
import { useState } from 'react'
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

/** Sends one file and reports its progress; the signal aborts. */
type SendFile = (file: File, progress: ReportProgress, signal: AbortSignal) => Promise<unknown>

/** The props of `UploadBlueprints`. */
export type UploadBlueprintsProps = { onUpload: SendFile }

/** Sends plans one by one with their progress. Lists refused files with the reason; failed uploads can be retried. */
export function UploadBlueprints({ onUpload }: UploadBlueprintsProps) {
  const { uploads, ...queue } = useUploadQueue({
    lanes: 1,
    send: (file, _, progress, signal) => onUpload(file, progress, signal),
  })
  const [refused, setRefused] = useState<readonly Refused[]>([])
  useLeaveWarning(uploads.length > 0)
  const { place, keepingFocus } = useKeptFocus<HTMLDivElement>()
  const limit = `${listed(blueprintExtensions, 'disjunction')}, até 1 MB cada`

  function add(files: readonly File[]) {
    const judged = files.map((file) => ({ file, reason: blueprintRefusal(file) }))
    setRefused(judged.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : [])))
    queue.add(judged.filter(({ reason }) => reason === null))
  }

  return (
    <StaffPart {...place}>
      <FileChoice>
        <p>
          <strong>Novas plantas</strong>
          <Text soft as="span">
            {limit}
          </Text>
        </p>
        <FilePicker
          accept={blueprintAccept}
          multiple
          onPick={add}
          label={`Escolher plantas: ${limit}`}
          icon={<Upload size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          Escolher plantas
        </FilePicker>
      </FileChoice>
      <RefusedFiles refused={refused} onDismiss={keepingFocus(() => setRefused([]))} />
      {uploads.length > 0 && (
        <FileQueue role="list" aria-label="Plantas sendo enviadas">
          {uploads.map((upload) => (
            <FileLine
              key={upload.id}
              upload={upload}
              noun="da planta"
              onRetry={keepingFocus(() => queue.retry(upload.id))}
              onDrop={keepingFocus(() => queue.remove(upload.id))}
            />
          ))}
        </FileQueue>
      )}
    </StaffPart>
  )
}
