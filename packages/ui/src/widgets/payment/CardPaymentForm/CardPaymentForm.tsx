import { type CardForm, type CheckedCard, cardFormIn } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { ShieldCheck } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { usePress } from '../../../primitives/action/usePress.ts'
import { focusFirstInvalid } from '../../../primitives/form/focus-invalid.ts'
import { useLeaveWarning } from '../../../primitives/form/useLeaveWarning.ts'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { AddressFieldsProps } from '../../order/AddressFields/AddressFields.tsx'
import { BillingFields } from './BillingFields.tsx'
import { CardFields } from './CardFields.tsx'
import { Part, Privacy } from './CardPaymentForm.styles.ts'
import { HolderFields } from './HolderFields.tsx'
import { PayBar } from './PayBar.tsx'

/** What the card form takes. */
export type CardPaymentFormProps = {
  /** What is charged, in reais; null while nothing can be, 0 where there is nothing to pay. */
  amount: number | null
  /** The order that the credit is bought for is placed once it is paid. */
  orders?: boolean
  /** What to fill in for the person signed in. */
  me: { name: string; phone: string; email: string }
  /** The month it is, `yyyy-MM`: a card that ended before is refused. */
  month: string
  findPostalCode: AddressFieldsProps['findPostalCode']
  /** Pays; resolve once there is an answer to show. What was typed stays unless it resolves with `clear`; a rejection is told by toast. */
  onPay: (card: CheckedCard) => Promise<{ clear: boolean }>
}

const emptyCard = { holder: '', card_number: '', expiration: '', security_code: '' }
const emptyAddress = { postal_code: '', street: '', number: '', complement: '', neighborhood: '', city: '' }

/**
 * The card form: the card, whose it is, and where its bill goes. The card's own data leave it only through `onPay`, and are wiped
 * once the payment went through. A press while one is on its way sends nothing; something missing is said in its field, and the first of
 * them is focused. Do not put the values into a store: they must not outlive the page.
 */
export function CardPaymentForm(props: CardPaymentFormProps) {
  const { amount, orders = false, me, month, findPostalCode, onPay } = props
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<CardForm, unknown, CheckedCard>({
    resolver: valibotResolver(cardFormIn(month)),
    // Else an expired card is not told of while anything else is wrong.
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
      <PayBar amount={amount} orders={orders} waiting={pressing} />
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
