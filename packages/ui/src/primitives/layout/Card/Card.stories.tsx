import { expect, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { ReportContext } from '../../feedback/failure-report.ts'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Text } from '../../text/Text.tsx'
import { Card } from './Card.tsx'

const meta = preview.meta({
  title: 'Primitivos/Layout/Card',
  component: Card,
  args: {
    title: 'Quem recebe o fotógrafo',
    aside: (
      <Button variant="quiet" size="small">
        Alterar
      </Button>
    ),
    children: <Text>Helena Prado, (11) 98765-4321</Text>,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Uma folha com um assunto: título, uma ação ao lado (`aside`) e o conteúdo. `flush` leva o conteúdo até a borda, para fotos e tabelas. Margem interna de 24 px, 16 no celular.\n\n**Acessibilidade.** Com título é uma região com o nome dele; quem navega por títulos encontra cada cartão.',
      },
    },
  },
})

export const ComTitulo = meta.story({
  name: 'Com título e ação',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Quem recebe o fotógrafo')
    await expect(canvas.getByRole('region', { name: 'Quem recebe o fotógrafo' })).toBeVisible()
  },
})

export const DentroDeUmaParte = meta.story({
  ...notPictured,
  name: 'Dentro de uma parte com título, um nível abaixo',
  args: { level: 3 },
  render: (args) => (
    <section>
      <h2>Visita</h2>
      <Card {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Quem recebe o fotógrafo')
  },
})

export const SemTitulo = meta.story({
  name: 'Sem título',
  args: { title: undefined, aside: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header')).toBeNull()
  },
})

export const SoComAcao = meta.story({
  name: 'Só com uma ação, sem título',
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})

export const AteABorda = meta.story({
  name: 'Conteúdo até a borda',
  args: { title: 'Fotos', flush: true, children: <Skeleton ratio="3 / 1" /> },
})

export const FalhaSemAvisos = meta.story({
  name: 'Sem ToastProvider: a falha aparece no próprio cartão',
  tags: ['!autodocs'],
  render: () => (
    <ReportContext value={null}>
      <Card title="Quem recebe o fotógrafo">
        <Button onPress={() => Promise.reject(new Error('sem rede'))}>Salvar</Button>
      </Card>
      <Card title="Outro cartão" />
    </ReportContext>
  ),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Quem recebe o fotógrafo' }))
    await press(card.getByRole('button', { name: 'Salvar' }))
    await expect(await card.findByRole('alert')).toHaveTextContent('Não foi possível concluir.')
    await press(card.getByRole('button', { name: 'Dispensar' }))
    await expect(card.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('region', { name: 'Quem recebe o fotógrafo' })).toHaveFocus()
    const other = within(canvas.getByRole('region', { name: 'Outro cartão' }))
    await expect(other.queryByRole('alert')).toBeNull()
  },
})
