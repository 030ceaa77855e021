import {
  type AddressForm,
  type AddressParts,
  CardForm,
  type CheckedCard,
  centsOf,
  formatCents,
  isUnexpired,
  type PostalCodeAddress,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { Button } from '../../primitives/Button/Button.tsx'
import { Field } from '../../primitives/Field/Field.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { Heading } from '../../primitives/Typography/Heading.tsx'
import { AddressFields } from '../AddressFields/AddressFields.tsx'
import { CardFields } from './CardFields.tsx'
import { HolderFields } from './HolderFields.tsx'

export type CardPaymentFormProps = {
  /** What is charged, in reais; null while nothing can be. */
  amount: number | null
  /** What to fill in for the person signed in. */
  me: { name: string; phone: string; email: string }
  /** The month it is, `yyyy-MM`: a card that ended before is refused. */
  month: string
  findPostalCode: (postalCode: string, signal: AbortSignal) => Promise<PostalCodeAddress>
  /** Pays; resolve once there is an answer to show. What was typed stays unless it resolves with `clear`. */
  onPay: (card: CheckedCard) => Promise<{ clear: boolean }>
}

const addressParts = ['postal_code', 'street', 'number', 'neighborhood', 'city', 'state'] as const
const emptyCard = { holder: '', card_number: '', expiration: '', security_code: '' }

/** The card form (spec §5). The card's own data leave it only through `onPay`, and are wiped once the payment went through. */
export function CardPaymentForm({ amount, me, month, findPostalCode, onPay }: CardPaymentFormProps) {
  const form = useForm<CardForm, unknown, CheckedCard>({
    resolver: valibotResolver(
      v.pipe(
        CardForm,
        v.forward(
          v.check(({ expiration }) => isUnexpired(expiration, month), 'Este cartão está vencido.'),
          ['expiration'],
        ),
      ),
    ),
    defaultValues: {
      ...emptyCard,
      ...me,
      identity: '',
      postal_code: '',
      street: '',
      number: '',
      complement: '',
      neighborhood: '',
      city: '',
      state: '' as CardForm['state'],
    },
  })
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control })
  const address = Object.fromEntries(
    addressParts.map((part) => [part, typed[part] ?? '']),
  ) as unknown as AddressParts
  const addressErrors = Object.fromEntries(
    addressParts.map((part) => [part, errors[part]?.message]),
  ) as Partial<Record<keyof AddressForm, string>>

  function changeAddress(next: AddressParts) {
    for (const part of addressParts) {
      if (next[part] === address[part]) continue
      form.setValue(part, next[part] as never, { shouldValidate: form.formState.isSubmitted })
    }
  }

  const pay = form.handleSubmit(async (card) => {
    const { clear } = await onPay(card)
    if (clear) form.reset({ ...form.getValues(), ...emptyCard })
  })

  return (
    <Stack as="form" gap={32} noValidate autoComplete="on" onSubmit={pay}>
      <Stack as="section" gap={16}>
        <Heading level={2}>Cartão</Heading>
        <CardFields form={form} />
      </Stack>
      <Stack as="section" gap={16}>
        <Heading level={2}>Titular</Heading>
        <HolderFields form={form} />
      </Stack>
      <Stack as="section" gap={16}>
        <Heading level={2}>Endereço de cobrança</Heading>
        <AddressFields
          value={address}
          errors={addressErrors}
          onChange={changeAddress}
          findPostalCode={findPostalCode}
          autoComplete="billing"
          extra={
            <Field label="Complemento" optional error={errors.complement?.message}>
              <TextInput autoComplete="billing address-line2" {...form.register('complement')} />
            </Field>
          }
        />
      </Stack>
      <Button type="submit" variant="primary" size="large" wide waiting={isSubmitting}>
        {amount === null ? 'Pagar' : `Pagar ${formatCents(centsOf(amount))}`}
      </Button>
    </Stack>
  )
}
