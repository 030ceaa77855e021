import { ShieldOff } from 'lucide-react'
import { Button } from '../../primitives/action/Button/Button.tsx'
import type { Press } from '../../primitives/action/usePress.ts'

/** Turns off the two-step sign-in of somebody else, who lost their authenticator app (rule second-step). */
export function ResetSecondStepButton({ onPress }: { onPress: Press }) {
  return (
    <Button
      size="small"
      icon={<ShieldOff size={18} strokeWidth={1.75} aria-hidden="true" />}
      onPress={onPress}
    >
      Desligar as duas etapas
    </Button>
  )
}
