import { formatBytes } from '@ensaio/domain'
import { RotateCw, X } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { failureMessage } from '../../../primitives/feedback/failure-report.ts'
import { Progress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { color, space, tabular } from '../../../theme/tokens.ts'
import type { Upload } from './useUploadQueue.ts'

const Line = styled.li`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
`

const Words = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  line-height: 1.4;

  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  span {
    color: ${color.inkSoft};
    ${tabular}
  }

  p {
    color: ${color.danger};
    font-weight: 500;
  }
`

/** One file on its way: how far it is, or why it failed and the way to send it again. */
export function FileLine(props: {
  upload: Upload
  /** What it is, as in “upload da planta”. */
  noun: 'da planta' | 'do vídeo'
  onRetry: () => void
  onDrop: () => void
}) {
  const { file, state, share, failure, isFinal } = props.upload
  const { name } = file
  const isFailed = state === 'failed'
  return (
    <Line>
      <Row gap={8} justify="space-between">
        <Words>
          <strong>{name}</strong> <span>{formatBytes(file.size)}</span>
          {isFailed && (
            <p role="alert">
              {`Falha ao realizar upload ${props.noun} ${name}!`} {failureMessage(failure)}
            </p>
          )}
        </Words>
        {isFailed && !isFinal && (
          <Button
            size="small"
            label={`Tentar novamente: ${name}`}
            icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />}
            onPress={props.onRetry}
          >
            Tentar novamente
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          iconOnly
          icon={<X size={18} strokeWidth={1.75} />}
          onPress={props.onDrop}
        >
          {isFailed ? `Desistir de ${name}` : `Cancelar ${name}`}
        </Button>
      </Row>
      {!isFailed && <Progress value={share} label={`Enviando ${name}`} />}
    </Line>
  )
}
