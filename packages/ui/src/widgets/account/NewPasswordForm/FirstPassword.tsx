import { NewPassword } from '@ensaio/domain'
import { type FormEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { ActionBar } from '../../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { usePress } from '../../../primitives/action/usePress.ts'
import { FailureNotice } from '../../../primitives/feedback/FailureNotice/FailureNotice.tsx'
import { failureMessage } from '../../../primitives/feedback/failure-report.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { PasswordInput } from '../../../primitives/input/PasswordInput/PasswordInput.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { media, space } from '../../../theme/tokens.ts'
import { passwordRefusal } from './password-refusal.ts'
import { TermsDialog } from './TermsDialog.tsx'

const Agreement = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};

  > :last-child {
    margin-block-start: -4px;
  }

  ${media.phone} {
    flex-direction: column;

    /* Aligned with the label of the checkbox. */
    > :last-child {
      margin-inline-start: 20px;
    }
  }
`

type Part = 'password' | 'again' | 'terms'

/** The first password, with the terms. The button looks disabled until the form is valid; pressed before, it shows what is missing. */
export function FirstPassword(props: {
  onSave: (password: string) => Promise<unknown>
  onLater?: () => unknown
}) {
  const whyId = useId()
  const [typed, setTyped] = useState({ password: '', again: '', terms: false })
  const [left, setLeft] = useState<readonly Part[]>([])
  const [reading, setReading] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [refused, setRefused] = useState<{ password: string; why: string } | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const parsed = v.safeParse(NewPassword, typed.password)
  const missing: Partial<Record<Part, string>> = {
    ...(parsed.success ? {} : { password: parsed.issues[0].message }),
    ...(typed.again === typed.password && typed.again !== '' ? {} : { again: 'As senhas são diferentes.' }),
    ...(typed.terms ? {} : { terms: 'É necessário concordar com os termos antes de continuar.' }),
  }
  const reasons = Object.values(missing)
  const shown = (part: Part) => (left.includes(part) ? missing[part] : undefined)
  const why = refused?.password === typed.password ? refused.why : undefined
  const leave = (part: Part) => setLeft((before) => (before.includes(part) ? before : [...before, part]))
  const showAll = () => setLeft(['password', 'again', 'terms'])
  const { press, pressing } = usePress(() => {
    setFailure(null)
    return props.onSave(typed.password)
  }, showRefusal)

  function showRefusal(reason: unknown) {
    const why = passwordRefusal(reason)
    if (why === null) return setFailure(reason)
    setRefused({ password: typed.password, why })
    input.current?.focus()
  }

  function change(part: Partial<typeof typed>) {
    setTyped((before) => ({ ...before, ...part }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reasons.length === 0) void press()
    else showAll()
  }

  return (
    <Stack as="form" gap={24} noValidate onSubmit={submit}>
      <Stack gap={8}>
        <Heading level={1}>Cadastre sua senha</Heading>
        <Text soft>É com ela que você entra a partir de agora.</Text>
      </Stack>
      {failure !== null && <FailureNotice title="A senha não foi salva" message={failureMessage(failure)} />}
      <Field label="Senha" required hint="Pelo menos seis caracteres." error={shown('password') ?? why}>
        <PasswordInput
          ref={input}
          autoComplete="new-password"
          value={typed.password}
          onChange={(event) => change({ password: event.target.value })}
          onBlur={() => typed.password && leave('password')}
        />
      </Field>
      <Field label="Repita a senha" required error={shown('again')}>
        <PasswordInput
          autoComplete="new-password"
          value={typed.again}
          onChange={(event) => change({ again: event.target.value })}
          onBlur={() => typed.again && leave('again')}
        />
      </Field>
      <Agreement>
        <Checkbox
          label="Li e concordo com os termos de uso"
          checked={typed.terms}
          error={shown('terms')}
          onChange={(event) => change({ terms: event.target.checked })}
          onBlur={() => left.length > 0 && leave('terms')}
        />
        <Button variant="quiet" size="small" onPress={() => setReading(true)}>
          Ler os termos
        </Button>
      </Agreement>
      <ActionBar
        words={
          <Text soft id={whyId}>
            {reasons.length > 0 && left.length < 3 ? reasons[0] : ''}
          </Text>
        }
      >
        <Button
          type="submit"
          variant="primary"
          size="large"
          waiting={pressing}
          disabled={reasons.length > 0}
          describedBy={whyId}
          onRefusal={showAll}
        >
          Próximo
        </Button>
        {props.onLater && (
          <Button variant="quiet" size="large" onPress={props.onLater}>
            Mais Tarde
          </Button>
        )}
      </ActionBar>
      <TermsDialog open={reading} onClose={() => setReading(false)} />
    </Stack>
  )
}
