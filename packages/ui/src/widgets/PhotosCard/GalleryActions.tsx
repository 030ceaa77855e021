import { ArrowUpDown, SquareCheck } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { DownloadButton } from '../../primitives/DownloadButton/DownloadButton.tsx'
import { Row } from '../../primitives/Layout/Layout.tsx'
import type { ReportProgress } from '../../primitives/Progress/Progress.tsx'
import type { GalleryMode } from './tile-props.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What can be done with the whole gallery. */
export function GalleryActions(props: {
  mode: GalleryMode
  onMode: (mode: GalleryMode) => void
  canSelect: boolean
  canArrange: boolean
  /** "Baixar todas", "Baixar Sala". */
  download: string
  onDownload?: ((progress: ReportProgress, signal: AbortSignal) => Promise<unknown>) | undefined
}) {
  const toggle = (mode: GalleryMode) => () => props.onMode(props.mode === mode ? 'view' : mode)
  return (
    <Row gap={4}>
      {props.canArrange && (
        <Button
          size="small"
          variant="quiet"
          pressed={props.mode === 'arrange'}
          icon={<ArrowUpDown {...icon} />}
          onPress={toggle('arrange')}
        >
          Organizar
        </Button>
      )}
      {props.canSelect && (
        <Button
          size="small"
          variant="quiet"
          pressed={props.mode === 'select'}
          icon={<SquareCheck {...icon} />}
          onPress={toggle('select')}
        >
          Selecionar
        </Button>
      )}
      {props.onDownload && (
        <DownloadButton key={props.download} size="small" onDownload={props.onDownload}>
          {props.download}
        </DownloadButton>
      )}
    </Row>
  )
}
