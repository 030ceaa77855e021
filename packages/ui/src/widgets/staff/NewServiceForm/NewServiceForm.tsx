import { cars, housing, type ItemId, NewService } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { ServiceItems } from '../ServiceItems.tsx'

/** The props of `NewServiceForm`. */
export type NewServiceFormProps = {
  /** Adds it; a rejection that names fields is shown at them. */
  onAdd: (service: NewService) => Promise<unknown>
  onClose: () => void
}

/** The dialog for a new service: name, vertical and items. Open while rendered. */
export function NewServiceForm({ onAdd, onClose }: NewServiceFormProps) {
  const form = useForm<NewService, unknown, v.InferOutput<typeof NewService>>({
    resolver: valibotResolver(NewService),
    defaultValues: { name: '', vertical_id: housing, item_ids: [] },
  })
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title="Novo serviço"
      description="O que ele entrega não muda depois do primeiro pedido. Para ser pedido, precisa de pelo menos um preço ativo."
      action="Adicionar serviço"
      form={form}
      onSend={onAdd}
      onClose={onClose}
    >
      <Field label="Nome" required error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={80} {...register('name')} />
      </Field>
      <Field label="O que é fotografado" required error={errors.vertical_id?.message}>
        <Select {...register('vertical_id', { valueAsNumber: true })}>
          <option value={housing}>Imóveis</option>
          <option value={cars}>Veículos</option>
        </Select>
      </Field>
      <Controller
        control={control}
        name="item_ids"
        render={({ field }) => (
          <ServiceItems
            chosen={field.value as ItemId[]}
            onChange={field.onChange}
            error={errors.item_ids?.message}
          />
        )}
      />
    </FormDialog>
  )
}
