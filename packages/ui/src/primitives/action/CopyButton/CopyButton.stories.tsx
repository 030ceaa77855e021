import { MessageCircle } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
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

const denied = new Error('denied')
const writeText = fn<(text: string) => Promise<void>>()

/** Answers every copy, one after the other; the last answer again and again. */
function clipboard(...answers: ('taken' | 'denied')[]) {
  let copies = 0
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  writeText.mockReset()
  writeText.mockImplementation(async () => {
    const answer = answers[Math.min(copies, answers.length - 1)]
    copies += 1
    if (answer === 'denied') throw denied
  })
}

const failure = 'Falha ao copiar para área de transferência'

export const Copiado = meta.story({
  beforeEach: () => clipboard('taken'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar link' }))
    await screen.findByText('Link copiado.')
    await calledOnce(writeText, args.text)
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

/** A área de transferência recusa: o aviso da especificação, e o texto já selecionado. */
export const Recusado = meta.story({
  beforeEach: () => clipboard('denied'),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Copiar link' }))
    await screen.findByText(failure)
    const shown = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
    await expect(shown).toHaveValue('https://portal.test/calendar/abc')
    await expect(shown).toHaveAttribute('readonly')
    await expect(shown).toHaveAccessibleDescription('Selecione o texto e copie.')
    await expect(shown).toHaveFocus()
    await expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, shown.value.length])
    await expect(screen.queryByText('Link copiado.')).toBeNull()
    // Whoever returns to the text finds it selected, too.
    shown.setSelectionRange(3, 3)
    shown.blur()
    await userEvent.tab()
    shown.focus()
    await expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, shown.value.length])
  },
})

export const RecusadoDuasVezes = meta.story({
  ...notPictured,
  name: 'Recusado duas vezes, e então copiado: o texto some',
  beforeEach: () => clipboard('denied', 'denied', 'taken'),
  play: async ({ canvas }) => {
    const copy = canvas.getByRole('button', { name: 'Copiar link' })
    await press(copy)
    const shown = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
    await press(copy)
    await waitFor(() => expect(shown).toHaveFocus())
    await press(copy)
    await screen.findByText('Link copiado.')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
  },
})

export const VariasLinhas = meta.story({
  name: 'Um texto de várias linhas, entre outros botões',
  args: {
    text: 'Olá, Helena.\nEscolha o dia da visita: https://portal.test/calendar/abc',
    children: 'Copiar',
    label: 'Copiar mensagem',
    name: 'Mensagem',
    hint: 'Cole na conversa.',
    rows: 4,
    variant: 'primary',
    icon: <MessageCircle size={18} strokeWidth={1.75} aria-hidden="true" />,
    describedBy: 'whom',
  },
  render: (args) => (
    <>
      <p id="whom">Para Helena Prado.</p>
      <CopyButton {...args} />
    </>
  ),
  beforeEach: () => clipboard('denied'),
  play: async ({ canvas, args }) => {
    const copy = canvas.getByRole('button', { name: 'Copiar mensagem' })
    await expect(copy).toHaveAccessibleDescription('Para Helena Prado.')
    await press(copy)
    const shown = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' })
    await expect(shown).toHaveValue(args.text)
    await expect(shown).toHaveAttribute('readonly')
    await expect(shown).toHaveAttribute('rows', '4')
    await expect(shown).toHaveAccessibleDescription('Cole na conversa.')
    await expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, shown.value.length])
  },
})
