import { EmailChange } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { PasswordInput } from '../../../primitives/input/PasswordInput/PasswordInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The props of `EmailCard`. */
export type EmailCardProps = {
  /** The address of today. */
  email: string
  /** Mails a link to the new address; a rejection that names fields is shown at them. */
  onChange: (email: string, password: string) => Promise<unknown>
}

function EmailDialog({ onChange, onClose }: Pick<EmailCardProps, 'onChange'> & { onClose: () => void }) {
  const { say } = useToast()
  const form = useForm<EmailChange, unknown, v.InferOutput<typeof EmailChange>>({
    resolver: valibotResolver(EmailChange),
    defaultValues: { email: '', password: '' },
  })
  const { register, formState } = form
  return (
    <FormDialog
      title="Trocar o e-mail"
      description="Enviamos um link ao novo endereço. O e-mail muda quando ele for usado, em até 24 horas; até lá, vale o de antes."
      action="Enviar link"
      form={form}
      onSend={async ({ email, password }) => {
        await onChange(email, password)
        say(`Link enviado para ${email}.`)
      }}
      onClose={onClose}
    >
      <Field label="Novo e-mail" required error={formState.errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
      <Field label="Sua senha" required error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
    </FormDialog>
  )
}

/** The address with which a person signs in; they change it with their password and a link to the new mailbox. */
export function EmailCard({ email, onChange }: EmailCardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title="E-mail"
      aside={
        <Button size="small" onPress={() => setOpen(true)}>
          Trocar e-mail
        </Button>
      }
    >
      <Text>{email}</Text>
      {isOpen && <EmailDialog onChange={onChange} onClose={() => setOpen(false)} />}
    </Card>
  )
}
