import { Failure, featurePhoto, type Photo } from '@ensaio/domain'
import { photos, sizedPhotos, tags } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

// The first photo leads.
const nine = featurePhoto(photos(9), 1, true) as readonly Photo[]

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: tamanhos',
  component: PhotosCard,
  args: {
    photos: ready(nine),
    tags: tags(),
    viewer: 'client' as const,
    onRetry: fn(async () => {}),
    onDownload: fn<NonNullable<PhotosCardProps['onDownload']>>(async () => {}),
    onSizes: fn<NonNullable<PhotosCardProps['onSizes']>>(async () => sizedPhotos(9)),
    onFile: fn<NonNullable<PhotosCardProps['onFile']>>(async () => new File(['jpeg'], '02_sala_portal.jpg')),
    onCrop: fn<NonNullable<PhotosCardProps['onCrop']>>(async () => {}),
  },
  parameters: {
    docs: {
      description: {
        component:
          '“Tamanhos” abre “Baixar fotos”: quais fotos, em quais tamanhos, e quantos arquivos e bytes isso dá. Um tamanho que ainda não foi preparado conta por estimativa. Sem `onSizes`, só se baixam as originais.',
      },
    },
  },
})

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
type Dialog = Awaited<ReturnType<typeof dialogNamed>>
const size = (dialog: Dialog, name: string) => dialog.getByRole('checkbox', { name })
const estimate = (dialog: Dialog, text: RegExp) =>
  waitFor(() => expect(dialog.getByText(text)).toHaveRole('status'))

export const Todas = meta.story({
  name: 'Todas as fotos, em dois tamanhos, pelo teclado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Tamanhos' }))
    const dialog = await dialogNamed('Baixar fotos')
    await expect(dialog.getByRole('radio', { name: 'Todas (9 fotos)' })).toBeChecked()
    await expect(size(dialog, 'Portal de imóveis')).toBeChecked()
    await expect(size(dialog, 'Portal de imóveis')).toHaveAccessibleDescription(
      'Para anúncios: até 1920 px e 1 MB',
    )
    await estimate(dialog, /^9 arquivos, 3,5 MB$/)
    await press(size(dialog, 'Impressão'))
    await estimate(dialog, /^18 arquivos, cerca de 16,7 MB/)
    await expect(dialog.getByText(/Parte ainda vai ser preparada/)).toBeVisible()
    await expect(dialog.getByText('Cada tamanho vem numa pasta do arquivo zip.')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Baixar' }))
    await waitFor(() => expect(args.onDownload?.mock.calls[0]?.[0]).toEqual({ sizes: ['portal', 'print'] }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Tamanhos' })).toHaveFocus()
  },
})

export const OriginaisNoArquivo = meta.story({
  name: 'Os originais estão no arquivo: os outros tamanhos continuam',
  args: {
    originals: { archive_on: '2026-11-01', archived_at: '2026-11-01T11:00:00.000Z', asked_at: null },
    onAskOriginals: fn(async () => {}),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Baixar todas' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Selecionar' })).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Pedir de volta' }))
    await expect(args.onAskOriginals).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir Foto 1/ }))
    const shown = await dialogNamed('Foto ampliada')
    await expect(shown.queryByRole('link', { name: /^Baixar foto/ })).toBeNull()
    await userEvent.click(shown.getByRole('button', { name: 'Fechar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Tamanhos' }))
    const dialog = await dialogNamed('Baixar fotos')
    await expect(size(dialog, 'Original')).toBeDisabled()
    await expect(size(dialog, 'Original')).toHaveAccessibleDescription(/^Está no arquivo/)
    await expect(size(dialog, 'Portal de imóveis')).toBeEnabled()
  },
})

