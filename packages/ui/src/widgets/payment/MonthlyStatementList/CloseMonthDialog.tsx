import { addMonths, type LocalDate, type LocalMonth, lastMonth, Month } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { monthTitle } from './month-title.ts'

const Chosen = v.object({ month: Month })

/** Asks which past month to close, of the last 24. Open while rendered. */
export function CloseMonthDialog(props: {
  today: LocalDate
  /** The months that are closed already. */
  closed: readonly LocalMonth[]
  onCloseMonth: (month: LocalMonth) => Promise<unknown>
  onClose: () => void
}) {
  const last = lastMonth(props.today)
  const months = Array.from({ length: 24 }, (_, nth) => addMonths(last, -nth)).filter(
    (month) => !props.closed.includes(month),
  )
  const form = useForm<v.InferInput<typeof Chosen>, unknown, v.InferOutput<typeof Chosen>>({
    resolver: valibotResolver(Chosen),
    defaultValues: { month: months[0] ?? '' },
  })
  return (
    <FormDialog
      title="Fechar um mês"
      description="O que ainda não foi faturado entra no fechamento, que não muda mais. Gestão e financeiro do cliente recebem um e-mail."
      action="Fechar o mês"
      form={form}
      onSend={({ month }) => props.onCloseMonth(month)}
      onClose={props.onClose}
    >
      <Field label="Mês" required error={form.formState.errors.month?.message}>
        <Select {...form.register('month')}>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthTitle(month)}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}
