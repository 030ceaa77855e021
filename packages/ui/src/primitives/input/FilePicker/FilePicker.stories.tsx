import { Upload } from 'lucide-react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { FilePicker } from './FilePicker.tsx'

const meta = preview.meta({
  title: 'Primitivos/Formulário/FilePicker',
  component: FilePicker,
  args: { children: 'Escolher fotos', accept: 'image/png', multiple: true, onPick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Um botão que abre o seletor de arquivos do navegador. Escolher duas vezes o mesmo arquivo conta duas. `accept` só ajuda a escolher: confira o que veio.\n\n**Acessibilidade.** Uma parada só no teclado, o botão; o campo por trás fica escondido e tem o mesmo nome. Arrastar é um atalho que se soma a ele, nunca o único caminho.',
      },
    },
  },
})

export const Escolher = meta.story({
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Escolher fotos' })
    await tabTo(button)
    // The hidden input is no Tab stop.
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
    const input = canvas.getByLabelText<HTMLInputElement>('Escolher fotos', { selector: 'input' })
    await expect(input).toHaveAttribute('accept', 'image/png')
    await expect(input).toHaveAttribute('multiple')
    const file = new File(['x'], 'sala.png', { type: 'image/png' })
    await userEvent.upload(input, file)
    await expect(args.onPick).toHaveBeenLastCalledWith([file])
    // Emptied, so that the browser tells of the same file again.
    await expect(input.files).toHaveLength(0)
    // The browser's own window of files would stay open.
    const opened = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', opened)
    await press(button)
    await expect(opened).toHaveBeenCalledOnce()
  },
})

export const NadaEscolhido = meta.story({
  ...notPictured,
  name: 'Uma janela de arquivos fechada não escolhe nada',
  play: async ({ canvas, args }) => {
    await fireEvent.change(canvas.getByLabelText('Escolher fotos', { selector: 'input' }))
    await expect(args.onPick).not.toHaveBeenCalled()
  },
})

export const Desabilitado = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Escolher fotos' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getByLabelText('Escolher fotos', { selector: 'input' })).toBeDisabled()
  },
})

export const NumaLista = meta.story({
  name: 'Numa lista: um arquivo só, com nome completo',
  args: {
    children: 'Trocar',
    label: 'Trocar planta do térreo',
    accept: 'application/pdf',
    multiple: false,
    variant: 'primary',
    size: 'large',
    icon: <Upload size={18} strokeWidth={1.75} aria-hidden="true" />,
    describedBy: 'limit',
  },
  render: (args) => (
    <>
      <p id="limit">Até 20 MB.</p>
      <FilePicker {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Trocar planta do térreo' })
    await expect(button).toHaveTextContent('Trocar')
    await expect(button).toHaveAccessibleDescription('Até 20 MB.')
    const input = canvas.getByLabelText('Trocar planta do térreo', { selector: 'input' })
    await expect(input).not.toHaveAttribute('multiple')
    await expect(input).toHaveAttribute('accept', 'application/pdf')
  },
})
