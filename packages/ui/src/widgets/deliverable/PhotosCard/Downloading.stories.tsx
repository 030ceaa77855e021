import { Failure, featurePhoto, type Photo } from '@ensaio/domain'
import { photos, tags } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from './PhotosCard.tsx'

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: baixar',
  component: PhotosCard,
  args: {
    photos: ready(featurePhoto(photos(), 1, true) as readonly Photo[]),
    tags: tags(),
    viewer: 'client' as const,
    onRetry: fn(async () => {}),
    onDownload: fn<NonNullable<PhotosCardProps['onDownload']>>(async () => {}),
  },
})

export const BaixaUmaSelecao = meta.story({
  name: 'Seleciona, também um trecho com Shift, e baixa',
  play: async ({ canvas, args }) => {
    const user = userEvent.setup()
    await user.click(canvas.getByRole('button', { name: 'Selecionar' }))
    const bar = within(canvas.getByRole('group', { name: 'Seleção' }))
    await expect(bar.getByRole('status')).toHaveTextContent('Escolha as fotos.')
    await expect(bar.queryByRole('button', { name: /Baixar/ })).toBeNull()
    const tick = (place: number) => canvas.getByRole('checkbox', { name: new RegExp(`^Foto ${place} de`) })
    await user.click(tick(2))
    await user.keyboard('{Shift>}')
    await user.click(tick(5))
    await user.keyboard('{/Shift}')
    await user.click(tick(3))
    await expect(tick(2)).toBeChecked()
    await expect(tick(3)).not.toBeChecked()
    await expect(canvas.getByText('3 selecionadas')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Baixar seleção' }))
    await waitFor(() => expect(args.onDownload?.mock.calls[0]?.[0]).toEqual({ photo_ids: [2, 4, 5] }))
    await user.click(bar.getByRole('button', { name: 'Selecionar todas' }))
    await expect(canvas.getByText('9 selecionadas')).toBeVisible()
    await expect(bar.queryByRole('button', { name: /Excluir/ })).toBeNull()
    await user.click(bar.getByRole('button', { name: 'Cancelar' }))
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Selecionar' })).toHaveFocus()
  },
})

type Running = {
  progress: (share: number | null) => void
  signal: AbortSignal
  finish: () => void
  fail: () => void
}

let running: Running | undefined
const held = fn<NonNullable<PhotosCardProps['onDownload']>>(
  (_, progress, signal) =>
    new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Failure('offline', 'Sem conexão.'))
      running = { progress, signal, finish: resolve, fail }
      signal.addEventListener('abort', () => reject(signal.reason))
    }),
)

export const BaixaTodas = meta.story({
  name: 'Baixa com andamento, cancela, falha em silêncio e tenta de novo',
  tags: ['spec:8-download'],
  args: { onDownload: held },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar todas' }))
    await expect(canvas.getByRole('button', { name: 'Preparando…' })).toBeVisible()
    running?.progress(null)
    running?.progress(0.4)
    await expect(await canvas.findByRole('button', { name: 'Baixando… 40%' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar download' }))
    await expect(running?.signal.aborted).toBe(true)
    await userEvent.click(await canvas.findByRole('button', { name: 'Baixar todas' }))
    running?.fail()
    const again = await canvas.findByRole('button', { name: 'Tentar novamente: Baixar todas' })
    await expect(canvas.queryByText(/Sem conexão/)).toBeNull()
    await expect(canvas.queryByRole('alert', { name: /./ })).toBeNull()
    await userEvent.click(again)
    await expect(args.onDownload).toHaveBeenCalledTimes(3)
    running?.fail()
  },
})

export const FalhaDeUmAmbiente = meta.story({
  ...notPictured,
  name: 'Uma falha é do que se baixava: outro ambiente se baixa pela primeira vez',
  args: {
    onDownload: fn<NonNullable<PhotosCardProps['onDownload']>>(async () => {
      throw new Failure('offline', 'Sem conexão.')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar todas' }))
    await expect(await canvas.findByRole('button', { name: 'Tentar novamente: Baixar todas' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sala 2' }))
    await expect(canvas.getByRole('button', { name: 'Baixar Sala' })).toBeVisible()
  },
})

export const OutroAmbienteDurante = meta.story({
  ...notPictured,
  name: 'Outro ambiente, escolhido durante um download, não o interrompe',
  args: { onDownload: held },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar todas' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sala 2' }))
    await expect(running?.signal.aborted).toBe(false)
    running?.progress(0.4)
    await expect(await canvas.findByRole('button', { name: 'Baixando… 40%' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancelar download' })).toBeVisible()
    running?.finish()
    await expect(await canvas.findByText('Arquivo baixado.')).toHaveRole('status')
    // A failure meanwhile is of what was downloaded, and waits there.
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar Sala' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Todas 9' }))
    running?.fail()
    await expect(await canvas.findByRole('button', { name: 'Baixar todas' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sala 2' }))
    await expect(canvas.getByRole('button', { name: 'Tentar novamente: Baixar Sala' })).toBeVisible()
  },
})

const pickAndDownload = async (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 2 de/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Baixar seleção' }))
}

export const SelecaoEncerradaDurante = meta.story({
  name: 'A seleção encerrada durante o seu download não o interrompe',
  args: { onDownload: held },
  play: async ({ canvas, args }) => {
    await pickAndDownload(canvas)
    // Nor does a photo picked no more.
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 2 de/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(running?.signal.aborted).toBe(false)
    const bar = within(canvas.getByRole('group', { name: 'Download da seleção' }))
    await expect(bar.getByText('Download de 1 foto')).toBeVisible()
    running?.fail()
    await userEvent.click(await bar.findByRole('button', { name: 'Tentar novamente: Baixar seleção' }))
    await expect(args.onDownload?.mock.lastCall?.[0]).toEqual({ photo_ids: [2] })
    await expect(bar.queryByRole('button', { name: 'Fechar' })).toBeNull()
    running?.progress(0.4)
    await expect(await bar.findByRole('button', { name: 'Baixando… 40%' })).toBeVisible()
  },
})

export const SelecaoBaixadaDepois = meta.story({
  ...notPictured,
  name: 'O download de uma seleção encerrada termina, é cancelado ou dispensado',
  args: { onDownload: held },
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('button', { name: 'Selecionar' })
    const gone = () =>
      waitFor(() => expect(canvas.queryByRole('group', { name: 'Download da seleção' })).toBeNull())
    await pickAndDownload(canvas)
    await userEvent.click(select)
    running?.finish()
    await expect(await screen.findByText('Seleção baixada.')).toBeVisible()
    await gone()

    await pickAndDownload(canvas)
    await userEvent.click(select)
    await press(canvas.getByRole('button', { name: 'Cancelar download' }))
    await gone()
    await expect(running?.signal.aborted).toBe(true)
    await expect(document.body).not.toHaveFocus()

    await pickAndDownload(canvas)
    await userEvent.click(select)
    running?.fail()
    await press(await canvas.findByRole('button', { name: 'Fechar' }))
    await gone()
    await expect(document.body).not.toHaveFocus()
    await expect(args.onDownload).toHaveBeenCalledTimes(3)
  },
})

export const OutraSelecao = meta.story({
  ...notPictured,
  name: 'Cancelada, a seleção não volta',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 2 de/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await expect(canvas.getByText('Escolha as fotos.')).toBeVisible()
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
  },
})
