import { type ComponentType, useEffect } from 'react'
import { useReport } from '../feedback/failure-report.ts'
import { fetchedCode } from '../feedback/fetched-code.ts'

const failure = 'Não foi possível abrir. Verifique a sua conexão e tente de novo.'

/**
 * Wraps a dialog whose code is fetched when it first opens. When fetching fails, reports the failure and closes the dialog, so that it
 * can be opened again.
 */
export function lazyDialog<Props extends { open: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const code = fetchedCode<Props>()

  return function LazyDialog(props: Props) {
    const Loaded = code.useComponent()
    const report = useReport()
    const { open, onClose } = props

    // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the dialog opens.
    useEffect(() => {
      if (!open || Loaded) return
      let isLeft = false
      load().then(code.keep, () => {
        if (isLeft) return
        report(failure)
        onClose()
      })
      return () => {
        isLeft = true
      }
    }, [open, Loaded])

    return Loaded && <Loaded {...props} />
  }
}
