import { Send } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** What the line of somebody invited takes. */
export type InviteAgainProps = {
  name: string
  email: string
  /** Mails a new invitation; a rejection is told nearby. Left out, it is only said that the invitation waits. */
  onInvite?: ((email: string) => Promise<unknown>) | undefined
}

/** Says that somebody has not come by their invitation yet, and sends it once more. */
export function InviteAgain({ name, email, onInvite }: InviteAgainProps) {
  return (
    <Row gap={8}>
      <Text soft>Ainda não entrou pelo convite.</Text>
      {onInvite && (
        <Button
          variant="quiet"
          size="small"
          icon={<Send size={16} strokeWidth={1.75} aria-hidden="true" />}
          label={`Enviar convite de novo: ${name}`}
          onPress={() => onInvite(email)}
        >
          Enviar convite de novo
        </Button>
      )}
    </Row>
  )
}
