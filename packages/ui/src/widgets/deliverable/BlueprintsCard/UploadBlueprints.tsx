import { blueprintAccept, blueprintExtensions, blueprintRefusal } from '@ensaio/domain'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useKeptFocus } from '../../../primitives/action/useKeptFocus.ts'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { useLeaveWarning } from '../../../primitives/form/useLeaveWarning.ts'
import { FilePicker } from '../../../primitives/input/FilePicker/FilePicker.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { space } from '../../../theme/tokens.ts'
import { StaffPart } from '../StaffPart.ts'
import { useUploadQueue } from '../useUploadQueue.ts'
import { type Refused, RefusedFiles } from './RefusedFiles.tsx'
import { UploadLine } from './UploadLine.tsx'

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};

  > p {
    flex: 1 1 14rem;
    line-height: 1.4;
  }

  strong {
    display: block;
    font-weight: 600;
  }
`

const Queue = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`

/** Sends one file and reports its progress; the signal aborts. */
type SendFile = (file: File, progress: ReportProgress, signal: AbortSignal) => Promise<unknown>

/** The props of `UploadBlueprints`. */
export type UploadBlueprintsProps = { onUpload: SendFile }

const extensions = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(blueprintExtensions)
const limit = `${extensions}, até 1 MB cada`

/** Sends plans one by one with their progress. Lists refused files with the reason; failed uploads can be retried. */
export function UploadBlueprints({ onUpload }: UploadBlueprintsProps) {
  const { uploads, ...queue } = useUploadQueue({
    lanes: 1,
    send: (file, _, progress, signal) => onUpload(file, progress, signal),
  })
  const [refused, setRefused] = useState<readonly Refused[]>([])
  useLeaveWarning(uploads.length > 0)
  const { place, keepingFocus } = useKeptFocus<HTMLDivElement>()
  function add(files: readonly File[]) {
    const judged = files.map((file) => ({ file, reason: blueprintRefusal(file) }))
    setRefused(judged.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : [])))
    queue.add(judged.filter(({ reason }) => reason === null))
  }

  return (
    <StaffPart {...place}>
      <Choice>
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
      </Choice>
      <RefusedFiles refused={refused} onDismiss={keepingFocus(() => setRefused([]))} />
      {uploads.length > 0 && (
        <Queue role="list" aria-label="Plantas sendo enviadas">
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={keepingFocus(() => queue.retry(upload.id))}
              onDrop={keepingFocus(() => queue.remove(upload.id))}
            />
          ))}
        </Queue>
      )}
    </StaffPart>
  )
}
