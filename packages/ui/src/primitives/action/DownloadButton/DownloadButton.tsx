import { Download, RotateCw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { space, tabular } from '../../../theme/tokens.ts'
import type { ReportProgress } from '../../feedback/Progress/Progress.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx'
import { Button } from '../Button/Button.tsx'
import type { ButtonSize, ButtonVariant } from '../button-styles.ts'

const Place = styled.span`
  display: inline-flex;
  gap: ${space[4]};
  ${tabular}
`

/** `name` says what could not be downloaded: the label may change, and another download has not failed. */
type State =
  | { is: 'idle' }
  | { is: 'running'; share: number | null }
  | { is: 'failed'; name: string }
  | { is: 'done' }

/** Props of a download button. */
export type DownloadButtonProps = {
  /** The label: "Baixar plantas". */
  children: string
  /** What the file holds, for screen readers, where a page has several such buttons: "Clientes". */
  about?: string
  /** Fetches and saves the file; reports progress from 0 to 1, or null while the size is unknown; the signal aborts. A rejection with an `AbortError` is no failure. */
  onDownload: (progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
  variant?: ButtonVariant
  size?: ButtonSize
}

function runningWords(share: number | null): string {
  if (share === 0) return 'Preparando…'
  return share === null ? 'Baixando…' : `Baixando… ${Math.round(share * 100)}%`
}

/**
 * Downloads a file with progress and a cancel button. A failure shows no message: the button offers a retry (rule accessible-alerts).
 * When the label changes, a running download goes on.
 */
export function DownloadButton({ children, about, onDownload, variant, size }: DownloadButtonProps) {
  const [state, setState] = useState<State>({ is: 'idle' })
  const current = useRef<AbortController>(null)
  const place = useRef<HTMLSpanElement>(null)
  const main = useRef<HTMLButtonElement>(null)
  const name = about === undefined ? children : `${children}: ${about}`

  useEffect(() => () => current.current?.abort(), [])

  function end(how: State) {
    // The cancel button is removed now, and the focus would be lost with it.
    if (place.current?.contains(document.activeElement)) main.current?.focus()
    setState(how)
  }

  async function download() {
    const controller = new AbortController()
    current.current = controller
    setState({ is: 'running', share: 0 })
    try {
      await onDownload((share) => {
        if (!controller.signal.aborted) setState({ is: 'running', share })
      }, controller.signal)
      end({ is: 'done' })
    } catch (reason) {
      const isAborted = reason instanceof DOMException && reason.name === 'AbortError'
      end(isAborted || controller.signal.aborted ? { is: 'idle' } : { is: 'failed', name })
    }
  }

  const is = state.is === 'failed' && state.name !== name ? 'idle' : state.is
  const words = {
    idle: children,
    done: children,
    failed: 'Tentar novamente',
    running: state.is === 'running' ? runningWords(state.share) : '',
  }[is]
  const labels = {
    idle: about && name,
    done: about && name,
    failed: `Tentar novamente: ${name}`,
    running: undefined,
  }
  const Icon = is === 'failed' ? RotateCw : Download

  return (
    <Place ref={place}>
      <Button
        ref={main}
        variant={variant}
        size={size}
        onPress={download}
        label={labels[is]}
        icon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {words}
      </Button>
      {state.is === 'running' && (
        <Button
          variant="quiet"
          size={size}
          iconOnly
          icon={<X size={18} strokeWidth={1.75} />}
          onPress={() => current.current?.abort()}
        >
          Cancelar download
        </Button>
      )}
      <VisuallyHidden role="status">
        {state.is === 'running' && 'Preparando o arquivo.'}
        {state.is === 'done' && 'Arquivo baixado.'}
      </VisuallyHidden>
    </Place>
  )
}
