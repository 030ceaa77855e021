import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { Field } from '../../form/Field/Field.tsx'
import { TextInput } from '../../input/TextInput/TextInput.tsx'
import { Dialog } from './Dialog.tsx'

function Reopened(props: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(true)
  const close = () => {
    props.onClose()
    setOpen(false)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Abrir</Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  )
}

const meta = preview.meta({
  title: 'Primitivos/Diálogos/Dialog: como se fecha',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Salvar link de entrega',
    children: (
      <Field label="Endereço">
        <TextInput type="url" defaultValue="https://entregas.ensaio.test/2041" />
      </Field>
    ),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          'Um toque fora fecha um diálogo em que nada mudou; `closedBy` o permite ou o proíbe sempre. Quem aperta dentro e solta fora, como ao selecionar um texto, não fecha.\n\n**Acessibilidade.** Esc e “Fechar” valem sempre. Um segundo Esc, que o navegador não pergunta, também pede para fechar: o que vem depois, como uma falha, não fica escondido.',
      },
    },
  },
  render: (args) => <Reopened {...args} />,
})

/** Presses at a point of a dialog itself, such as on its backdrop; `from` is where the press begins. */
async function clickAt(dialog: HTMLElement, clientX: number, clientY: number, from = dialog) {
  await fireEvent.pointerDown(from, { clientX, clientY, bubbles: true })
  return fireEvent.click(dialog, { clientX, clientY })
}

/** Points just outside a dialog: left, right, above and below. */
function pointsAround(dialog: HTMLElement): [number, number][] {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return [
    [left - 1, y],
    [right + 1, y],
    [x, top - 1],
    [x, bottom + 1],
  ]
}

export const ToqueFora = meta.story({
  ...notPictured,
  name: 'Um toque fora fecha; dentro, não',
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('dialog')
    const { left, top } = dialog.getBoundingClientRect()
    await clickAt(dialog, left + 1, top + 1)
    // A button inside pressed by keyboard is clicked at 0, 0.
    await clickAt(canvas.getByRole('heading'), 0, 0)
    await expect(args.onClose).not.toHaveBeenCalled()
    for (const [x, y] of pointsAround(dialog)) {
      args.onClose.mockClear()
      await clickAt(dialog, x, y)
      await expect(args.onClose).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }))
    }
  },
})

export const SelecaoSolta = meta.story({
  ...notPictured,
  name: 'Quem seleciona um texto e solta fora não fecha',
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('dialog')
    for (const [x, y] of pointsAround(dialog)) await clickAt(dialog, x, y, canvas.getByRole('textbox'))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const ToqueForaDepoisDeDigitar = meta.story({
  ...notPictured,
  name: 'Depois de digitar, um toque fora não fecha; aberto de novo, sim',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/novo')
    const [outside = [0, 0]] = pointsAround(canvas.getByRole('dialog'))
    await clickAt(canvas.getByRole('dialog'), ...outside)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }))
    await clickAt(canvas.getByRole('dialog'), ...outside)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
})

export const SoPorPedido = meta.story({
  ...notPictured,
  name: 'O que não se recupera: um toque fora nunca fecha',
  args: { closedBy: 'closerequest', children: <code>ensaio_3f9a2c</code> },
  play: async ({ canvas, args }) => {
    for (const [x, y] of pointsAround(canvas.getByRole('dialog')))
      await clickAt(canvas.getByRole('dialog'), x, y)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const SempreComToqueFora = meta.story({
  ...notPictured,
  name: 'Uma busca: um toque fora fecha, também depois de digitar',
  args: { closedBy: 'any' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/novo')
    const [outside = [0, 0]] = pointsAround(canvas.getByRole('dialog'))
    await clickAt(canvas.getByRole('dialog'), ...outside)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const FechadoPeloNavegador = meta.story({
  ...notPictured,
  name: 'Um segundo Esc, que o navegador não pergunta, também pede para fechar',
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog')
    dialog.close()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }))
    await expect(canvas.getByRole('dialog').matches(':modal')).toBe(true)
  },
})

export const Pergunta = meta.story({
  ...notPictured,
  name: 'Uma pergunta só se fecha pelos botões e por Esc',
  args: { role: 'alertdialog', children: null },
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('alertdialog')
    for (const [x, y] of pointsAround(dialog)) await clickAt(dialog, x, y)
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
