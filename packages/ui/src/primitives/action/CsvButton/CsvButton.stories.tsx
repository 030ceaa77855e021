import { expect, fn, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { CsvButton } from './CsvButton.tsx'

const meta = preview.meta({
  title: 'Primitivos/Ações/CsvButton',
  component: CsvButton,
  args: { of: 'Clientes', onDownload: fn(async () => {}) },
  parameters: {
    docs: {
      description: {
        component:
          'Baixa em CSV a lista que está na tela, com os filtros em vigor. As palavras são as mesmas em todas as listas; `of` diz qual delas.\n\n**Acessibilidade.** O nome do botão traz o da lista, para quem passa por vários deles numa página.',
      },
    },
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado, com o nome da lista',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Baixar CSV: Clientes' })
    await expect(button).toHaveTextContent('Baixar CSV')
    await press(button)
    await waitFor(() => expect(canvas.getByText('Arquivo baixado.')).toHaveRole('status'))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
})
