import { weekdayNames } from '@ensaio/domain'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'

const mondayFirst = [1, 2, 3, 4, 5, 6, 0]

/** Asks to which weekdays the times of a day are copied; Monday to Friday are ticked. Open while rendered. */
export function CopyDialog(props: { from: number; onCopy: (days: number[]) => void; onClose: () => void }) {
  const others = mondayFirst.filter((day) => day !== props.from)
  const form = useForm({ defaultValues: { days: others.filter((day) => day > 0 && day < 6).map(String) } })
  return (
    <FormDialog
      title="Copiar para outros dias"
      description={`Os dias marcados ficam com os horários de ${weekdayNames[props.from]}.`}
      action="Copiar horários"
      form={form}
      onSend={async ({ days }) => props.onCopy(days.map(Number))}
      onClose={props.onClose}
    >
      <Grid min={160} gap={8}>
        {others.map((day) => (
          <Checkbox key={day} label={weekdayNames[day] ?? ''} value={day} {...form.register('days')} />
        ))}
      </Grid>
    </FormDialog>
  )
}
