import { expect, screen, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { CopyButton } from './CopyButton.tsx'

const meta = preview.meta({
  title: 'Primitivos/CopyButton',
  component: CopyButton,
  args: {
    text: 'https://portal.test/calendar/abc',
    children: 'Copiar link',
    said: 'Link copiado.',
    name: 'Link',
  },
})

function clipboard(writeText: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

export const Copiado = meta.story({
  beforeEach() {
    clipboard(async () => {})
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar link' }))
    await screen.findByText('Link copiado.')
  },
})

/** A área de transferência recusa: o aviso da especificação, e o texto já selecionado. */
export const Recusado = meta.story({
  beforeEach() {
    clipboard(() => Promise.reject(new Error('denied')))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar link' }))
    await screen.findByText('Falha ao copiar para área de transferência')
    await expect(canvas.getByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://portal.test/calendar/abc',
    )
  },
})
