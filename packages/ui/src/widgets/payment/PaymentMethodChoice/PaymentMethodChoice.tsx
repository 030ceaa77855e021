import { OneOf } from '../OneOf.tsx'

/** A way to pay. */
export type PaymentMethod = 'card' | 'pix'

/** The props of `PaymentMethodChoice`. */
export type PaymentMethodChoiceProps = {
  value: PaymentMethod
  onChange: (method: PaymentMethod) => void
}

const methods = [
  { value: 'card', label: 'Cartão' },
  { value: 'pix', label: 'PIX' },
] as const

/** How to pay, card or PIX; leave it out where only one is taken. */
export function PaymentMethodChoice({ value, onChange }: PaymentMethodChoiceProps) {
  return <OneOf title="Como você quer pagar" options={methods} chosen={value} onChoose={onChange} />
}
