import { CurrentPassword } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormDialog } from '../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../primitives/form/Field/Field.tsx'
import { PasswordInput } from '../../primitives/input/PasswordInput/PasswordInput.tsx'

const Typed = v.object({ password: CurrentPassword })

/** A dialog that asks a signed-in person for their password again. Open while rendered. */
export function PasswordQuestion(props: {
  title: string
  description: string
  action: string
  onSend: (password: string) => Promise<unknown>
  onClose: () => void
}) {
  const form = useForm({ resolver: valibotResolver(Typed), defaultValues: { password: '' } })
  const { register, formState } = form
  return (
    <FormDialog
      title={props.title}
      description={props.description}
      action={props.action}
      form={form}
      onSend={({ password }) => props.onSend(password)}
      onClose={props.onClose}
    >
      <Field label="Sua senha" required error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
    </FormDialog>
  )
}
