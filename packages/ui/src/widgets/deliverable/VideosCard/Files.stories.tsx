import { createClient } from '@ensaio/client'
import { Failure, type StoredVideo, saveCaptions, savePoster, uploadVideo, type Video } from '@ensaio/domain'
import { film, pictures, refuse, storedVideo, videos } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { asksBeforeLeaving } from '#storybook/leaving'
import { inEveryMode, notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../remote/remote.ts'
import { VideosCard, type VideosCardProps } from './VideosCard.tsx'

type Upload = NonNullable<VideosCardProps['onUpload']>
type Poster = NonNullable<VideosCardProps['onPoster']>
type Captions = NonNullable<VideosCardProps['onCaptions']>
type Add = NonNullable<VideosCardProps['onAdd']>
type Remove = NonNullable<VideosCardProps['onRemove']>

const client = createClient({ baseUrl: '/api' })
const both: readonly Video[] = [storedVideo(), ...videos().slice(0, 1)]
const picker = 'Escolher vídeos: MP4 ou WebM, até 500 MB cada'
const file = (name: string, content: BlobPart = new Uint8Array(31_744)) => new File([content], name)
const picture = new File([new Uint8Array(10)], 'capa.jpg', { type: 'image/jpeg' })
const captions = file('legendas.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nA sala.\n')

const meta = preview.meta({
  title: 'Componentes/Entrega/VideosCard: por arquivo',
  component: VideosCard,
  args: {
    videos: ready(both) as VideosCardProps['videos'],
    viewer: 'staff' as VideosCardProps['viewer'],
    onRetry: fn(),
    onAdd: fn<Add>(async () => {}),
    onRemove: fn<Remove>(async () => {}),
    onLimit: fn(async () => 500 * 1024 * 1024),
    onUpload: fn<Upload>(async () => storedVideo({ id: 9, file: { poster_url: null } })),
    onPoster: fn<Poster>(async (video) => video),
    onCaptions: fn<Captions>(async (video) => video),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
})

const input = (canvas: ReturnType<typeof within>) => canvas.findByLabelText(picker, { selector: 'input' })

export const Cliente = meta.story({
  ...inEveryMode,
  name: 'O que o cliente vê',
  args: { viewer: 'client' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toHaveAccessibleName('Vídeo 1')
    await expect(canvas.getByText('0:32 · 24,0 MB · MP4 · com legendas')).toBeVisible()
    const save = canvas.getByRole('link', { name: 'Baixar: Vídeo 1' })
    await expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([
      '/api/files/videos/4',
      'video.mp4',
    ])
    await expect(canvas.queryByRole('button', { name: /Capa e legendas|Remover|Escolher/ })).toBeNull()
  },
})

export const Equipe = meta.story({
  name: 'A equipe envia, cuida e remove',
  play: async ({ canvas }) => {
    await expect(await input(canvas)).toHaveAttribute('accept', '.mp4,.m4v,.webm,video/mp4,video/webm')
    await expect(canvas.getByRole('button', { name: 'Remover: Vídeo 1' })).toBeVisible()
  },
})

export const VazioNoCelular = meta.story({
  name: 'Vazio, no celular',
  ...onPhone,
  args: { videos: ready([]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Envie um arquivo ou cole abaixo o endereço do primeiro vídeo.'),
    ).toBeVisible()
    await input(canvas)
  },
})

export const Enviando = meta.story({
  name: 'Enviando, um de cada vez; cancelar desiste',
  args: {
    onUpload: fn<Upload>(
      (_, progress, signal) =>
        new Promise<StoredVideo>((_resolve, reject) => {
          progress(0.4)
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.upload(await input(canvas), [
      file('visita.mp4'),
      file('fachada-com-drone-e-jardim-ao-entardecer.webm'),
    ])
    const bar = await canvas.findByRole('progressbar', { name: 'Enviando visita.mp4' })
    await expect(bar).toHaveAttribute('aria-valuenow', '40')
    await expect(asksBeforeLeaving()).toBe(true)
    await press(canvas.getByRole('button', { name: 'Cancelar visita.mp4' }))
    const signal = (args.onUpload as ReturnType<typeof fn<Upload>>).mock.calls[0]?.[2]
    await expect(signal?.aborted).toBe(true)
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2))
  },
})

export const Chega = meta.story({
  ...notPictured,
  name: 'O que chegou aparece na lista, com um quadro do vídeo como capa',
  args: { onChange: fn<NonNullable<VideosCardProps['onChange']>>() },
  play: async ({ canvas, args }) => {
    const bytes = await (await fetch(film)).blob()
    await userEvent.upload(await input(canvas), file('sala.webm', bytes))
    await waitFor(() => expect(args.onPoster).toHaveBeenCalledOnce())
    await expect(args.onLimit).toHaveBeenCalledWith(expect.any(AbortSignal))
    await expect(args.onUpload).toHaveBeenCalledWith(
      expect.any(File),
      expect.any(Function),
      expect.any(AbortSignal),
    )
    const [video, drawn] = (args.onPoster as ReturnType<typeof fn<Poster>>).mock.calls[0] ?? []
    await expect([video?.id, drawn?.name, drawn?.type]).toEqual([9, 'capa.jpg', 'image/jpeg'])
    const frame = await createImageBitmap(drawn as File)
    await expect([frame.width, frame.height]).toEqual([160, 90])
    await expect(args.onChange).toHaveBeenCalledWith([...both, expect.objectContaining({ id: 9 })])
  },
})

export const SemQuadro = meta.story({
  ...notPictured,
  name: 'Um arquivo que este navegador não mostra chega sem capa',
  args: { onChange: fn<NonNullable<VideosCardProps['onChange']>>() },
  play: async ({ canvas, args }) => {
    await userEvent.upload(await input(canvas), file('visita.mp4'))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await expect(args.onPoster).not.toHaveBeenCalled()
  },
})

export const Recusados = meta.story({
  name: 'Arquivos errados e grandes demais são nomeados',
  args: { onLimit: fn(async () => 20 * 1024) },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByLabelText('Escolher vídeos: MP4 ou WebM, até 20 kB cada', {
      selector: 'input',
    })
    await userEvent.upload(field, [file('visita.mov'), file('visita.mp4')], { applyAccept: false })
    await expect(await canvas.findByText('Envie o vídeo em MP4 ou WebM.', { exact: false })).toBeVisible()
    await expect(canvas.getByText(/O vídeo tem 31 kB, e o limite é 20 kB\./)).toBeVisible()
    await expect(args.onUpload).not.toHaveBeenCalled()
    await press(canvas.getByRole('button', { name: 'Entendi' }))
    await expect(canvas.queryByText(/visita\.mov/)).toBeNull()
  },
})

let attempts = 0

export const EnvioFalha = meta.story({
  ...notPictured,
  name: 'O envio falha, e se tenta de novo',
  args: {
    onUpload: fn<Upload>(async () => {
      attempts += 1
      if (attempts === 1) throw new Failure('offline', 'Sem conexão. Verifique a sua internet.')
      return storedVideo({ id: 9 })
    }),
  },
  beforeEach() {
    attempts = 0
  },
  play: async ({ canvas, args }) => {
    await userEvent.upload(await input(canvas), file('visita.mp4'))
    await expect(await canvas.findByText(/Falha ao realizar upload do vídeo visita\.mp4!/)).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Tentar novamente: visita.mp4' }))
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(canvas.queryByText(/Falha ao realizar/)).toBeNull())
  },
})

export const CapaELegendas = meta.story({
  name: 'Capa e legendas',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Capa e legendas: Vídeo 1' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByRole('img', { name: 'Capa: Vídeo 1' })).toHaveAttribute('src', pictures.living)
    await userEvent.upload(dialog.getByLabelText('Trocar capa', { selector: 'input' }), picture)
    await waitFor(() => expect(args.onPoster).toHaveBeenLastCalledWith(both[0], picture))
    await userEvent.upload(dialog.getByLabelText('Trocar legendas', { selector: 'input' }), captions)
    await waitFor(() => expect(args.onCaptions).toHaveBeenLastCalledWith(both[0], captions))
    await press(dialog.getByRole('button', { name: 'Tirar legendas' }))
    await waitFor(() => expect(args.onCaptions).toHaveBeenLastCalledWith(both[0], null))
  },
})

