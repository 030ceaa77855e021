import { type FirstStepName, type FirstSteps, withNoun } from '@ensaio/domain'
import { CircleCheck, CircleDashed } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
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
    text: 'Enquanto o servidor não tem SMTP_URL, as mensagens esperam na caixa de saída.',
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
  /** Hides the card for every administrator. */
  onDismiss: () => Promise<unknown>
}

/** What a new house lacks before its first visit, for administrators (rule first-steps). */
export function FirstStepsCard({ steps, hrefOf, onDismiss }: FirstStepsCardProps) {
  const open = steps.filter(({ done }) => !done).length
  return (
    <Card
      title="Primeiros passos"
      aside={
        <Button variant="quiet" size="small" onPress={onDismiss}>
          Dispensar
        </Button>
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
