import { type CardForm, type CheckedCard, cardFormIn } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Lock, ShieldCheck } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { usePress } from '../../../primitives/action/usePress.ts'
import { focusFirstInvalid } from '../../../primitives/form/focus-invalid.ts'
import { useLeaveWarning } from '../../../primitives/form/useLeaveWarning.ts'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { AddressFieldsProps } from '../../order/AddressFields/AddressFields.tsx'
import { PayBar } from '../PayBar.tsx'
import { BillingFields } from './BillingFields.tsx'
import { CardFields } from './CardFields.tsx'
import { Part, Privacy } from './CardPaymentForm.styles.ts'
import { HolderFields } from './HolderFields.tsx'

/** The props of `CardPaymentForm`. */
export type CardPaymentFormProps = {
  /** The amount to charge, in reais; null while unknown, 0 when there is nothing to pay. */
  amount: number | null
  /** Is an order placed after the payment? */
  orders?: boolean
  /** The initial data of the card holder, from the signed-in person. */
  me: { name: string; phone: string; email: string }
  /** The current month, `yyyy-MM`; a card that expired before it is invalid. */
  month: string
  findPostalCode: AddressFieldsProps['findPostalCode']
  /** Pays; resolves when an answer can be shown. `clear` empties the card's fields; a rejection is shown as a toast. */
  onPay: (card: CheckedCard) => Promise<{ clear: boolean }>
}

const emptyCard = { holder: '', card_number: '', expiration: '', security_code: '' }
const emptyAddress = { postal_code: '', street: '', number: '', complement: '', neighborhood: '', city: '' }

/**
 * The card form: the card, its holder and the billing address. The card's data leave it only through `onPay`, and are emptied after a
 * successful payment. A second press while a payment is in flight is ignored; invalid fields show their messages, and the first is focused.
 * Do not store the values: they must not outlive the page.
 */
export function CardPaymentForm(props: CardPaymentFormProps) {
  const { amount, orders = false, me, month, findPostalCode, onPay } = props
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<CardForm, unknown, CheckedCard>({
    resolver: valibotResolver(cardFormIn(month)),
    // Without it, the expiry error would be missing while any other field is invalid.
    criteriaMode: 'all',
    shouldFocusError: false,
    defaultValues: {
      ...emptyCard,
      ...me,
      identity: '',
      ...emptyAddress,
      state: '' as CardForm['state'],
    },
  })
  const { submitCount } = form.formState

  const { press, pressing } = usePress(async () => {
    const sent = { clear: false }
    await form.handleSubmit(async (card) => Object.assign(sent, await onPay(card)))()
    if (sent.clear) form.reset({ ...form.getValues(), ...emptyCard })
  })

  useLeaveWarning(pressing)

  useEffect(() => {
    if (submitCount > 0) focusFirstInvalid(element.current)
  }, [submitCount])

  function submit(event: FormEvent) {
    event.preventDefault()
    void press()
  }

  return (
    <Stack as="form" ref={element} gap={32} noValidate onSubmit={submit} aria-label="Pagamento com cartão">
      <FormPart title="Cartão de crédito">
        <Privacy>
          <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />
          Usamos os dados do cartão só neste pagamento. O número e o código não ficam guardados.
        </Privacy>
        <CardFields form={form} />
      </FormPart>
      <FormPart title="Titular do cartão">
        <HolderFields form={form} />
      </FormPart>
      <FormPart title="Endereço de cobrança">
        <BillingFields form={form} findPostalCode={findPostalCode} />
      </FormPart>
      <PayBar
        amount={amount}
        icon={<Lock size={18} strokeWidth={1.75} />}
        label={(sum) => `Pagar${sum}${orders ? ' e pedir' : ''}`}
        words="À vista, em uma só cobrança no cartão."
        waiting={pressing}
      />
    </Stack>
  )
}

function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </Part>
  )
}
