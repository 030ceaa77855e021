import { type FirstStepName, type FirstSteps, withNoun } from '@ensaio/domain'
import { CircleCheck, CircleDashed } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { color, media, space } from '../../../theme/tokens.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  gap: ${space[16]} ${space[24]};
  margin-top: ${space[16]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Step = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 ${space[12]};
  align-items: start;
  line-height: 1.4;

  > svg {
    margin-top: 1px;
    color: ${color.inkSoft};
  }

  &[data-done='true'] > svg {
    color: ${color.action};
  }
`

const words: Record<FirstStepName, { title: string; text: string }> = {
  brand: { title: 'Casa e marca', text: 'O nome, as cores e os contatos que os clientes veem.' },
  cities: {
    title: 'Cidades e horários',
    text: 'Diga onde a casa fotografa, e a que horas começam as visitas.',
  },
  payments: {
    title: 'Pagamentos',
    text: 'Teste se a operadora aceita a chave da casa; nada é cobrado.',
  },
  terms: {
    title: 'Prazos e taxas',
    text: 'Confira o prazo de entrega, a antecedência e a taxa de cancelamento.',
  },
  services: { title: 'Serviços e preços', text: 'Diga o que se pede, e quanto custa em cada cidade.' },
  photographers: {
    title: 'Fotógrafos',
    text: 'Cada cidade atendida precisa de alguém: sem fotógrafos, não há horários.',
  },
  mails: {
    title: 'Envio de e-mails',
    text: 'Envie um e-mail de teste: sem e-mails, ninguém recebe links nem avisos.',
  },
  colleague: { title: 'Mais alguém na equipe', text: 'Convide quem atende quando você não está.' },
  client: {
    title: 'Primeiro cliente',
    text: 'Cadastre uma empresa, ou aceite quem se cadastrou na página inicial.',
  },
  visit: { title: 'Primeira visita marcada', text: 'Quem está no imóvel escolhe o dia pelo link do ensaio.' },
}

/** The props of `FirstStepsCard`. */
export type FirstStepsCardProps = {
  /** The steps in order; the card is for houses with an open one. */
  steps: FirstSteps
  /** The address of the page on which a step is done. */
  hrefOf: (name: FirstStepName) => string
  /** The address at which the first run goes on; without it there is no button. */
  continueHref?: string
  /** Hides the card for every administrator. */
  onDismiss: () => Promise<unknown>
}

/** What a new house lacks before its first visit, for administrators (rule first-steps). */
export function FirstStepsCard({ steps, hrefOf, continueHref, onDismiss }: FirstStepsCardProps) {
  const open = steps.filter(({ done }) => !done).length
  return (
    <Card
      title="Primeiros passos"
      aside={
        <Row gap={8}>
          <Button variant="quiet" size="small" onPress={onDismiss}>
            Dispensar
          </Button>
          {continueHref && (
            <Button size="small" href={continueHref}>
              Continuar
            </Button>
          )}
        </Row>
      }
    >
      <Text soft>
        {withNoun(open, 'passo falta', 'passos faltam')} para a casa receber e fotografar sem surpresas.
      </Text>
      <List role="list">
        {steps.map(({ name, done }) => (
          <Step key={name} data-done={done}>
            {done ? (
              <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <CircleDashed size={20} strokeWidth={1.75} aria-hidden="true" />
            )}
            <div>
              {done ? (
                <strong>
                  {words[name].title}
                  <VisuallyHidden> (feito)</VisuallyHidden>
                </strong>
              ) : (
                <>
                  <TextLink href={hrefOf(name)}>{words[name].title}</TextLink>
                  <Text soft>{words[name].text}</Text>
                </>
              )}
            </div>
          </Step>
        ))}
      </List>
    </Card>
  )
}
