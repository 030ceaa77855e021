import { Email } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { PencilLine, Send } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The props of `InviteAgain`. */
export type InviteAgainProps = {
  name: string
  email: string
  /** Mails a new invitation; a rejection is shown beside the button. Without it there is no button. */
  onInvite?: ((email: string) => Promise<unknown>) | undefined
  /** Corrects the address and invites the person there; a rejection that names fields is shown at them. Without it there is no button. */
  onCorrect?: ((newEmail: string) => Promise<unknown>) | undefined
}

const Typed = v.object({ email: Email })

function CorrectDialog(props: {
  name: string
  email: string
  onCorrect: (newEmail: string) => Promise<unknown>
  onClose: () => void
}) {
  const form = useForm({ resolver: valibotResolver(Typed), defaultValues: { email: props.email } })
  const { register, formState } = form
  return (
    <FormDialog
      title={`Corrigir o e-mail de ${props.name}`}
      description="O convite vai para o endereço certo, e o link enviado ao errado deixa de valer."
      action="Corrigir e convidar"
      form={form}
      onSend={({ email }) => props.onCorrect(email)}
      onClose={props.onClose}
    >
      <Field label="E-mail" required error={formState.errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="off" {...register('email')} />
      </Field>
    </FormDialog>
  )
}

/** A note that a person has not yet accepted their invitation, and buttons that send it again or correct its address. */
export function InviteAgain({ name, email, onInvite, onCorrect }: InviteAgainProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  return (
    <Row gap={8}>
      <Text soft>Ainda não entrou pelo convite.</Text>
      {onInvite && (
        <Button
          variant="quiet"
          size="small"
          icon={<Send size={16} strokeWidth={1.75} aria-hidden="true" />}
          label={`Enviar convite de novo: ${name}`}
          onPress={() => onInvite(email)}
        >
          Enviar convite de novo
        </Button>
      )}
      {onCorrect && (
        <Button
          variant="quiet"
          size="small"
          icon={<PencilLine size={16} strokeWidth={1.75} aria-hidden="true" />}
          label={`Corrigir e-mail: ${name}`}
          onPress={() => setCorrecting(true)}
        >
          Corrigir e-mail
        </Button>
      )}
      {isCorrecting && onCorrect && (
        <CorrectDialog name={name} email={email} onCorrect={onCorrect} onClose={() => setCorrecting(false)} />
      )}
    </Row>
  )
}
