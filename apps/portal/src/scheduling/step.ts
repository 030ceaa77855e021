/** A step of the public flow, as its address ends; the first one is empty, and anything else leads to it. */
export type Step = '' | 'informacoes' | 'confirmacao' | 'finalizacao' | 'remarcar' | (string & {})

/** Where in the flow of a link somebody is, and how they go on. */
export type StepProps = {
  token: string
  step: Step
  go: (step: Step, options?: { replace: boolean }) => void
}

/** The address of a step. */
export function stepPath(token: string, step: Step): string {
  return `/calendar/${token}${step && `/${step}`}`
}
