import type { Photo } from '@ensaio/domain'
import { withNoun } from '@ensaio/domain'
import { Tag, Trash2 } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { DownloadButton } from '../../../primitives/action/DownloadButton/DownloadButton.tsx'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { Bar } from './gallery/Gallery.styles.ts'
import { SizesButton } from './gallery/GalleryActions.tsx'

/** The actions for the selected photos. */
export function SelectBar(props: {
  picked: readonly Photo[]
  onAll: () => void
  onDownload?: ((progress: ReportProgress, signal: AbortSignal) => Promise<unknown>) | undefined
  /** Opens the choice of sizes for what is selected. */
  onSizes?: (() => void) | undefined
  onTag?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  onEnd: () => void
}) {
  const count = props.picked.length
  const any = count > 0
  return (
    <Bar role="group" aria-label="Seleção" data-bottom-bar>
      <p role="status">{any ? withNoun(count, 'selecionada', 'selecionadas') : 'Escolha as fotos.'}</p>
      <Button size="small" variant="quiet" label="Selecionar todas" onPress={props.onAll}>
        Todas
      </Button>
      <Button size="small" variant="quiet" onPress={props.onEnd}>
        Cancelar
      </Button>
      {any && props.onTag && (
        <Button
          size="small"
          icon={<Tag size={18} strokeWidth={1.75} aria-hidden="true" />}
          label="Ambiente da seleção"
          onPress={props.onTag}
        >
          Ambiente
        </Button>
      )}
      {any && props.onDelete && (
        <Button
          size="small"
          icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onPress={props.onDelete}
        >
          Excluir seleção
        </Button>
      )}
      {any && props.onSizes && <SizesButton onPress={props.onSizes} />}
      {any && props.onDownload && (
        <DownloadButton size="small" variant="primary" onDownload={props.onDownload}>
          Baixar seleção
        </DownloadButton>
      )}
    </Bar>
  )
}

/** How photos are arranged, and the end of it; each move is saved by itself. */
export function ArrangeBar({ onEnd }: { onEnd: () => void }) {
  return (
    <Bar role="group" aria-label="Organização" data-bottom-bar>
      <p>Arraste ou use as setas. Cada mudança é salva na hora.</p>
      <Button size="small" variant="primary" onPress={onEnd}>
        Concluir
      </Button>
    </Bar>
  )
}
