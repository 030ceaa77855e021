import type { StaffProvider } from '@ensaio/domain'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { TimeOffEditor, type TimeOffEditorProps } from '../TimeOffEditor/TimeOffEditor.tsx'

/** The days off of one photographer in a dialog; closed while null. */
export function TimeOffDialog(props: {
  provider: StaffProvider | undefined
  editor: TimeOffEditorProps | undefined
  onClose: () => void
}) {
  const { provider, editor } = props
  const { close, hold } = useDialogAction(props.onClose)
  const findVisits = editor?.findVisits
  return (
    <Dialog
      open={provider !== undefined}
      onClose={close}
      title={`Folgas de ${provider?.name ?? ''}`}
      description="Nesses dias não é oferecido nenhum horário dessa pessoa. Visitas já marcadas precisam passar para outra."
    >
      {editor && (
        <TimeOffEditor
          {...editor}
          onAdd={(days) => hold(() => editor.onAdd(days))}
          onRemove={(id) => hold(() => editor.onRemove(id))}
          {...(findVisits && { findVisits: (days) => hold(() => findVisits(days)) })}
        />
      )}
    </Dialog>
  )
}
