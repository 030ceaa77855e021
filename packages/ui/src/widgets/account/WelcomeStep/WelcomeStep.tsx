import { atStart, houseWords } from '@ensaio/domain'
import styled from 'styled-components'
import { ActionBar } from '../../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Picture, type PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useBrand } from '../../../theme/ThemeProvider.tsx'
import { color, radius, space, text } from '../../../theme/tokens.ts'

const Cover = styled.div`
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 5 / 2;
    object-fit: cover;
    border-radius: ${radius.card};
    background: ${color.sunken};
  }
`

const List = styled.ol`
  display: grid;
  gap: ${space[12]};
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: ${space[32]} minmax(0, 1fr);
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    color: ${color.action};
    font-size: ${text.size17};
    font-weight: 600;
  }
`

/** The props of `WelcomeStep`. */
export type WelcomeStepProps = {
  /** The name of the signed-in person. */
  name: string
  onNext: Press
  /** "Mais Tarde". */
  onLater: Press
  /** The company that invited the person; left out for a company's first person, who sets it up. */
  company?: string
  /** A decorative photograph. */
  picture?: PictureFiles
}

/** The first step of the first access: a greeting by the first name, and an outline of the next steps. */
export function WelcomeStep({ name, onNext, onLater, company, picture }: WelcomeStepProps) {
  const { at } = houseWords(useBrand().name)
  const [first = name] = name.trim().split(/\s+/)
  return (
    <Stack gap={32}>
      {picture && (
        <Cover>
          <Picture files={picture} sizes="(max-width: 767px) 100vw, 760px" first />
        </Cover>
      )}
      <Stack gap={12}>
        <Heading level={1} size="size40">
          {first ? `Boas-vindas, ${first}` : 'Boas-vindas'}
        </Heading>
        <Text size="size17" soft>
          {company === undefined
            ? 'Faltam três passos para a sua empresa pedir o primeiro ensaio. Leva uns cinco minutos, e você pode parar e voltar quando quiser.'
            : `${atStart(company)} já está ${at}. Falta só a sua senha, para entrar daqui em diante.`}
        </Text>
      </Stack>
      {company === undefined && (
        <List role="list">
          <li>
            <span>A sua senha, para entrar daqui em diante.</span>
          </li>
          <li>
            <span>A empresa: CNPJ, razão social, endereço e logo.</span>
          </li>
          <li>
            <span>As pessoas: quem assina, quem paga e quem acompanha os ensaios.</span>
          </li>
        </List>
      )}
      <ActionBar>
        <Button variant="primary" size="large" onPress={onNext}>
          Começar
        </Button>
        <Button variant="quiet" size="large" onPress={onLater}>
          Mais Tarde
        </Button>
      </ActionBar>
    </Stack>
  )
}