export const Aberto = meta.story({
  name: 'Com um recorte escolhido',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tamanhos' }))
    const dialog = await dialogNamed('Baixar fotos')
    await userEvent.click(size(dialog, 'Stories (9:16)'))
    await expect(dialog.getByText(/O recorte mostra o meio da foto/)).toBeVisible()
    await estimate(dialog, /^18 arquivos, 5,5 MB/)
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  name: 'No celular, de um ambiente',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sala 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Tamanhos' }))
    const dialog = await dialogNamed('Baixar fotos')
    await expect(dialog.getByRole('radio', { name: 'De um ambiente' })).toBeChecked()
    await expect(dialog.getByRole('combobox', { name: 'Ambiente' })).toHaveDisplayValue('Sala (2 fotos)')
    await estimate(dialog, /^2 arquivos/)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Ambiente' }), 'Cozinha (1 foto)')
    await estimate(dialog, /^1 arquivo,/)
    await userEvent.click(size(dialog, 'Site'))
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }))
    await waitFor(() =>
      expect(args.onDownload?.mock.calls[0]?.[0]).toEqual({ tag_id: 3, sizes: ['portal', 'web'] }),
    )
  },
})

export const SoAsSelecionadas = meta.story({
  ...notPictured,
  name: 'Só as selecionadas, ou todas mesmo assim',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 2 de/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 5 de/ }))
    const bar = within(canvas.getByRole('group', { name: 'Seleção' }))
    await userEvent.click(bar.getByRole('button', { name: 'Tamanhos' }))
    const dialog = await dialogNamed('Baixar fotos')
    await expect(dialog.getByRole('radio', { name: 'Só as selecionadas (2 fotos)' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }))
    await waitFor(() =>
      expect(args.onDownload?.mock.calls[0]?.[0]).toEqual({ photo_ids: [2, 5], sizes: ['portal'] }),
    )
  },
})

export const UmaFoto = meta.story({
  name: 'Uma foto em um tamanho é só o arquivo dela',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir Foto 2 de/ }))
    const viewer = await dialogNamed('Foto ampliada')
    await userEvent.click(viewer.getByRole('button', { name: 'Tamanhos' }))
    const dialog = await dialogNamed('Baixar a foto')
    await expect(dialog.queryByRole('radio')).toBeNull()
    await estimate(dialog, /^1 arquivo, 400 kB$/)
    await userEvent.click(size(dialog, 'Quadrado (1:1)'))
    await userEvent.click(size(dialog, 'Portal de imóveis'))
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }))
    await waitFor(() => expect(args.onFile?.mock.calls[0]?.slice(0, 2)).toEqual([nine[1], 'square']))
    await expect(args.onDownload).not.toHaveBeenCalled()
  },
})

export const NadaEscolhido = meta.story({
  name: 'Sem nenhum tamanho, diz o que falta',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tamanhos' }))
    const dialog = await dialogNamed('Baixar fotos')
    await userEvent.click(size(dialog, 'Portal de imóveis'))
    await estimate(dialog, /^Escolha ao menos um tamanho\.$/)
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }))
    await expect(await dialog.findByText('Escolha ao menos um tamanho e uma foto.')).toHaveRole('alert')
    await expect(dialog.queryByText('Arquivo baixado.')).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Baixar' })).toBeVisible()
    await expect(args.onDownload).not.toHaveBeenCalled()
  },
})

export const Falha = meta.story({
  name: 'Um download que falha diz o motivo, e o escolhido fica',
  args: {
    onDownload: fn<NonNullable<PhotosCardProps['onDownload']>>(async () => {
      throw new Failure('unavailable', 'Não foi possível preparar uma foto neste tamanho.')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tamanhos' }))
    const dialog = await dialogNamed('Baixar fotos')
    await userEvent.click(size(dialog, 'Site'))
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }))
    await expect(await dialog.findByText('Não foi possível preparar uma foto neste tamanho.')).toHaveRole(
      'alert',
    )
    await expect(dialog.getByRole('button', { name: 'Tentar novamente: Baixar' })).toBeVisible()
    await expect(size(dialog, 'Site')).toBeChecked()
  },
})

let running: { progress: (share: number | null) => void; signal: AbortSignal } | undefined

export const Baixando = meta.story({
  ...notPictured,
  name: 'Enquanto baixa; fechar interrompe',
  args: {
    onDownload: fn<NonNullable<PhotosCardProps['onDownload']>>(
      (_, progress, signal) =>
        new Promise((_resolve, reject) => {
          running = { progress, signal }
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tamanhos' }))
    const dialog = await dialogNamed('Baixar fotos')
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }))
    await expect(await dialog.findByRole('button', { name: 'Preparando…' })).toBeVisible()
    running?.progress(0.4)
    await expect(await dialog.findByRole('button', { name: 'Baixando… 40%' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(running?.signal.aborted).toBe(true))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
