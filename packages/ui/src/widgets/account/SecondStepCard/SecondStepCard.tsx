import { type Enrolment, formatInstantDate, type Security, withNoun } from '@ensaio/domain'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { PasswordQuestion } from '../PasswordQuestion.tsx'
import { CodesDialog, EnrolmentDialog } from './SecondStepDialogs.tsx'

/** The props of `SecondStepCard`. Rejections that name fields are shown at them. */
export type SecondStepCardProps = {
  security: Remote<Pick<Security, 'second_step'>>
  /** Begins to turn it on; takes the password. */
  onStart: (password: string) => Promise<Enrolment>
  /** Turns it on with a code, and returns the recovery codes. */
  onConfirm: (code: string) => Promise<string[]>
  /** Replaces the recovery codes, and returns them; takes the password. */
  onRenew: (password: string) => Promise<string[]>
  /** Turns it off; takes the password. */
  onTurnOff: (password: string) => Promise<unknown>
  onRetry: Press
}

type Step =
  | { kind: 'start' | 'renew' | 'off' }
  | { kind: 'enrolment'; enrolment: Enrolment }
  | { kind: 'codes'; codes: readonly string[] }

const questions = {
  start: {
    title: 'Ligar a verificação em duas etapas',
    description: 'Você vai precisar de um aplicativo autenticador no celular.',
    action: 'Continuar',
  },
  renew: {
    title: 'Gerar outros códigos de recuperação',
    description: 'Os códigos de antes deixam de valer.',
    action: 'Gerar códigos',
  },
  off: {
    title: 'Desligar a verificação em duas etapas',
    description: 'Entrar volta a pedir só a senha, e os códigos de recuperação deixam de valer.',
    action: 'Desligar',
  },
} as const

function State({ of: { since, codes_left, is_required } }: { of: Security['second_step'] }) {
  const zone = useHouseZone()
  if (since === null)
    return (
      <Stack gap={16}>
        {is_required && (
          <Banner tone="yellow" icon={<ShieldAlert size={20} strokeWidth={1.75} aria-hidden="true" />}>
            Quem é da administração precisa dela: ligue para continuar.
          </Banner>
        )}
        <Text soft>
          Depois da senha, entrar pede um código do seu celular. Quem descobrir a sua senha não entra sem ele.
        </Text>
      </Stack>
    )
  return (
    <Stack gap={4}>
      <Text>{`Ligada desde ${formatInstantDate(since, zone)}. Entrar pede um código do aplicativo.`}</Text>
      <Text soft>
        {codes_left === 0
          ? 'Não há mais códigos de recuperação: gere outros.'
          : `Você ainda tem ${withNoun(codes_left, 'código', 'códigos')} de recuperação.`}
      </Text>
    </Stack>
  )
}

/** Two-step sign-in: turn it on with an authenticator app, get recovery codes once, turn it off. Each asks for the password. */
export function SecondStepCard(props: SecondStepCardProps) {
  const { security, onRetry } = props
  const [step, setStep] = useState<Step | null>(null)
  const isOn = security.state === 'ready' && security.value.second_step.since !== null

  // A dialog closes after it has sent; by then the next one may be open.
  const closeIf = (kind: Step['kind']) => setStep((now) => (now?.kind === kind ? null : now))

  async function answer(kind: keyof typeof questions, password: string): Promise<void> {
    if (kind === 'start') return setStep({ kind: 'enrolment', enrolment: await props.onStart(password) })
    if (kind === 'renew') return setStep({ kind: 'codes', codes: await props.onRenew(password) })
    await props.onTurnOff(password)
  }

  return (
    <Card
      title="Verificação em duas etapas"
      aside={
        isOn && (
          <Badge tone="green" icon={<ShieldCheck size={14} strokeWidth={2} aria-hidden="true" />}>
            Ligada
          </Badge>
        )
      }
    >
      <Await
        remote={security}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar a verificação em duas etapas"
        waiting={<Skeleton height="96px" />}
      >
        {({ second_step }) => (
          <Stack gap={16}>
            <State of={second_step} />
            {second_step.since === null ? (
              <Row>
                <Button variant="primary" onPress={() => setStep({ kind: 'start' })}>
                  Ligar
                </Button>
              </Row>
            ) : (
              <Row gap={8}>
                <Button size="small" onPress={() => setStep({ kind: 'renew' })}>
                  Gerar outros códigos
                </Button>
                {!second_step.is_required && (
                  <Button size="small" variant="quiet" onPress={() => setStep({ kind: 'off' })}>
                    Desligar
                  </Button>
                )}
              </Row>
            )}
          </Stack>
        )}
      </Await>
      {(step?.kind === 'start' || step?.kind === 'renew' || step?.kind === 'off') && (
        <PasswordQuestion
          key={step.kind}
          {...questions[step.kind]}
          onSend={(password) => answer(step.kind as keyof typeof questions, password)}
          onClose={() => closeIf(step.kind)}
        />
      )}
      {step?.kind === 'enrolment' && (
        <EnrolmentDialog
          enrolment={step.enrolment}
          onConfirm={async (code) => setStep({ kind: 'codes', codes: await props.onConfirm(code) })}
          onClose={() => closeIf('enrolment')}
        />
      )}
      {step?.kind === 'codes' && <CodesDialog codes={step.codes} onClose={() => closeIf('codes')} />}
    </Card>
  )
}
