import { Check } from 'lucide-react'
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx'
import { useLink } from '../Link/LinkProvider.tsx'
import { Disc, Steps, Words } from './StepIndicator.styles.ts'

/** What the indicator takes. */
export type StepIndicatorProps = {
  /** Every step of the flow in order; one with `href` can be gone back to once it is done. */
  steps: readonly { label: string; href?: string }[]
  /** Which one it is, from 1; 0 before the first, greater than the number of steps when all are done. */
  current: number
}

/**
 * Where a person is in a flow of a few steps, and the way back. An ordered list with `aria-current="step"`; done steps are links when
 * they have an `href`. On a phone it says "Passo 2 de 3 · Informações" over a thin bar.
 */
export function StepIndicator({ steps, current }: StepIndicatorProps) {
  const Link = useLink()
  const now = steps[current - 1]
  return (
    <nav aria-label="Etapas">
      <Words aria-hidden="true">
        {now ? (
          <>
            Passo {current} de {steps.length} · <strong>{now.label}</strong>
          </>
        ) : (
          <strong>{current === 0 ? `Em ${steps.length} passos` : 'Tudo pronto'}</strong>
        )}
      </Words>
      <Steps>
        {steps.map((step, index) => {
          const isNow = index === current - 1
          const isDone = index < current - 1
          const inside = (
            <>
              <Disc aria-hidden="true">{isDone ? <Check size={16} strokeWidth={2} /> : index + 1}</Disc>
              <b>{step.label}</b>
              {isDone && <VisuallyHidden>(concluído)</VisuallyHidden>}
            </>
          )
          const reached = isDone ? 'done' : isNow ? 'now' : undefined
          return (
            <li key={step.label}>
              {isDone && step.href ? (
                <Link href={step.href} {...{ 'data-reached': reached }}>
                  {inside}
                </Link>
              ) : (
                <span data-reached={reached} aria-current={isNow ? 'step' : undefined}>
                  {inside}
                </span>
              )}
            </li>
          )
        })}
      </Steps>
    </nav>
  )
}
