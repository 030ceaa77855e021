import { type FirstRunName, type FirstSteps, firstRunNames } from '@ensaio/domain'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ActionBar } from '../../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { StepIndicator } from '../../../primitives/navigation/StepIndicator/StepIndicator.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { media, space } from '../../../theme/tokens.ts'

/** On a phone, a short step fills the window, so that its buttons stand at the bottom as under a long one. */
const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[24]};

  ${media.phone} {
    min-height: calc(100dvh - ${space[64]});

    > :last-child {
      margin-top: auto;
    }
  }
`

/** A page of the first run: a step, or the end. */
export type FirstRunPlace = FirstRunName | 'done'

const words: Record<FirstRunPlace, { label: string; title: string; text: string }> = {
  brand: {
    label: 'Casa',
    title: 'A casa e a marca',
    text: 'O nome, o logo, as cores e os contatos que os clientes veem no portal e nos e-mails.',
  },
  cities: {
    label: 'Cidades',
    title: 'Cidades e horários',
    text: 'As cidades em que a casa fotografa. Edite as que não atende para não receber pedidos de lá.',
  },
  services: {
    label: 'Serviços',
    title: 'Serviços e preços',
    text: 'O que os clientes pedem, e quanto custa. Comece por um pacote pronto e mude o que quiser.',
  },
  photographers: {
    label: 'Fotógrafos',
    title: 'Fotógrafos',
    text: 'Quem fotografa em cada cidade, e em que dias da semana. Sem fotógrafos, uma cidade não tem horários.',
  },
  mails: {
    label: 'E-mails',
    title: 'Envio de e-mails',
    text: 'Convites, links e avisos vão por e-mail. Veja se eles saem daqui e chegam a você.',
  },
  payments: {
    label: 'Pagamentos',
    title: 'Pagamentos',
    text: 'Como os clientes pagam por cartão e PIX. O teste não cobra nada.',
  },
  done: {
    label: 'Pronto',
    title: 'A casa está no ar',
    text: 'Tudo isto pode ser mudado quando você quiser, em Configurações, Serviços e Agenda.',
  },
}

/** The last page while a step was skipped. */
const unfinished = {
  title: 'Ainda faltam passos',
  text: 'Cada um espera aqui e na primeira página, e pode ser feito em qualquer ordem.',
}

const order: readonly FirstRunPlace[] = [...firstRunNames, 'done']

/** The props of `FirstRunLayout`. */
export type FirstRunLayoutProps = {
  place: FirstRunPlace
  /** What is done, as the server says; null when nothing is left. */
  steps: FirstSteps | null
  hrefOf: (place: FirstRunPlace) => string
  /** The page on which whoever goes on later ends up. */
  leaveHref: string
  /** The current step. */
  children: ReactNode
}

/** The frame of the first run: its steps, which can be taken in any order, skipped and taken up again (rule first-run). */
export function FirstRunLayout({ place, steps, hrefOf, leaveHref, children }: FirstRunLayoutProps) {
  const isDone = (name: FirstRunName) => steps?.find((step) => step.name === name)?.done ?? true
  const at = order.indexOf(place)
  const before = order[at - 1]
  const after = order[at + 1]
  const isUnfinished = place === 'done' && !firstRunNames.every(isDone)
  const { title, text } = isUnfinished ? unfinished : words[place]
  return (
    <Whole>
      <StepIndicator
        steps={firstRunNames.map((name) => ({
          label: words[name].label,
          href: hrefOf(name),
          done: isDone(name),
        }))}
        current={at + 1}
      />
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text soft>{text}</Text>
      </Stack>
      {children}
      <ActionBar>
        {after === undefined ? (
          <Button variant="primary" href={leaveHref}>
            Ir para os ensaios
          </Button>
        ) : (
          <Button href={hrefOf(after)}>
            {place !== 'done' && isDone(place) ? 'Continuar' : 'Pular por enquanto'}
          </Button>
        )}
        {before && (
          <Button variant="quiet" href={hrefOf(before)}>
            Voltar
          </Button>
        )}
        {after && (
          <Button variant="quiet" href={leaveHref}>
            Sair
          </Button>
        )}
      </ActionBar>
    </Whole>
  )
}
