import { type Enrolment, houseWords, SecondStepCode } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Download } from 'lucide-react'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { CopyButton } from '../../../primitives/action/CopyButton/CopyButton.tsx'
import { saveFile } from '../../../primitives/action/save-file.ts'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { TouchOnly } from '../../../primitives/input/TouchOnly.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useBrand } from '../../../theme/ThemeProvider.tsx'
import { color, media, radius, space } from '../../../theme/tokens.ts'

// White in dark, too: cameras read dark squares on a light ground.
const Square = styled.img`
  display: block;
  width: 200px;
  height: 200px;
  margin: 0 auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: #fff;
`

const Written = styled.code`
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  overflow-wrap: anywhere;
`

const Codes = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[8]} ${space[24]};
  padding: ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-family: ui-monospace, monospace;

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`

const Typed = v.object({ code: SecondStepCode })

/** A secret in groups of four, easier to type. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?!$)/g, '$1 ')
}

/** The dialog with the QR code of a new secret, which a code confirms. Open while rendered. */
export function EnrolmentDialog(props: {
  enrolment: Enrolment
  onConfirm: (code: string) => Promise<unknown>
  onClose: () => void
}) {
  const { secret, uri, picture } = props.enrolment
  const form = useForm<v.InferInput<typeof Typed>, unknown, v.InferOutput<typeof Typed>>({
    resolver: valibotResolver(Typed),
    defaultValues: { code: '' },
  })
  const { register, formState } = form
  return (
    <FormDialog
      title="Leia o código QR"
      description="Abra o seu aplicativo autenticador (como Google Authenticator, 1Password ou Aegis), leia o código e digite os seis dígitos que ele mostrar."
      action="Ligar"
      form={form}
      onSend={({ code }) => props.onConfirm(code)}
      onClose={props.onClose}
    >
      <Square src={picture} alt="Código QR para o aplicativo autenticador." />
      <Stack gap={8}>
        <Text soft>Sem câmera, digite esta chave no aplicativo:</Text>
        <Row gap={8}>
          <Written>{grouped(secret)}</Written>
          <CopyButton text={secret} said="Chave copiada." name="Chave do aplicativo">
            Copiar chave
          </CopyButton>
        </Row>
        <TouchOnly>
          <TextLink href={uri} external>
            Abrir o aplicativo neste aparelho
          </TextLink>
        </TouchOnly>
      </Stack>
      <Field label="Código do aplicativo" required error={formState.errors.code?.message}>
        <TextInput inputMode="numeric" autoComplete="one-time-code" {...register('code')} />
      </Field>
    </FormDialog>
  )
}

/** The dialog that shows the recovery codes, once. Open while rendered. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { of } = houseWords(useBrand().name)
  const text = codes.join('\n')
  const content = `Códigos de recuperação ${of}. Cada um vale uma vez.\n\n${text}\n`
  const file = () => new File([content], 'codigos-de-recuperacao.txt', { type: 'text/plain' })
  return (
    <Dialog
      open
      onClose={onClose}
      closedBy="closerequest"
      title="Guarde os códigos de recuperação"
      description="Sem o celular, cada um deles deixa você entrar uma vez. Guarde fora do celular: eles não aparecem de novo."
      actions={
        <Button variant="primary" onPress={onClose}>
          Já guardei
        </Button>
      }
    >
      <Stack>
        <Codes role="list" aria-label="Códigos de recuperação">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Row gap={8}>
          <CopyButton text={text} said="Códigos copiados." name="Códigos de recuperação" rows={codes.length}>
            Copiar códigos
          </CopyButton>
          <Button
            size="small"
            icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
            onPress={() => saveFile(file())}
          >
            Baixar como texto
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
