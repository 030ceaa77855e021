import { Send } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The props of `InviteAgain`. */
export type InviteAgainProps = {
  name: string
  email: string
  /** Mails a new invitation; a rejection is shown beside the button. Without it there is no button. */
  onInvite?: ((email: string) => Promise<unknown>) | undefined
}

/** A note that a person has not yet accepted their invitation, and a button that sends it again. */
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
