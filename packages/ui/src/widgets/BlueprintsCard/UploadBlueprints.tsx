import { blueprintAccept, blueprintExtensions } from '@ensaio/domain'
import { Upload } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { FilePicker } from '../../primitives/FilePicker/FilePicker.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import { color, space } from '../../theme/tokens.ts'
import { RefusedFiles } from './RefusedFiles.tsx'
import { UploadLine } from './UploadLine.tsx'
import { type SendFile, useUploads } from './useUploads.ts'

const Place = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};

  > ul {
    display: grid;
    gap: ${space[16]};
    width: 100%;
  }
`

/** What sending plans takes. */
export type UploadBlueprintsProps = { onUpload: SendFile }

const extensions = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(blueprintExtensions)

/** Sends plans one by one, each with its progress; what cannot be sent is named with the reason, what failed can be sent again. */
export function UploadBlueprints({ onUpload }: UploadBlueprintsProps) {
  const { uploads, refused, add, retry, drop, forgive } = useUploads(onUpload)
  const hintId = useId()
  return (
    <Place>
      <FilePicker
        accept={blueprintAccept}
        multiple
        onPick={add}
        describedBy={hintId}
        icon={<Upload size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {`Enviar plantas (${extensions}, até 1 MB)`}
      </FilePicker>
      <Text soft id={hintId}>
        Você pode escolher várias de uma vez.
      </Text>
      <RefusedFiles refused={refused} onDismiss={forgive} />
      {uploads.length > 0 && (
        <ul aria-label="Plantas sendo enviadas">
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onDrop={() => drop(upload.id)}
            />
          ))}
        </ul>
      )}
    </Place>
  )
}
