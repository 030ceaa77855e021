/** A step of the public flow, as the last segment of its path; empty for the first one, which unknown texts fall back to. */
export type Step = '' | 'informacoes' | 'confirmacao' | 'finalizacao' | 'remarcar' | (string & {})

/** The current step of a link's flow, and the function that changes it. */
export type StepProps = {
  token: string
  step: Step
  go: (step: Step, options?: { replace: boolean }) => void
}

/** The path of a step. */
export function stepPath(token: string, step: Step): string {
  return `/calendar/${token}${step && `/${step}`}`
}
