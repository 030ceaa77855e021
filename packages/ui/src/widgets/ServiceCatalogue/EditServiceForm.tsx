import { type CatalogueService, type ItemId, itemNames, NewService, type ServiceChange } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Field } from '../../primitives/Field/Field.tsx'
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'

const Words = v.pipe(v.string(), v.maxLength(2000, 'Use no máximo 2000 caracteres.'))
const Edited = v.object({
  name: NewService.entries.name,
  orientations: v.array(v.object({ item_id: v.number(), orientation: Words })),
})
type Edited = v.InferInput<typeof Edited>

/** Gives a service another name, and tells whoever makes each of its items what to heed, over the page. */
export function EditServiceForm(props: {
  service: CatalogueService
  onSave: (change: ServiceChange) => Promise<unknown>
  onClose: () => void
}) {
  const { name, item_ids, orientations } = props.service
  const form = useForm<Edited, unknown, Edited>({
    resolver: valibotResolver(Edited),
    defaultValues: {
      name,
      orientations: item_ids.map((item_id) => ({
        item_id,
        orientation: orientations.find((one) => one.item_id === item_id)?.orientation ?? '',
      })),
    },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Editar serviço"
      description="O nome e as orientações mudam também nos ensaios já pedidos. Só a equipe vê as orientações."
      action="Salvar serviço"
      form={form}
      onSend={(edited) => props.onSave(edited as ServiceChange)}
      onClose={props.onClose}
    >
      <Field label="Nome" required error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={80} {...form.register('name')} />
      </Field>
      {item_ids.map((id, nth) => (
        <Field
          key={id}
          label={`Orientações: ${itemNames[id as ItemId] ?? `Item ${id}`}`}
          error={errors.orientations?.[nth]?.orientation?.message}
        >
          <TextArea rows={2} maxLength={2000} {...form.register(`orientations.${nth}.orientation`)} />
        </Field>
      ))}
    </FormDialog>
  )
}
