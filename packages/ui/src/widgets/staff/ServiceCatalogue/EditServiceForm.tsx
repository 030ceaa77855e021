import { type CatalogueService, type ItemId, itemNames, NewService, type ServiceChange } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { isSame } from '../../../primitives/form/is-same.ts'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { ServiceItems } from '../ServiceItems.tsx'

const Words = v.pipe(v.string(), v.maxLength(2000, 'Use no máximo 2000 caracteres.'))
const Edited = v.object({
  name: NewService.entries.name,
  item_ids: NewService.entries.item_ids,
  orientations: v.array(v.object({ item_id: v.number(), orientation: Words })),
})
type Edited = v.InferInput<typeof Edited>
type Judged = v.InferOutput<typeof Edited>

/** The instruction of an item, empty without any. */
function wordsOf({ orientations }: CatalogueService, itemId: number): string {
  return orientations.find(({ item_id }) => item_id === itemId)?.orientation ?? ''
}

/** The fields of a service that were typed over: items only while no ensaio uses it, instructions only for the items it keeps. */
function changeOf({ name, item_ids, orientations }: Judged, service: CatalogueService): ServiceChange {
  const changed = orientations.filter(
    ({ item_id, orientation }) =>
      (item_ids as number[]).includes(item_id) && orientation !== wordsOf(service, item_id),
  )
  return {
    ...(name !== service.name && { name }),
    ...(changed.length > 0 && { orientations: changed as ServiceChange['orientations'] }),
    ...(!service.is_used && !isSame(item_ids, service.item_ids) && { item_ids }),
  }
}

/** The dialog that changes a service: name, instructions and, until it is ordered, items. */
export function EditServiceForm(props: {
  service: CatalogueService
  onSave: (change: ServiceChange) => Promise<unknown>
  onClose: () => void
}) {
  const { name, item_ids, is_used } = props.service
  const form = useForm<Edited, unknown, Judged>({
    resolver: valibotResolver(Edited),
    defaultValues: {
      name,
      item_ids: item_ids as ItemId[],
      orientations: item_ids.map((item_id) => ({
        item_id,
        orientation: wordsOf(props.service, item_id),
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
      onSend={(edited) => props.onSave(changeOf(edited, props.service))}
      onClose={props.onClose}
    >
      <Field label="Nome" required error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={80} {...form.register('name')} />
      </Field>
      {is_used ? (
        <Text soft>Já foi pedido: o que ele entrega não muda mais.</Text>
      ) : (
        <Controller
          control={form.control}
          name="item_ids"
          render={({ field }) => (
            <ServiceItems
              chosen={field.value as ItemId[]}
              onChange={field.onChange}
              error={errors.item_ids?.message}
            />
          )}
        />
      )}
      {item_ids.map((id, nth) => (
        <Field
          key={id}
          label={`Orientações: ${itemNames[id as ItemId] ?? `Item ${id}`}`}
          optional
          error={errors.orientations?.[nth]?.orientation?.message}
        >
          <TextArea rows={2} maxLength={2000} {...form.register(`orientations.${nth}.orientation`)} />
        </Field>
      ))}
    </FormDialog>
  )
}
