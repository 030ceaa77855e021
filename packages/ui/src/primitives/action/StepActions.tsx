import { ActionBar } from './ActionBar/ActionBar.tsx'
import { Button } from './Button/Button.tsx'
import type { Press } from './usePress.ts'

/** The buttons below a step of a wizard: "Continuar" submits its form, "Voltar" returns to the step before. */
export function StepActions({ waiting, onBack }: { waiting: boolean; onBack: Press }) {
  return (
    <ActionBar>
      <Button type="submit" variant="primary" size="large" waiting={waiting}>
        Continuar
      </Button>
      <Button variant="quiet" size="large" onPress={onBack}>
        Voltar
      </Button>
    </ActionBar>
  )
}
