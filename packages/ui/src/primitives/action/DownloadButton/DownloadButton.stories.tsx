import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
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
    running.tell(null)
    await expect(await canvas.findByRole('button', { name: 'Baixando…' })).toBeVisible()
    running.tell(0.375)
    await expect(await canvas.findByRole('button', { name: 'Baixando… 38%' })).toBeVisible()
    running.finish()
    await expect(await canvas.findByText('Arquivo baixado.')).toHaveRole('status')
    await expect(canvas.getByRole('button', { name: 'Baixar tudo' })).toHaveFocus()
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
})

export const Falhou = meta.story({
  name: 'Falhou: oferece tentar de novo',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    running.fail()
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente: Baixar tudo' }))
    await expect(await canvas.findByRole('button', { name: 'Preparando…' })).toBeVisible()
    await expect(args.onDownload).toHaveBeenCalledTimes(2)
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
