import { expect, screen, userEvent } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { CopyButton } from './CopyButton.tsx'

const meta = preview.meta({
  title: 'Primitivos/Ações/CopyButton',
  component: CopyButton,
  args: {
    text: 'https://portal.test/calendar/abc',
    children: 'Copiar link',
    said: 'Link copiado.',
    name: 'Link',
  },
  parameters: {
    docs: {
      description: {
        component:
          'Copia um texto e diz que copiou (`said`). Quando a área de transferência recusa, o texto aparece ao lado, já selecionado. Ponha numa linha que quebra (`Row`): o que aparece ocupa a linha toda. `rows` em linhas de texto.\n\n**Acessibilidade.** A cópia é dita num aviso; na recusa o foco vai para o texto, e Ctrl+C basta. Com vários na página, `label` diz qual.',
      },
    },
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
    await press(canvas.getByRole('button', { name: 'Copiar link' }))
    await screen.findByText('Falha ao copiar para área de transferência')
    const shown = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
    await expect(shown).toHaveValue('https://portal.test/calendar/abc')
    await expect(shown).toHaveFocus()
    await expect(shown.selectionEnd).toBe(shown.value.length)
  },
})
