import { NewService } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Field } from '../../primitives/Field/Field.tsx'
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'

const Named = v.object({ name: NewService.entries.name })
type Named = v.InferInput<typeof Named>

/** Gives a service another name, over the page. */
export function RenameForm(props: {
  name: string
  onRename: (name: string) => Promise<unknown>
  onClose: () => void
}) {
  const form = useForm<Named, unknown, Named>({
    resolver: valibotResolver(Named),
    defaultValues: { name: props.name },
  })
  return (
    <FormDialog
      title="Renomear serviço"
      description="O nome muda também nos ensaios já pedidos."
      action="Salvar nome"
      form={form}
      onSend={({ name }) => props.onRename(name)}
      onClose={props.onClose}
    >
      <Field label="Nome" required error={form.formState.errors.name?.message}>
        <TextInput autoComplete="off" maxLength={80} {...form.register('name')} />
      </Field>
    </FormDialog>
  )
}
