import { Check } from 'lucide-react'
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx'
import { useLink } from '../LinkProvider/LinkProvider.tsx'
import { Disc, Steps, Words } from './StepIndicator.styles.ts'

/** Props of the step indicator. */
export type StepIndicatorProps = {
  /**
   * Every step in order; a done step with `href` is a link back. With `done`, the steps can be taken in any order: it decides what is
   * done, and every step with `href` is a link.
   */
  steps: readonly { label: string; href?: string; done?: boolean }[]
  /** The current step, from 1; 0 before the first, greater than the number of steps when all are done. */
  current: number
}

/**
 * Shows the current step of a flow. An ordered list with `aria-current="step"`; done steps with an `href` are links. On a phone it shows
 * "Passo 2 de 3 · Informações" over a thin bar.
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
      <Steps data-wraps={steps.some(({ done }) => done !== undefined)}>
        {steps.map((step, index) => {
          const isNow = index === current - 1
          const isDone = step.done ?? index < current - 1
          const isOpen = isDone || step.done !== undefined
          const inside = (
            <>
              <Disc aria-hidden="true">{isDone ? <Check size={16} strokeWidth={2} /> : index + 1}</Disc>
              <b>{step.label}</b>
              {isDone && <VisuallyHidden>(concluído)</VisuallyHidden>}
            </>
          )
          const reached = isNow ? 'now' : isDone ? 'done' : undefined
          return (
            <li key={step.label}>
              {isOpen && !isNow && step.href ? (
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
