import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import type { ReportProgress } from '../../feedback/Progress/Progress.tsx'
import { DownloadButton, type DownloadButtonProps } from './DownloadButton.tsx'

type Download = DownloadButtonProps['onDownload']

let running: { tell: ReportProgress; finish: () => void; fail: () => void; signal: AbortSignal }
const held = fn<Download>(
  (tell, signal) =>
    new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('Cut.'))
      running = { tell, finish: resolve, fail, signal }
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
)

const meta = preview.meta({
  title: 'Primitivos/Ações/DownloadButton',
  component: DownloadButton,
  args: { children: 'Baixar tudo', onDownload: held },
  parameters: {
    docs: {
      description: {
        component:
          'Salva um arquivo que demora, à vista e com como parar. `onDownload` diz a parte recebida, de 0 a 1 (null enquanto não se sabe), e recebe o sinal que a interrompe. Uma falha não diz nada: o botão oferece tentar de novo.\n\n**Acessibilidade.** Começo e fim são ditos, a porcentagem não: seria ruído. Quem cancela volta a ter o foco no botão.',
      },
    },
  },
})

export const DoComecoAoFim = meta.story({
  name: 'Do começo ao fim, pelo teclado',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Baixar tudo' })
    await press(button)
    await expect(await canvas.findByRole('button', { name: 'Preparando…' })).toHaveAttribute('aria-busy')
    await expect(canvas.getByText('Preparando o arquivo.')).toHaveRole('status')
    await expect(canvas.getByRole('button', { name: 'Cancelar download' })).toBeVisible()
    running.tell(null)
    await expect(await canvas.findByRole('button', { name: 'Baixando…' })).toBeVisible()
    running.tell(0.375)
    await expect(await canvas.findByRole('button', { name: 'Baixando… 38%' })).toBeVisible()
    running.finish()
    await expect(await canvas.findByText('Arquivo baixado.')).toHaveRole('status')
    await expect(canvas.queryByText('Preparando o arquivo.')).toBeNull()
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Baixar tudo')
    await expect(canvas.getByRole('button')).toHaveFocus()
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-busy')
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
})

export const Falhou = meta.story({
  name: 'Falhou: oferece tentar de novo',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    running.fail()
    const again = await canvas.findByRole('button', { name: 'Tentar novamente: Baixar tudo' })
    await expect(again).toHaveTextContent(/^Tentar novamente$/)
    // Nothing else says so.
    for (const place of screen.getAllByRole('alert')) await expect(place).toHaveTextContent('')
    await userEvent.click(again)
    await expect(await canvas.findByRole('button', { name: 'Preparando…' })).toBeVisible()
    await expect(args.onDownload).toHaveBeenCalledTimes(2)
  },
})

export const FocoEmOutroLugar = meta.story({
  ...notPictured,
  name: 'Termina com o foco em outro lugar: ele fica lá',
  render: (args) => (
    <>
      <DownloadButton {...args} />
      <button type="button">Outra coisa</button>
    </>
  ),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Baixar tudo' }))
    await canvas.findByRole('button', { name: 'Preparando…' })
    await tabTo(canvas.getByRole('button', { name: 'Outra coisa' }))
    running.finish()
    await canvas.findByText('Arquivo baixado.')
    await expect(canvas.getByRole('button', { name: 'Outra coisa' })).toHaveFocus()
  },
})

export const Cancelado = meta.story({
  ...notPictured,
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button'))
    await press(await canvas.findByRole('button', { name: 'Cancelar download' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Baixar tudo' })).toHaveFocus())
    await expect(running.signal.aborted).toBe(true)
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    for (const place of canvas.getAllByRole('status')) await expect(place).toHaveTextContent('')
    // What the cancelled download still tells is not shown, and another one may start.
    running.tell(0.5)
    await userEvent.hover(canvas.getByRole('button'))
    await expect(canvas.getByRole('button')).toHaveTextContent(/^Baixar tudo$/)
    await press(canvas.getByRole('button'))
    await expect(await canvas.findByRole('button', { name: 'Preparando…' })).toBeVisible()
    await expect(running.signal.aborted).toBe(false)
  },
})

export const Grande = meta.story({
  name: 'Como ação principal, em tamanho grande',
  args: { variant: 'primary', size: 'large' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar tudo' }))
    const cancel = await canvas.findByRole('button', { name: 'Cancelar download' })
    await expect(cancel.getBoundingClientRect().height).toBe(
      canvas.getByRole('button', { name: 'Preparando…' }).getBoundingClientRect().height,
    )
  },
})

function Leaving(args: DownloadButtonProps) {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        Sair da página
      </button>
      {shown && <DownloadButton {...args} />}
    </>
  )
}

export const PaginaDeixada = meta.story({
  name: 'Quem sai da página interrompe o download',
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar tudo' }))
    await expect(await canvas.findByRole('button', { name: 'Preparando…' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sair da página' }))
    await waitFor(() => expect(running.signal.aborted).toBe(true))
  },
})
