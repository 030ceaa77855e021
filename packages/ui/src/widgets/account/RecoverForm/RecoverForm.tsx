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

/** What the recovery takes. */
export type RecoverFormProps = {
  /** Asks for the e-mail with the link. */
  onRecover: (email: string) => Promise<unknown>
  /** Thanked: called after every answer below 500, so that nobody learns which addresses are known (rule login-session). */
  onDone?: () => void
  /** Where "Voltar" leads. */
  backHref: string
}

const Typed = v.object({ email: Email })

// An answer that came, whatever it says, reads like success; none at all, or a broken server, is told.
function isAnswered(reason: unknown): boolean {
  return reason instanceof Failure && reason.status > 0 && reason.status < 500
}

/** Asks for a link to get back in. Known and unknown addresses end alike; without a connection it says so and keeps what was typed. */
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
