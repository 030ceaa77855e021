import { Failure, SecondStepCode, withNoun } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

const Typed = v.object({ code: SecondStepCode })

function leftText(left: number): string {
  return left === 0
    ? 'Este era o seu último código de recuperação. Crie outros em Segurança.'
    : `Você tem mais ${withNoun(left, 'código', 'códigos')} de recuperação.`
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeStep(props: {
  /** Signs in and returns how many recovery codes are left, null for a code of the app. */
  onCode: (code: string) => Promise<number | null>
  /** Back to e-mail and password; with a reason when the time for the code is over. */
  onBack: (reason?: unknown) => void
  compact: boolean
}) {
  const { onCode, onBack, compact } = props
  const [isRecovering, setRecovering] = useState(false)
  const { say } = useToast()
  const form = useForm<v.InferInput<typeof Typed>, unknown, v.InferOutput<typeof Typed>>({
    resolver: valibotResolver(Typed),
    defaultValues: { code: '' },
  })
  const { register, formState, setFocus, reset } = form
  const { submit, pressing } = useSubmit(form, async ({ code }) => {
    try {
      const left = await onCode(code)
      if (left !== null) say(leftText(left))
    } catch (reason) {
      if (reason instanceof Failure && reason.code === 'not_found') return onBack(reason)
      throw reason
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the kind of code changes.
  useEffect(() => setFocus('code'), [isRecovering, setFocus])

  return (
    <Stack as="form" gap={24} noValidate onSubmit={submit} aria-label="Verificação em duas etapas">
      <Stack gap={8}>
        {!compact && <Heading level={1}>Digite o código</Heading>}
        <Text soft>
          {isRecovering
            ? 'Use um dos códigos que você guardou ao ligar a verificação em duas etapas. Cada um vale uma vez.'
            : 'Abra o seu aplicativo autenticador e digite os seis dígitos que ele mostra agora.'}
        </Text>
      </Stack>
      {isRecovering ? (
        <Field label="Código de recuperação" required error={formState.errors.code?.message}>
          <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('code')} />
        </Field>
      ) : (
        <Field label="Código" required error={formState.errors.code?.message}>
          <TextInput inputMode="numeric" autoComplete="one-time-code" {...register('code')} />
        </Field>
      )}
      <Button type="submit" variant="primary" size={compact ? 'medium' : 'large'} wide waiting={pressing}>
        Confirmar
      </Button>
      <Stack gap={4} align="start">
        <Button
          variant="quiet"
          size="small"
          onPress={() => {
            reset({ code: '' })
            setRecovering(!isRecovering)
          }}
        >
          {isRecovering ? 'Usar o código do aplicativo' : 'Usar um código de recuperação'}
        </Button>
        <Button variant="quiet" size="small" onPress={() => onBack()}>
          Voltar
        </Button>
      </Stack>
    </Stack>
  )
}
