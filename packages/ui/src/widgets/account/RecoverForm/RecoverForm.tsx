import { Email, Failure } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { usePress } from '../../../primitives/action/usePress.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The props of `RecoverForm`. */
export type RecoverFormProps = {
  /** Requests the e-mail with the link. */
  onRecover: (email: string) => Promise<unknown>
  /** Called after every answer below 500, so that the form does not reveal which addresses have an account (rule login-session). */
  onDone?: () => void
  /** The target of "Voltar". */
  backHref: string
}

const Typed = v.object({ email: Email })

// Every answer below 500 is shown as success; a missing answer or a server error is shown as a failure.
function isAnswered(reason: unknown): boolean {
  return reason instanceof Failure && reason.status > 0 && reason.status < 500
}

/** Requests a link to set a new password. Known and unknown addresses get the same page; a network failure keeps the typed address. */
export function RecoverForm({ onRecover, onDone, backHref }: RecoverFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(Typed),
    defaultValues: { email: '' },
  })

  const send = handleSubmit(async ({ email }) => {
    try {
      await onRecover(email)
    } catch (reason) {
      if (!isAnswered(reason)) throw reason
    }
    onDone?.()
  })
  const { press, pressing } = usePress(send)

  function submit(event: FormEvent) {
    event.preventDefault()
    void press()
  }

  return (
    <Stack as="form" gap={24} noValidate onSubmit={submit}>
      <Stack gap={8}>
        <Heading level={1}>Recupere seu acesso</Heading>
        <Text soft>Informe o e-mail da sua conta. Enviamos um link para você cadastrar outra senha.</Text>
      </Stack>
      <Field label="E-mail" required error={formState.errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
      <Row gap={12} justify="space-between">
        <Button variant="quiet" size="large" href={backHref}>
          Voltar
        </Button>
        <Button type="submit" variant="primary" size="large" waiting={pressing}>
          Próximo
        </Button>
      </Row>
    </Stack>
  )
}
