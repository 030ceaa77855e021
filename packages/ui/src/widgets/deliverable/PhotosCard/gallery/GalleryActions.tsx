import { ArrowUpDown, Heart, Proportions, SquareCheck } from 'lucide-react'
import type { Ref } from 'react'
import styled from 'styled-components'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { DownloadButton } from '../../../../primitives/action/DownloadButton/DownloadButton.tsx'
import type { ReportProgress } from '../../../../primitives/feedback/Progress/Progress.tsx'
import { media, space } from '../../../../theme/tokens.ts'
import type { GalleryMode } from './tile-props.ts'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[4]};

  ${media.phone} {
    flex: 1 1 100%;

    > button {
      flex: 1 1 auto;
    }

    > span {
      flex: 1 0 auto;
    }

    > span > button:first-child {
      flex: 1;
    }
  }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Opens the choice of what is downloaded, and in which sizes. */
export function SizesButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="small" variant="quiet" icon={<Proportions {...icon} />} onPress={onPress}>
      Tamanhos
    </Button>
  )
}

/** The actions of the whole gallery. */
export function GalleryActions(props: {
  mode: GalleryMode
  /** Gets the focus when a mode is ended elsewhere. */
  toggles: Readonly<Record<Exclude<GalleryMode, 'view'>, Ref<HTMLButtonElement>>>
  onMode: (mode: GalleryMode) => void
  canSelect: boolean
  canArrange: boolean
  /** "Baixar todas", "Baixar Sala". */
  download: string
  onDownload?: ((progress: ReportProgress, signal: AbortSignal) => Promise<unknown>) | undefined
  /** Opens the choice of photos and sizes. */
  onSizes?: (() => void) | undefined
  /** Opens the dialog that asks the client for a choice. */
  onAskChoice?: (() => void) | undefined
}) {
  const toggle = (mode: GalleryMode) => () => props.onMode(props.mode === mode ? 'view' : mode)
  return (
    <Actions>
      {props.canArrange && (
        <Button
          ref={props.toggles.arrange}
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
          ref={props.toggles.select}
          size="small"
          variant="quiet"
          pressed={props.mode === 'select'}
          icon={<SquareCheck {...icon} />}
          onPress={toggle('select')}
        >
          Selecionar
        </Button>
      )}
      {props.onAskChoice && (
        <Button size="small" variant="quiet" icon={<Heart {...icon} />} onPress={props.onAskChoice}>
          Pedir escolha
        </Button>
      )}
      {props.onSizes && <SizesButton onPress={props.onSizes} />}
      {props.onDownload && (
        <DownloadButton size="small" onDownload={props.onDownload}>
          {props.download}
        </DownloadButton>
      )}
    </Actions>
  )
}
