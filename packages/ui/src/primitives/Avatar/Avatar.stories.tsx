import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Avatar } from './Avatar.tsx'

const meta = preview.meta({
  title: 'Primitivos/Avatar',
  component: Avatar,
  args: { name: 'João Batista de Souza', alone: true, size: 48 },
})

export const Iniciais = meta.story({
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
