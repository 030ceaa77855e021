import type { CardBrand } from '@ensaio/domain'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { Brand } from './CardPaymentForm.styles.ts'

const short: Partial<Record<CardBrand, string>> = { 'American Express': 'Amex', 'Diners Club': 'Diners' }

/** Whose card the digits tell it is; read out once they do. */
export function BrandHint({ brand }: { brand: CardBrand | null }) {
  return (
    <>
      <VisuallyHidden role="status">{brand && `Cartão ${brand}`}</VisuallyHidden>
      <Brand aria-hidden="true">{brand && (short[brand] ?? brand)}</Brand>
    </>
  )
}
