import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, media, space } from '../../../theme/tokens.ts'

const Columns = styled.div`
  display: grid;
  gap: ${space[32]};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(260px, 4fr);
    gap: ${space[32]} clamp(${space[32]}, 5vw, ${space[64]});
    align-items: start;

    > :nth-child(3) {
      padding-top: ${space[32]};
      border-top: 1px solid ${color.line};
    }

    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
      position: sticky;
      top: ${space[32]};
    }
  }
`

/** The props of `PaymentLayout`. */
export type PaymentLayoutProps = {
  /** A `PurchaseChoice`. */
  choice: ReactNode
  /** A `PriceSummary`. */
  summary: ReactNode
  /** A `CardPaymentForm`, `PixPaymentForm` or `PixCodeCard`, below a `PaymentMethodChoice`. */
  form: ReactNode
}

/**
 * The frame of the payment page: the choice, the summary and the form. On a desktop the summary stays visible at the side; on a phone
 * it is between the choice and the form, and the button at the bottom repeats the total. Give the page 16 px gutters on phones.
 */
export function PaymentLayout({ choice, summary, form }: PaymentLayoutProps) {
  return (
    <Columns>
      <div>{choice}</div>
      <aside>{summary}</aside>
      <div>{form}</div>
    </Columns>
  )
}
