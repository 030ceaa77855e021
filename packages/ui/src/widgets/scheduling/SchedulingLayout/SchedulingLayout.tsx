import type { ChosenSlot, Contact, PublicSession } from '@ensaio/domain'
import type { ReactNode } from 'react'
import { StepIndicator } from '../../../primitives/navigation/StepIndicator/StepIndicator.tsx'
import { Host } from '../Host.tsx'
import { Invitation } from '../Invitation/Invitation.tsx'
import { SchedulingSummary } from '../SchedulingSummary/SchedulingSummary.tsx'
import { Aside, Columns, Main, WideCover } from './SchedulingLayout.styles.ts'

/** The props of `SchedulingLayout`. */
export type SchedulingLayoutProps = {
  session: PublicSession
  picture?: { src: string; alt: string }
  /** The number of the current step, from 1; 4 when the visit is booked. */
  step: number
  /** Hides the step indicator, for a visit that is moved or viewed again. */
  isSingle?: boolean
  slot: ChosenSlot | null
  owner: Contact | null
  keys?: string
  /** The pages of the three steps; finished steps link to theirs. */
  hrefs?: readonly string[]
  /** The current step. */
  children: ReactNode
}

const labels = ['Dia e horário', 'Informações', 'Confirmação']

/**
 * The frame of the public scheduling flow: the step indicator, with the invitation beside the first step, the summary beside the second,
 * and photograph and company beside the last. On a phone the invitation comes first and the summary shows only time and place. Put it in
 * the page's `main`.
 */
export function SchedulingLayout(props: SchedulingLayoutProps) {
  const { session, picture, step, slot, owner } = props
  return (
    <Columns>
      <Aside $wideOnly={step > 2}>
        {step === 1 ? (
          <Invitation session={session} picture={picture} />
        ) : (
          <>
            {picture && <WideCover src={picture.src} alt={picture.alt} />}
            {step === 2 ? (
              <SchedulingSummary session={session} slot={slot} owner={owner} keys={props.keys} />
            ) : (
              <Host client={session.client} />
            )}
          </>
        )}
      </Aside>
      <Main>
        {!props.isSingle && (
          <StepIndicator
            steps={labels.map((label, index) => ({ label, href: props.hrefs?.[index] }))}
            current={step}
          />
        )}
        {props.children}
      </Main>
    </Columns>
  )
}
