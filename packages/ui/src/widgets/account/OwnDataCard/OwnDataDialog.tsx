import { OwnData } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'

/** The dialog that changes one's own name and number. Open while rendered. */
export function OwnDataDialog(props: {
  open: boolean
  name: string
  phone: string | null
  needsPhone: boolean
  onSave: (data: v.InferOutput<typeof OwnData>) => Promise<unknown>
  onClose: () => void
}) {
  const { name, phone, needsPhone } = props
  const { say } = useToast()
  const form = useForm<OwnData, unknown, v.InferOutput<typeof OwnData>>({
    resolver: valibotResolver(OwnData),
    defaultValues: { name, phone: phone ?? '' },
  })
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title="Seus dados"
      description="Quem trabalha com você vê o seu nome e fala com você por este telefone."
      action="Salvar"
      form={form}
      onSend={async (data) => {
        await props.onSave(data)
        say('Seus dados foram salvos.')
      }}
      onClose={props.onClose}
    >
      <Field label="Nome" required error={errors.name?.message}>
        <TextInput autoComplete="name" maxLength={120} {...register('name')} />
      </Field>
      <Controller
        control={control}
        name="phone"
        render={({ field }) => (
          <Field
            label={needsPhone ? 'Telefone' : 'Telefone (opcional)'}
            required={needsPhone}
            hint="Mensagens só chegam a um celular. Com outro número, escolha de novo em “Mensagens” o que chega a ele."
            error={errors.phone?.message}
          >
            <PhoneInput {...field} value={field.value ?? ''} autoComplete="tel" />
          </Field>
        )}
      />
    </FormDialog>
  )
}
