import type { ReactNode } from 'react'
import styled from 'styled-components'
import { StepIndicator } from '../../../primitives/navigation/StepIndicator/StepIndicator.tsx'
import { layer, media, space } from '../../../theme/tokens.ts'

const Columns = styled.div`
  display: grid;
  gap: ${space[24]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(260px, 4fr);
    gap: ${space[32]} clamp(${space[32]}, 5vw, ${space[64]});
    align-items: start;
  }
`

const Aside = styled.aside`
  min-width: 0;

  ${media.phone} {
    position: sticky;
    z-index: ${layer.sticky};
    top: 0;
    margin: -${space[16]} -${space[16]} 0;
  }

  ${media.desktop} {
    grid-area: 1 / 2;
    position: sticky;
    top: ${space[32]};
  }
`

const Main = styled.div`
  display: grid;
  gap: ${space[32]};
  min-width: 0;

  ${media.phone} {
    gap: ${space[24]};

    /* Keeps a focused element and its label clear of the bars at the top and the bottom. */
    :is(input, select, textarea, button, a, [tabindex]) {
      scroll-margin-block: 6rem 7rem;
    }
  }

  ${media.desktop} {
    grid-area: 1 / 1;
  }
`

/** The props of `OrderLayout`. */
export type OrderLayoutProps = {
  /** The current step: 0 service, 1 information, 2 responsible person, 3 confirmation, 4 placed. */
  step: 0 | 1 | 2 | 3 | 4
  /** The pages of the four steps after the choice of service; finished steps link to theirs. */
  hrefs?: readonly string[]
  /** An `OrderSummary`, or null. */
  summary: ReactNode
  /** The current step. */
  children: ReactNode
}

const labels = ['Informações', 'Responsável', 'Confirmação', 'Agendamento']

/**
 * The frame of an order: one step per screen below the step indicator (rule order-steps), the summary at the side. On a phone the summary
 * is a bar at the top with the price. A placed order has no links to earlier steps. Put it in the page's `main`, with 16 px gutters on
 * phones.
 */
export function OrderLayout({ step, hrefs, summary, children }: OrderLayoutProps) {
  const isPlaced = step === 4
  return (
    <Columns>
      {summary && <Aside>{summary}</Aside>}
      <Main>
        <StepIndicator
          steps={labels.map((label, index) => ({ label, href: isPlaced ? undefined : hrefs?.[index] }))}
          current={step}
        />
        {children}
      </Main>
    </Columns>
  )
}
