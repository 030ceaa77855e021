import { Failure } from '@ensaio/domain'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { useKeptFocus } from '../../../primitives/action/useKeptFocus.ts'
import { usePress } from '../../../primitives/action/usePress.ts'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { FailureNotice } from '../../../primitives/feedback/FailureNotice/FailureNotice.tsx'
import { failureMessage, useReport } from '../../../primitives/feedback/failure-report.ts'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The props of `ConfirmEmail`. */
export type ConfirmEmailProps = {
  /** Uses the link, and returns the new address; `not_found` and `invalid` mean that it works no more. */
  onConfirm: () => Promise<string>
  /** Where to go on afterwards. */
  homeHref: string
}

/** The page that a link to a new mailbox opens. A press confirms the address, since mail scanners open links. */
export function ConfirmEmail({ onConfirm, homeHref }: ConfirmEmailProps) {
  const [email, setEmail] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const report = useReport()
  const { place, keepingFocus } = useKeptFocus<HTMLDivElement>()
  const { press, pressing } = usePress(
    async () => {
      const confirmed = await onConfirm()
      keepingFocus(() => setEmail(confirmed))()
    },
    (reason) => {
      const isFinal = reason instanceof Failure && (reason.code === 'not_found' || reason.code === 'invalid')
      if (isFinal) keepingFocus(() => setRefusal(reason.message))()
      else report(failureMessage(reason))
    },
  )
  const goOn = <TextLink href={homeHref}>Continuar</TextLink>
  const question = (
    <Stack gap={24}>
      <Heading level={1}>Confirme o seu novo e-mail</Heading>
      <div role="status">
        {email !== null && (
          <Banner tone="green" icon={<MailCheck size={20} strokeWidth={1.75} aria-hidden="true" />}>
            {`Pronto: a partir de agora você entra com ${email}.`}
          </Banner>
        )}
      </div>
      {email === null ? (
        <>
          <Text soft>A partir da confirmação, você entra e recebe as mensagens neste endereço.</Text>
          <Row>
            <Button variant="primary" waiting={pressing} onPress={press}>
              Confirmar e-mail
            </Button>
          </Row>
        </>
      ) : (
        <Text>{goOn}</Text>
      )}
    </Stack>
  )
  return (
    <div {...place}>
      {refusal === null ? (
        question
      ) : (
        <Stack gap={24}>
          <Heading level={1}>O e-mail não mudou</Heading>
          <FailureNotice title="Este link não vale mais" message={refusal} />
          <Text>{goOn}</Text>
        </Stack>
      )}
    </div>
  )
}
