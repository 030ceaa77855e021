import { longestPassword } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { usePress } from '../../../primitives/action/usePress.ts'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { failureMessage, useReport } from '../../../primitives/feedback/failure-report.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { PasswordInput } from '../../../primitives/input/PasswordInput/PasswordInput.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { passwordRefusal } from './password-refusal.ts'

// The server decides whether a password is accepted; the form only requires the same text twice.
const Typed = v.pipe(
  v.object({
    password: v.pipe(
      v.string(),
      v.nonEmpty('Informe a nova senha.'),
      v.maxLength(longestPassword, `Use no máximo ${longestPassword} caracteres.`),
    ),
    again: v.pipe(v.string(), v.nonEmpty('Repita a nova senha.')),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['again']],
      ({ password, again }) => password === again,
      'As senhas não conferem!',
    ),
    ['again'],
  ),
)

/** The form for a signed-in person to change the password. */
export function ProfilePassword({ onSave }: { onSave: (password: string) => Promise<unknown> }) {
  const [refused, setRefused] = useState(false)
  const [saved, setSaved] = useState(false)
  const report = useReport()
  const { register, handleSubmit, formState, reset, setError, setFocus } = useForm({
    resolver: valibotResolver(Typed),
    defaultValues: { password: '', again: '' },
  })
  const { errors } = formState

  const send = handleSubmit(async ({ password }) => {
    setSaved(false)
    await onSave(password)
    reset()
    setSaved(true)
  })
  const { press, pressing } = usePress(send, (reason) => {
    const message = passwordRefusal(reason)
    if (message === null) return report(failureMessage(reason))
    setError('password', { type: 'refused', message })
    setRefused(true)
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    void press()
  }

  function close() {
    setRefused(false)
    setFocus('password')
  }

  return (
    <Stack as="form" gap={24} noValidate onSubmit={submit}>
      <Stack gap={8}>
        <Heading level={1}>Cadastre sua senha</Heading>
        <Text soft>Ao salvar, os outros aparelhos em que você entrou saem da conta.</Text>
      </Stack>
      <div role="status">
        {saved && (
          <Banner tone="green" icon={<CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />}>
            Senha alterada com sucesso!
          </Banner>
        )}
      </div>
      <Field label="Nova senha" required hint="Pelo menos seis caracteres." error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Repita a nova senha" required error={errors.again?.message}>
        <PasswordInput autoComplete="new-password" {...register('again')} />
      </Field>
      <Button type="submit" variant="primary" size="large" wide waiting={pressing}>
        Salvar senha
      </Button>
      <Dialog
        open={refused}
        onClose={close}
        role="alertdialog"
        title="Aviso!"
        description="A senha informada é inválida!"
        actions={
          <Button variant="primary" onPress={close}>
            Entendi!
          </Button>
        }
      />
    </Stack>
  )
}
