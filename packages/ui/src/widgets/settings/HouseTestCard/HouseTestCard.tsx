import type { MailTest, MailTestOutcome, PaymentTest, PaymentTestOutcome } from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { TestResult } from '../TestResult.tsx'

/** The props of `HouseTestCard`. */
export type HouseTestCardProps =
  | {
      of: 'mails'
      /** Tests it; the result is shown, a rejection is reported. */
      onTest: () => Promise<MailTest>
    }
  | { of: 'payments'; onTest: () => Promise<PaymentTest> }

type Said = { isWell: boolean; text: string }

const mailWords: Record<MailTestOutcome, (to: string) => Said> = {
  sent: (to) => ({
    isWell: true,
    text: `O servidor de e-mail aceitou a mensagem para ${to}. Veja se ela chegou.`,
  }),
  kept: (to) => ({
    isWell: false,
    text: `Este servidor ainda não envia e-mails: a mensagem para ${to} ficou guardada nele. Quem cuida do servidor define SMTP_URL.`,
  }),
  unreachable: () => ({
    isWell: false,
    text: 'O servidor de e-mail não respondeu. Confira o endereço e a porta em SMTP_URL.',
  }),
  wrong_login: () => ({
    isWell: false,
    text: 'O servidor de e-mail recusou o usuário ou a senha. Confira os dois em SMTP_URL.',
  }),
  refused: (to) => ({
    isWell: false,
    text: `O servidor de e-mail recusou a mensagem para ${to}. Confira o remetente em MAIL_FROM.`,
  }),
}

const paymentWords: Record<PaymentTestOutcome, Said> = {
  simulated: { isWell: true, text: 'Pagamentos simulados: servem para experimentar, e ninguém é cobrado.' },
  closed: {
    isWell: true,
    text: 'Pagamentos por cartão e PIX estão fechados: não há chave da operadora. Clientes pós-pagos e crédito dado pela equipe funcionam.',
  },
  sandbox: { isWell: true, text: 'A operadora aceitou a chave, no ambiente de testes: ninguém é cobrado.' },
  live: { isWell: true, text: 'A operadora aceitou a chave. Os pagamentos são de verdade.' },
  wrong_key: {
    isWell: false,
    text: 'A operadora recusou a chave. Confira SAFE2PAY_API_KEY, e se ela é deste ambiente.',
  },
  unreachable: { isWell: false, text: 'A operadora não respondeu. Tente de novo em alguns minutos.' },
}

const cardWords = {
  mails: {
    title: 'E-mail de teste',
    text: 'Enviamos agora uma mensagem ao seu próprio e-mail.',
    action: 'Enviar e-mail de teste',
  },
  payments: {
    title: 'Teste de pagamento',
    text: 'Perguntamos à operadora se ela aceita a chave da casa. Nada é cobrado.',
    action: 'Testar pagamentos',
  },
} as const

function saidOf(result: MailTest | PaymentTest): Said {
  return 'to' in result ? mailWords[result.outcome](result.to) : paymentWords[result.outcome]
}

/** A test of the mails or of the payments of the house, with what came of it in plain words and what the other side said (rules mail-test and payment-test). */
export function HouseTestCard({ of, onTest }: HouseTestCardProps) {
  const [result, setResult] = useState<MailTest | PaymentTest | null>(null)
  const { title, text, action } = cardWords[of]
  return (
    <Card title={title}>
      <Stack gap={16}>
        <Text soft>{text}</Text>
        <TestResult result={result && { ...saidOf(result), said: result.said }} />
        <Row>
          <Button
            variant="primary"
            onPress={async () => {
              setResult(null)
              setResult(await onTest())
            }}
          >
            {action}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