export const SemCapaELegendas = meta.story({
  name: 'Ainda sem capa e legendas; um arquivo errado diz o que falta, no celular',
  ...onPhone,
  args: { videos: ready([storedVideo({ file: { poster_url: null, captions_url: null } })]) },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Capa e legendas: Vídeo' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.upload(
      dialog.getByLabelText('Escolher capa', { selector: 'input' }),
      new File(['%PDF'], 'capa.pdf', { type: 'application/pdf' }),
      { applyAccept: false },
    )
    await expect(await dialog.findByText('Envie a capa em jpg ou png.')).toBeVisible()
    await userEvent.upload(
      dialog.getByLabelText('Escolher legendas', { selector: 'input' }),
      file('legendas.vtt', 'WEBVTT\n\n00:03.000 --> 00:02.000\nA sala.\n'),
    )
    await expect(await dialog.findByText('A legenda 1 termina antes de começar.')).toBeVisible()
    await expect(args.onPoster).not.toHaveBeenCalled()
    await expect(args.onCaptions).not.toHaveBeenCalled()
  },
})

const sending = Promise.withResolvers<StoredVideo>()

export const CapaACaminho = meta.story({
  ...notPictured,
  name: 'Ninguém sai no meio do envio de uma capa, e a falha é dita no diálogo',
  args: { onPoster: fn<Poster>(() => sending.promise) },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Capa e legendas: Vídeo 1' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.upload(dialog.getByLabelText('Trocar capa', { selector: 'input' }), picture)
    await expect(await dialog.findByText('Enviando…')).toBeVisible()
    for (const close of dialog.getAllByRole('button', { name: 'Fechar' })) await userEvent.click(close)
    sending.reject(new Failure('offline', 'Sem conexão. Verifique a sua internet.'))
    await expect(await dialog.findByText(/^Sem conexão\./)).toBeVisible()
    await userEvent.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: envia, muda capa e legendas, cada um depois de uma falha',
  beforeEach({ msw }) {
    msw.use(
      ...[uploadVideo, savePoster, saveCaptions].map((endpoint) =>
        refuse(endpoint, 'unavailable', 'O serviço está em manutenção.', { once: true }),
      ),
    )
  },
  render: function Kept(args) {
    const [list, setList] = useState<readonly Video[]>([])
    const at = [1042, 5] as const
    return (
      <VideosCard
        {...args}
        videos={ready(list)}
        onChange={setList}
        onLimit={(signal) => client.videos.limit(signal)}
        onUpload={(chosen, progress, signal) => client.videos.upload(...at, chosen, progress, signal)}
        onPoster={({ id }, chosen) => client.videos.savePoster(...at, id, chosen)}
        onCaptions={({ id }, chosen) =>
          chosen ? client.videos.saveCaptions(...at, id, chosen) : client.videos.removeCaptions(...at, id)
        }
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.upload(await input(canvas), file('visita.mp4'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente: visita.mp4' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Capa e legendas: Vídeo' }))
    const dialog = within(await canvas.findByRole('dialog'))
    const poster = dialog.getByLabelText('Escolher capa', { selector: 'input' })
    await userEvent.upload(poster, picture)
    await expect(await dialog.findByText(/em manutenção/)).toBeVisible()
    await userEvent.upload(poster, picture)
    await expect(await dialog.findByRole('img', { name: 'Capa: Vídeo' })).toBeVisible()
    await userEvent.upload(dialog.getByLabelText('Trocar legendas', { selector: 'input' }), captions)
    await expect(await dialog.findByText(/em manutenção/)).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Tirar legendas' }))
    await expect(await dialog.findByRole('button', { name: 'Escolher legendas' })).toBeVisible()
  },
})

export const EquipeRemove = meta.story({
  ...notPictured,
  name: 'A equipe remove um arquivo, depois de confirmar',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Remover: Vídeo 1' }))
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(/^Vídeo 1: 0:32 · 24,0 MB/)
    await press(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Remover vídeo' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith(both[0])
  },
})
