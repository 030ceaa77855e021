import { type ComponentType, useEffect, useState } from 'react'
import { useReport } from '../../action/Button/failure-report.ts'

const failure = 'Não foi possível abrir. Verifique a sua conexão e tente de novo.'

/**
 * A dialog whose code is fetched when it first opens. Where that fails it is told, and the dialog is closed again, so that it can be
 * asked for anew.
 */
export function lazyDialog<Props extends { open: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null

  return function LazyDialog(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    const report = useReport()
    const { open, onClose } = props

    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is opened.
    useEffect(() => {
      if (!open || Loaded) return
      let isLeft = false
      const show = (dialog: ComponentType<Props>) => {
        loaded = dialog
        if (!isLeft) setLoaded(() => dialog)
      }
      load().then(show, () => {
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
