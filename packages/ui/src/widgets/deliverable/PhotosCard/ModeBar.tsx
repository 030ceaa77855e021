import { type Photo, type PhotoSelection, withNoun } from '@ensaio/domain'
import { Tag, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import {
  DownloadButton,
  type DownloadButtonProps,
} from '../../../primitives/action/DownloadButton/DownloadButton.tsx'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Bar, Bars } from './gallery/Gallery.styles.ts'
import { SizesButton } from './gallery/GalleryActions.tsx'
import type { GalleryMode } from './gallery/tile-props.ts'

/** The photos that a download takes. */
type Taken = { ids: number[]; hasFailed: boolean }

type SelectBarProps = {
  /** Are photos being selected? */
  isOn: boolean
  picked: readonly Photo[]
  onAll: () => void
  /** How a selection is downloaded; undefined where it cannot be. */
  download: (selected: PhotoSelection) => DownloadButtonProps['onDownload'] | undefined
  /** Opens the choice of sizes for what is selected. */
  onSizes?: (() => void) | undefined
  onTag?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  onEnd: () => void
}

/** The bar of the gallery's mode, below a download that goes on. */
export function ModeBars({ mode, ...props }: Omit<SelectBarProps, 'isOn'> & { mode: GalleryMode }) {
  return (
    <Bars>
      <SelectBar {...props} isOn={mode === 'select'} />
      {mode === 'arrange' && <ArrangeBar onEnd={props.onEnd} />}
    </Bars>
  )
}

/** The actions for the selected photos; a download that runs when the selection ends goes on, in sight. */
function SelectBar(props: SelectBarProps) {
  const { isOn } = props
  const { say } = useToast()
  const [taken, setTaken] = useState<Taken | null>(null)
  const isOnNow = useRef(isOn)
  useLayoutEffect(() => {
    isOnNow.current = isOn
  })
  const count = props.picked.length
  const any = count > 0
  const ids = any ? props.picked.map(({ id }) => id) : (taken?.ids ?? [])
  const start = props.download({ photo_ids: ids })

  async function download(progress: ReportProgress, signal: AbortSignal) {
    setTaken({ ids, hasFailed: false })
    try {
      await start?.(progress, signal)
    } catch (reason) {
      setTaken(isOnNow.current || signal.aborted ? null : { ids, hasFailed: true })
      throw reason
    }
    if (!isOnNow.current) say('Seleção baixada.')
    setTaken(null)
  }

  if (!isOn && !taken) return null
  return (
    <Bar role="group" aria-label={isOn ? 'Seleção' : 'Download da seleção'} data-bottom-bar>
      {isOn ? (
        <>
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
        </>
      ) : (
        <p>Download de {withNoun(ids.length, 'foto', 'fotos')}</p>
      )}
      {ids.length > 0 && start && (
        <DownloadButton size="small" variant="primary" onDownload={download}>
          Baixar seleção
        </DownloadButton>
      )}
      {!isOn && taken?.hasFailed && (
        <Button size="small" variant="quiet" onPress={() => setTaken(null)}>
          Fechar
        </Button>
      )}
    </Bar>
  )
}

/** How photos are arranged, and the end of it; each move is saved by itself. */
function ArrangeBar({ onEnd }: { onEnd: () => void }) {
  return (
    <Bar role="group" aria-label="Organização" data-bottom-bar>
      <p>Arraste ou use as setas. Cada mudança é salva na hora.</p>
      <Button size="small" variant="primary" onPress={onEnd}>
        Concluir
      </Button>
    </Bar>
  )
}
