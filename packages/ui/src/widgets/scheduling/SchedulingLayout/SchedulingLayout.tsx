import type { ChosenSlot, Contact, PublicSession } from '@ensaio/domain'
import type { ReactNode } from 'react'
import { StepIndicator } from '../../../primitives/navigation/StepIndicator/StepIndicator.tsx'
import { Host } from '../Host.tsx'
import { Invitation } from '../Invitation/Invitation.tsx'
import { SchedulingSummary } from '../SchedulingSummary/SchedulingSummary.tsx'
import { Aside, Columns, Main, WideCover } from './SchedulingLayout.styles.ts'

/** What the frame of the public flow takes. */
export type SchedulingLayoutProps = {
  session: PublicSession
  picture?: { src: string; alt: string }
  /** Which step it is, from 1; 4 when all is done. */
  step: number
  /** What is one step needs no indicator: a visit that is moved, or that is looked at again. */
  isSingle?: boolean
  slot: ChosenSlot | null
  owner: Contact | null
  keys?: string
  /** Where the three steps are, so that done ones can be gone back to. */
  hrefs?: readonly string[]
  /** The step itself. */
  children: ReactNode
}

const labels = ['Dia e horário', 'Informações', 'Confirmação']

/**
 * The frame of the public scheduling flow: the invitation beside the first step, the summary beside the second, and the last step, which is
 * itself the summary, under the photograph alone; the indicator above. On a phone the invitation comes first and the summary shrinks to
 * when and where. Put it in the page's `main`.
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
