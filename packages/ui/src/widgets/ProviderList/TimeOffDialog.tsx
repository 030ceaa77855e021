import type { StaffProvider, TimeOffForm } from '@ensaio/domain'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { TimeOffEditor } from '../TimeOffEditor/TimeOffEditor.tsx'

/** The days off of one photographer, over the list; closed while there is none. */
export function TimeOffDialog(props: {
  provider: StaffProvider | undefined
  onAdd: (id: number, days: TimeOffForm) => Promise<unknown>
  onRemove: (id: number, timeOffId: number) => Promise<unknown>
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
      {provider && (
        <TimeOffEditor
          timeOff={provider.time_off}
          onAdd={(days) => props.onAdd(provider.id, days)}
          onRemove={(timeOffId) => props.onRemove(provider.id, timeOffId)}
        />
      )}
    </Dialog>
  )
}
