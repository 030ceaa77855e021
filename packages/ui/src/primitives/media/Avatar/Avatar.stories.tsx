import { expect } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Avatar } from './Avatar.tsx'

const meta = preview.meta({
  title: 'Primitivos/Mídia/Avatar',
  component: Avatar,
  args: { name: 'João Batista de Souza', alone: true, size: 48 },
  parameters: {
    docs: {
      description: {
        component:
          'O rosto de alguém, ou as iniciais enquanto não há foto ou quando ela não carrega. `size` em px (36 se não disser).\n\n**Acessibilidade.** Ao lado do nome escrito é enfeite e não se lê; onde o nome não está escrito, passe `alone`, e o nome é o que se lê.',
      },
    },
  },
})

export const Iniciais = meta.story({
  ...notPictured,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'João Batista de Souza' })).toHaveTextContent('JS')
  },
})

export const FotoQuebrada = meta.story({
  name: 'Foto que não carrega',
  args: { source: 'data:image/png;base64,nada' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('JS')).toBeVisible()
  },
})
