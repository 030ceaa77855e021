import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { BrokenCard } from '../../../widgets/deliverable/BrokenCard.tsx'
import { Card } from '../../layout/Card/Card.tsx'
import { Stack } from '../../layout/Layout/Layout.tsx'
import { Text } from '../../text/Text.tsx'
import { Boundary } from './Boundary.tsx'

function Broken(): never {
  throw new Error('A story that breaks on purpose.')
}

const meta = preview.meta({
  title: 'Primitivos/Retorno/Boundary',
  component: Boundary,
  args: { fallback: <BrokenCard title="Plantas" />, children: <Broken /> },
  parameters: {
    docs: {
      description: {
        component:
          'Um pedaço que quebra ao ser desenhado quebra sozinho: o resto da página continua. Ponha em volta de cada cartão, com o que deve aparecer no lugar em `fallback`; `BrokenCard` é o cartão da casa para isso.\n\n**Acessibilidade.** Não desenha nada seu; o que se lê é o `fallback`, que deve dizer em palavras o que faltou.',
      },
    },
  },
})

export const UmQuebra = meta.story({
  name: 'Um quebra, o outro continua',
  render: (args) => (
    <Stack gap={16}>
      <Boundary {...args} />
      <Boundary {...args}>
        <Card title="Fotos">
          <Text>Doze fotos.</Text>
        </Card>
      </Boundary>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não foi possível mostrar este conteúdo')).toBeVisible()
    await expect(canvas.getAllByRole('region').map((card) => card.textContent)).toHaveLength(2)
    await expect(canvas.getByText('Doze fotos.')).toBeVisible()
  },
})
