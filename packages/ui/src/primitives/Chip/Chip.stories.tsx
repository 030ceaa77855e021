import { expect, fn, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { Chip } from './Chip.tsx'

const meta = preview.meta({
  title: 'Primitivos/Chip',
  component: Chip,
  args: { children: 'De 01-11-2026 a 30-11-2026', onRemove: fn() },
})

export const Ativo = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^Remover filtro: De 01-11-2026/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})
