import { Failure } from '@ensaio/domain'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Confirm = () => Promise<unknown>

const meta = preview.meta({
  title: 'Primitivos/Diálogos/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Excluir este arquivo?',
    description: 'relatorio.pdf' as string | undefined,
    action: 'Excluir arquivo',
    onConfirm: fn<Confirm>(async () => {}),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'Pergunta antes do que não se desfaz: `title` é a pergunta, `action` o verbo do que será feito. Fica aberto enquanto espera e diz a falha dentro dele; depois de feito, pede para fechar.\n\n**Acessibilidade.** É um `alertdialog`: o foco começa na pergunta, que é lida com a descrição, e volta para quem abriu. Esc desiste, menos enquanto a ação está a caminho.',
      },
    },
  },
})

export const Confirma = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alertdialog', { name: args.title })).toHaveAccessibleDescription(
      'relatorio.pdf',
    )
    await expect(canvas.getByRole('heading', { name: args.title })).toHaveFocus()
    await press(canvas.getByRole('button', { name: 'Excluir arquivo' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Fechar' })).toBeNull()
  },
})

export const NadaSePerde = meta.story({
  name: 'Quando nada se perde, com outras palavras',
  args: {
    title: 'Enviar o material agora?',
    description: undefined,
    action: 'Enviar',
    variant: 'primary' as const,
    dismissal: 'Ainda não',
  },
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Enviar o material agora?' })
    await expect(dialog).not.toHaveAttribute('aria-describedby')
    await expect(canvas.queryByRole('button', { name: 'Cancelar' })).toBeNull()
    await press(canvas.getByRole('button', { name: 'Ainda não' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const Desiste = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const Falhou = meta.story({
  name: 'Falha dita dentro',
  args: {
    onConfirm: fn<Confirm>(async () => {
      throw new Failure('unavailable', 'O serviço está em manutenção.')
    }),
  },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Excluir arquivo' }))
    const dialog = within(canvas.getByRole('alertdialog'))
    await expect(await dialog.findByText('O serviço está em manutenção.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Excluir arquivo' })).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
    await press(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

const late = Promise.withResolvers<void>()

export const FechadoPeloNavegador = meta.story({
  ...notPictured,
  name: 'A caminho, um segundo Esc não esconde a falha que vem depois',
  args: { onConfirm: fn<Confirm>(() => late.promise) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir arquivo' }))
    // On a second Esc the browser closes a dialog without asking.
    const dialog = canvas.getByRole<HTMLDialogElement>('alertdialog')
    dialog.close()
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true))
    late.reject(new Failure('unavailable', 'O serviço está em manutenção.'))
    await expect(await canvas.findByText('O serviço está em manutenção.')).toBeVisible()
    await expect(canvas.getByRole('alertdialog').matches(':modal')).toBe(true)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const ACaminho = meta.story({
  name: 'A caminho: Esc não fecha',
  args: { onConfirm: fn<Confirm>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir arquivo' }))
    await expect(canvas.getByRole('button', { name: 'Excluir arquivo' })).toHaveAttribute('aria-busy')
    // The browser itself would close it on Esc.
    const isLeftToTheBrowser = canvas
      .getByRole('alertdialog')
      .dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(isLeftToTheBrowser).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
