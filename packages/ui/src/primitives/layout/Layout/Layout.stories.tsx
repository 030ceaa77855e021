import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { onDesk } from '#storybook/windows'
import { Badge } from '../../feedback/Badge/Badge.tsx'
import { Card } from '../Card/Card.tsx'
import { Grid, Row, Stack } from './Layout.tsx'

const meta = preview.meta({
  title: 'Primitivos/Layout/Stack, Row e Grid',
  component: Stack,
  subcomponents: { Row, Grid },
  parameters: {
    docs: {
      description: {
        component:
          '`Stack` põe um sob o outro, `Row` lado a lado e quebra a linha onde não cabe, `Grid` em colunas iguais: quantas couberem com `min` px cada (240 se não disser), ou as de `desktopColumns`, empilhadas no celular. `gap` é um passo da escala de espaço, em px (16 se não disser).\n\n**Acessibilidade.** Só dispõem: a ordem de leitura e de foco é a do código. Com `as` são uma lista, um formulário ou uma região.',
      },
    },
  },
})

export const Juntos = meta.story({
  name: 'Os três juntos',
  ...onDesk,
  render: () => (
    <Stack gap={24}>
      <Row gap={8}>
        <Badge tone="blue" icon={null}>
          Agendada
        </Badge>
        <Badge tone="green" icon={null}>
          Entregue
        </Badge>
      </Row>
      <Grid min={240} gap={16}>
        {['Fotos', 'Plantas', 'Tour', 'Vídeo'].map((title) => (
          <Card key={title} title={title}>
            Em produção
          </Card>
        ))}
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect()
    await expect(box('Plantas').left - box('Fotos').right).toBe(16)
    await expect(box('Plantas').top).toBe(box('Fotos').top)
  },
})
