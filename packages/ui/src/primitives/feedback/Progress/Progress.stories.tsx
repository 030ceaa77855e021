import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { Progress } from './Progress.tsx'

const meta = preview.meta({
  title: 'Primitivos/Retorno/Progress',
  component: Progress,
  args: { value: 0.4, label: 'Enviando sala.jpg' },
  parameters: {
    docs: {
      description: {
        component:
          'Quanto já foi, de 0 a 1, do que `label` diz. Fora dos limites, fica neles. Onde não se sabe quanto falta, `Spinner` com palavras.\n\n**Acessibilidade.** É uma `progressbar` com nome e porcentagem; em cores forçadas usa as do sistema.',
      },
    },
  },
})

export const NoMeio = meta.story({
  name: 'No meio',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Enviando sala.jpg' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
    await expect(bar).toHaveAttribute('aria-valuemin', '0')
    await expect(bar).toHaveAttribute('aria-valuemax', '100')
    await expect(bar).toHaveAttribute('aria-valuetext', '40%')
  },
})

/** O que passa dos limites fica neles. */
export const AlemDoFim = meta.story({
  name: 'Além do fim',
  args: { value: 1.7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
})

export const AntesDoComeco = meta.story({
  name: 'Antes do começo',
  args: { value: -0.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  },
})
