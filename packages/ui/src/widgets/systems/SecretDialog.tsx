import { KeyRound } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../primitives/action/Button/Button.tsx'
import { CopyButton } from '../../primitives/action/CopyButton/CopyButton.tsx'
import { Dialog } from '../../primitives/dialog/Dialog/Dialog.tsx'
import { Banner } from '../../primitives/feedback/Banner/Banner.tsx'
import { Row, Stack } from '../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { color, radius, space, text } from '../../theme/tokens.ts'

const Written = styled.code`
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-family: ui-monospace, monospace;
  font-size: ${text.size13};
  line-height: 1.5;
  word-break: break-all;
`

/** The dialog that shows a secret, once. Open while rendered. */
export function SecretDialog(props: {
  title: string
  secret: string
  /** What is copied: "Chave". */
  name: string
  /** How the other system uses it. */
  use: string
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={props.onClose}
      closedBy="closerequest"
      title={props.title}
      actions={
        <Button variant="primary" onPress={props.onClose}>
          Já guardei
        </Button>
      }
    >
      <Stack gap={16}>
        <Banner tone="yellow" icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />}>
          Copie agora: por segurança, não aparece de novo.
        </Banner>
        <Written>{props.secret}</Written>
        <Row gap={8}>
          <CopyButton text={props.secret} said={`${props.name} copiada.`} name={props.name}>
            {`Copiar ${props.name.toLowerCase()}`}
          </CopyButton>
        </Row>
        <Text soft>{props.use}</Text>
      </Stack>
    </Dialog>
  )
}
