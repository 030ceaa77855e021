import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Text } from '../Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = preview.meta({
  title: 'Primitivos/Texto/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component:
          'Texto só para leitores de tela: o que os olhos já sabem pelo lugar ou pelo desenho.\n\n**Acessibilidade.** Nunca esconda assim algo que se possa focar. Prefira dizer a todos; isto é para quando não há lugar.',
      },
    },
  },
})

export const NumaFrase = meta.story({
  name: 'Numa frase',
  render: () => (
    <Text>
      Ver ensaio<VisuallyHidden> na Rua Augusta, 1500</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ver ensaio/)).toHaveTextContent('Ver ensaio na Rua Augusta, 1500')
    await expect(canvas.getByText(/na Rua Augusta/).getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
})
