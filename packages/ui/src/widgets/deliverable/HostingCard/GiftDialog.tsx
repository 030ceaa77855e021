import { formatDate, HostingGift, hostingPeriods, type LocalDate, renewedUntil } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'

const Gift = v.object({ months: HostingGift.entries.months, note: HostingGift.entries.note })

/** The question of `HostingCard` to staff: for how long without charge, and why. */
export function GiftDialog(props: {
  /** It is there only while it is open. */
  open: true
  /** The current last day. */
  until: LocalDate
  today: LocalDate
  onGive: (gift: HostingGift) => Promise<unknown>
  onClose: () => void
}) {
  const { until, today, onGive, onClose } = props
  const form = useForm<v.InferInput<typeof Gift>, unknown, v.InferOutput<typeof Gift>>({
    resolver: valibotResolver(Gift),
    defaultValues: { months: 3, note: '' },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Renovar sem custo"
      description="Nada é cobrado da empresa. Quem fez o pedido recebe um e-mail com o novo prazo."
      form={form}
      onSend={({ months, note }) => onGive({ months, until: renewedUntil(until, today, months), note })}
      action="Renovar sem custo"
      onClose={onClose}
    >
      <Field label="Por quanto tempo" required error={errors.months?.message}>
        <Select {...form.register('months', { valueAsNumber: true })}>
          {hostingPeriods.map((months) => (
            <option key={months} value={months}>
              {months} meses, até {formatDate(renewedUntil(until, today, months))}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Motivo" required hint="Fica no histórico e só a equipe lê." error={errors.note?.message}>
        <TextArea rows={3} {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}
