import type { StaffProvider } from '@ensaio/domain'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { TimeOffEditor, type TimeOffEditorProps } from '../TimeOffEditor/TimeOffEditor.tsx'

/** The days off of one photographer in a dialog; closed while null. */
export function TimeOffDialog(props: {
  provider: StaffProvider | undefined
  editor: TimeOffEditorProps | undefined
  onClose: () => void
}) {
  const { provider } = props
  return (
    <Dialog
      open={provider !== undefined}
      onClose={props.onClose}
      title={`Folgas de ${provider?.name ?? ''}`}
      description="Nesses dias não é oferecido nenhum horário dessa pessoa. Visitas já marcadas precisam passar para outra."
    >
      {props.editor && <TimeOffEditor {...props.editor} />}
    </Dialog>
  )
}
