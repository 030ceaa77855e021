import { Failure, formatBytes } from '@ensaio/domain'
import { RotateCw, X } from 'lucide-react'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { Progress } from '../../../../primitives/feedback/Progress/Progress.tsx'
import type { Upload } from '../../upload/useUploadQueue.ts'
import { Line } from './UploadPanel.styles.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

function stateWords({ state, share, file }: Upload): string {
  if (state === 'waiting') return `Na fila · ${formatBytes(file.size)}`
  if (state === 'preparing') return 'Reduzindo…'
  return `${Math.round(share * 100)}%`
}

/** One file of the queue. */
export function UploadLine(props: { upload: Upload; onRetry: () => void; onRemove: () => void }) {
  const { upload } = props
  const { name } = upload.file
  const isFailed = upload.state === 'failed'
  return (
    <Line>
      <div>
        {isFailed ? (
          <p role="alert">
            {`Falha ao realizar upload da foto ${name}!`}
            {upload.failure instanceof Failure && <span>{upload.failure.message}</span>}
          </p>
        ) : (
          <>
            <p data-name>
              <span>{name}</span> <span>{stateWords(upload)}</span>
            </p>
            <Progress value={upload.share} label={`Enviando ${name}`} />
          </>
        )}
      </div>
      <div>
        {isFailed && !upload.isFinal && (
          <Button
            variant="quiet"
            size="small"
            iconOnly
            icon={<RotateCw {...icon} />}
            onPress={props.onRetry}
          >{`Tentar novamente: ${name}`}</Button>
        )}
        <Button variant="quiet" size="small" iconOnly icon={<X {...icon} />} onPress={props.onRemove}>
          {isFailed ? `Desistir de ${name}` : `Cancelar o envio de ${name}`}
        </Button>
      </div>
    </Line>
  )
}
