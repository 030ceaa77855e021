import type { FormEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Chip } from './Chip.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/Chip',
  component: Chip,
  args: { children: 'De 01-11-2026 a 30-11-2026', onRemove: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'O que restringe o que se vê numa lista, como um filtro em vigor: apertar tira. As palavras são texto puro e cortam com reticências onde não cabem.\n\n**Acessibilidade.** É um botão com o nome “Remover filtro …”. Depois que some, quem o usa leva o foco a um vizinho. Alvo de 32 px, 44 no celular.',
      },
    },
  },
})

const submitted = fn((event: FormEvent) => event.preventDefault())

export const Ativo = meta.story({
  render: (args) => (
    <form onSubmit={submitted}>
      <Chip {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Remover filtro De 01-11-2026/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(submitted).not.toHaveBeenCalled()
  },
})

export const OutroNome = meta.story({
  ...notPictured,
  name: 'Com outro nome para leitores de tela',
  args: { label: 'Tirar novembro' },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Tirar novembro' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})
