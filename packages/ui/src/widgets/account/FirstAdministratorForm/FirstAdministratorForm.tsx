import { FirstAdministrator } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { PasswordInput } from '../../../primitives/input/PasswordInput/PasswordInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The props of `FirstAdministratorForm`. */
export type FirstAdministratorFormProps = {
  /** Creates the account and signs it in. A rejection that names fields is shown in them, any other is reported. */
  onCreate: (person: FirstAdministrator) => Promise<unknown>
}

/** The account of the first administrator, by the set-up link of a new installation. A failure keeps the typed values. */
export function FirstAdministratorForm({ onCreate }: FirstAdministratorFormProps) {
  const form = useForm<FirstAdministrator, unknown, FirstAdministrator>({
    resolver: valibotResolver(FirstAdministrator),
    defaultValues: { name: '', email: '', password: '' },
  })
  const { register, formState } = form
  const { errors } = formState
  const { submit, pressing } = useSubmit(form, (person) => onCreate(person))
  return (
    <Stack as="form" gap={24} noValidate onSubmit={submit}>
      <Stack gap={8}>
        <Heading level={1}>Comece por você</Heading>
        <Text soft>
          Esta conta administra tudo: a casa, as cidades, os preços e a equipe. Depois você convida os outros.
        </Text>
      </Stack>
      <Field label="Nome" required error={errors.name?.message}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label="E-mail" required error={errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email')}
        />
      </Field>
      <Field label="Senha" required hint="Pelo menos seis caracteres." error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="large" wide waiting={pressing}>
        Criar conta e entrar
      </Button>
    </Stack>
  )
}
