import type { CardBrand } from '@ensaio/domain'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { Brand } from './CardPaymentForm.styles.ts'

const shortNames: Partial<Record<CardBrand, string>> = { 'American Express': 'Amex', 'Diners Club': 'Diners' }

/** The card brand recognised from the number; announced to screen readers. */
export function BrandHint({ brand }: { brand: CardBrand | null }) {
  return (
    <>
      <VisuallyHidden role="status">{brand && `Cartão ${brand}`}</VisuallyHidden>
      <Brand aria-hidden="true">{brand && (shortNames[brand] ?? brand)}</Brand>
    </>
  )
}
