import { type CheckedPixForm, PixForm } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { QrCode } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Cell, Cells, Frame } from '../../../primitives/form/field-grid.ts'
import { focusFirstInvalid } from '../../../primitives/form/focus-invalid.ts'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { IdentityInput } from '../IdentityInput.tsx'
import { PayBar } from '../PayBar.tsx'

/** The props of `PixPaymentForm`. */
export type PixPaymentFormProps = {
  /** The amount of the code, in reais; null while unknown, 0 when there is nothing to pay. */
  amount: number | null
  /** Who pays, at first. */
  me: { name: string; identity?: string }
  /** Creates the code; a rejection is shown as a toast, or at the field it names. */
  onCreate: (payer: CheckedPixForm) => Promise<unknown>
}

/** The PIX form: name and CPF or CNPJ of who pays. A second press while a code is being created is ignored. */
export function PixPaymentForm({ amount, me, onCreate }: PixPaymentFormProps) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<PixForm, unknown, CheckedPixForm>({
    resolver: valibotResolver(PixForm),
    shouldFocusError: false,
    defaultValues: { name: me.name, identity: me.identity ?? '' },
  })
  const { errors, submitCount } = form.formState
  const { submit, pressing } = useSubmit(form, (payer) => onCreate(payer))

  useEffect(() => {
    if (submitCount > 0) focusFirstInvalid(element.current)
  }, [submitCount])

  return (
    <Stack as="form" ref={element} gap={24} noValidate onSubmit={submit} aria-labelledby={id}>
      <Stack gap={8}>
        <Heading level={2} id={id}>
          Pagamento por PIX
        </Heading>
        <Text soft>O código vale por 30 minutos. Depois do pagamento, o crédito entra em instantes.</Text>
      </Stack>
      <Frame>
        <Cells>
          <Cell $wide={6}>
            <Field label="Nome de quem paga" required error={errors.name?.message}>
              <TextInput autoComplete="name" {...form.register('name')} />
            </Field>
          </Cell>
          <Cell $wide={6}>
            <Field label="CPF ou CNPJ" required error={errors.identity?.message}>
              <Controller
                control={form.control}
                name="identity"
                render={({ field }) => <IdentityInput {...field} />}
              />
            </Field>
          </Cell>
        </Cells>
      </Frame>
      <PayBar
        amount={amount}
        icon={<QrCode size={18} strokeWidth={1.75} />}
        label={(sum) => `Gerar código PIX${sum && ` de${sum}`}`}
        words="Você paga no app do seu banco, com o código que aparece aqui."
        waiting={pressing}
      />
    </Stack>
  )
}
