import { Credentials } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { type FormEvent, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { usePress } from '../../../primitives/action/usePress.ts'
import { lazyPart } from '../../../primitives/feedback/lazy-part.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { PasswordInput } from '../../../primitives/input/PasswordInput/PasswordInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { LoginProblem, type Problem } from './LoginProblem.tsx'

// Most people never see it, and the login page is kept small.
const CodeStep = lazyPart(async () => (await import('./CodeStep.tsx')).CodeStep, <Skeleton height="280px" />)

/** The result of a login; every other failure rejects. */
export type LoginOutcome = 'signed-in' | 'wrong-account' | 'code-needed'

export type LoginFormProps = {
  /** Signs in. `wrong-account`: the credentials are valid, but belong to another platform. `code-needed`: the form asks for a code next. */
  onLogin: (credentials: Credentials) => Promise<LoginOutcome>
  /**
   * The second step (rule second-step): signs in with a code, and returns how many recovery codes are left, null for a code of the app.
   * A rejection `not_found` means that the time is over.
   */
  onCode?: (code: string) => Promise<number | null>
  /** Begins with the code, after a magic link. */
  asksCode?: boolean
  /** The page that recovers a forgotten password. */
  recoverHref?: string
  /** The page where a company signs up; opens in a new tab. */
  signUpHref?: string
  /** The initial e-mail. */
  email?: string
  /** For a dialog: hides title and sign-up, and focuses the first empty field. */
  compact?: boolean
}

/** The login form. It keeps the typed values after every failure; a second Enter does not send twice. */
export function LoginForm(props: LoginFormProps) {
  const { onLogin, onCode, recoverHref, signUpHref, email = '', compact = false } = props
  const [isHalf, setHalf] = useState(props.asksCode === true)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: valibotResolver(Credentials),
    defaultValues: { email, password: '' },
  })
  const { errors } = formState

  const send = handleSubmit(async (credentials) => {
    const outcome = await onLogin(credentials)
    if (outcome === 'wrong-account') setProblem({ kind: 'wrong-account' })
    if (outcome === 'code-needed') setHalf(true)
  })
  const { press, pressing } = usePress(send, (reason) => setProblem({ kind: 'refused', reason }))

  useEffect(() => {
    if (compact && !isHalf) setFocus(email ? 'password' : 'email')
  }, [compact, email, isHalf, setFocus])

  function submit(event: FormEvent) {
    event.preventDefault()
    void press()
  }

  if (isHalf && onCode) {
    return (
      <CodeStep
        compact={compact}
        onCode={onCode}
        onBack={(reason) => {
          setHalf(false)
          if (reason !== undefined) setProblem({ kind: 'refused', reason })
        }}
      />
    )
  }
  return (
    <>
      <Stack as="form" gap={24} noValidate onSubmit={submit}>
        {!compact && <Heading level={1}>Faça seu login</Heading>}
        <Stack>
          <Field label="E-mail" required error={errors.email?.message}>
            <TextInput
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...register('email')}
            />
          </Field>
          <Field label="Senha" required error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
          {recoverHref && (
            <Text>
              <TextLink href={recoverHref}>Esqueci minha senha</TextLink>
            </Text>
          )}
        </Stack>
        <Button type="submit" variant="primary" size={compact ? 'medium' : 'large'} wide waiting={pressing}>
          Entrar
        </Button>
        {!compact && signUpHref && (
          <Text soft>
            Ainda não tem conta?{' '}
            <TextLink href={signUpHref} external>
              Faça seu pré-cadastro
              <VisuallyHidden> (abre em outra aba)</VisuallyHidden>
            </TextLink>
          </Text>
        )}
      </Stack>
      <LoginProblem problem={problem} onClose={() => setProblem(null)} />
    </>
  )
}
