import { type OnboardingStep, onboardingSteps } from '@ensaio/domain'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { StepIndicator } from '../../../primitives/navigation/StepIndicator/StepIndicator.tsx'
import { media, space } from '../../../theme/tokens.ts'

const labels: Record<OnboardingStep, string> = {
  welcome: 'Boas-vindas',
  password: 'Senha',
  company: 'Empresa',
  users: 'Equipe',
}

const Frame = styled.div`
  display: grid;
  gap: ${space[48]};
  max-width: 760px;
  margin-inline: auto;
  padding-top: ${space[16]};

  > * {
    min-width: 0;
  }

  ${media.phone} {
    gap: ${space[24]};
    padding-top: 0;
  }
`

/** The props of `OnboardingLayout`. */
export type OnboardingLayoutProps = {
  step: OnboardingStep
  /** The steps of this person; all four by default. */
  steps?: readonly OnboardingStep[]
  /** The page of each step; finished steps link to theirs. */
  hrefs?: Partial<Record<OnboardingStep, string>>
  /** The current step, which has its own "Mais Tarde". */
  children: ReactNode
}

/** The frame of the first access: the step indicator and the current step. Put it in a Page, in the page's `main`. */
export function OnboardingLayout(props: OnboardingLayoutProps) {
  const { step, steps = onboardingSteps, hrefs, children } = props
  return (
    <Frame>
      <StepIndicator
        steps={steps.map((one) => ({ label: labels[one], href: hrefs?.[one] }))}
        current={steps.indexOf(step) + 1}
      />
      {children}
    </Frame>
  )
}
