import { Failure, type Photo } from '@ensaio/domain'
import { photo, pictures, tags } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { asksBeforeLeaving } from '#storybook/leaving'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'
import type { KeptUpload } from './kept-uploads.ts'

let device: KeptUpload[] = []
let arrived: string[] = []
let isAway = false

/** A device that keeps files in memory, in the place of a database of the browser. */
const keptUploads: NonNullable<PhotosCardProps['keptUploads']> = {
  read: async () => [...device],
  keep: async (upload) => device.push(upload),
  drop: async (key) => {
    device = device.filter((one) => one.key !== key)
  },
}

const upload = fn<NonNullable<PhotosCardProps['onUpload']>>(async (file) => {
  if (isAway) throw new Failure('offline', 'Não conseguimos falar com o servidor.')
  arrived.push(file.name)
  return photo({ id: 100 + arrived.length, order: arrived.length, thumbnail_url: pictures.pool })
})

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: guardar até enviar',
  component: PhotosCard,
  args: {
    photos: ready([] as readonly Photo[]),
    tags: tags(),
    viewer: 'staff' as const,
    onRetry: fn(async () => {}),
    onUpload: upload,
    keptUploads,
  },
  beforeEach() {
    device = []
    arrived = []
    isAway = false
  },
  parameters: {
    docs: {
      description: {
        component:
          'Com `keptUploads`, as fotos escolhidas ficam no aparelho até chegarem: vão uma por vez, na ordem, e esperam pela rede. Fechar a página não as perde; ela as encontra quando abre de novo.',
      },
    },
  },
})

const jpg = (name: string) => new File([new Uint8Array(2000)], name, { type: 'image/jpeg' })

/** Loses and gets back the network, as the browser tells it. */
function go(state: 'online' | 'offline') {
  isAway = state === 'offline'
  window.dispatchEvent(new Event(state))
}

export const SemRede = meta.story({
  name: 'Sem rede, no celular: esperam na ordem, e seguem quando ela volta',
  ...onPhone,
  play: async ({ canvas }) => {
    go('offline')
    const input = await canvas.findByLabelText('Escolher fotos', { selector: 'input' })
    await userEvent.upload(input, ['sala.jpg', 'cozinha.jpg', 'varanda.jpg'].map(jpg))
    await isAnnounced(
      await canvas.findByText(
        'Sem rede: 3 fotos por enviar, neste aparelho. O envio segue quando a rede voltar.',
      ),
    )
    await expect(canvas.queryByText(/^Falha ao realizar upload/)).toBeNull()
    await expect(asksBeforeLeaving()).toBe(false)
    await waitFor(() =>
      expect(device.map(({ file }) => file.name)).toEqual(['sala.jpg', 'cozinha.jpg', 'varanda.jpg']),
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Volta = meta.story({
  ...notPictured,
  name: 'A rede volta: cada foto uma vez, na ordem, e nada fica no aparelho',
  play: async ({ canvas }) => {
    go('offline')
    const input = await canvas.findByLabelText('Escolher fotos', { selector: 'input' })
    await userEvent.upload(input, ['sala.jpg', 'cozinha.jpg', 'varanda.jpg'].map(jpg))
    await canvas.findByText(/^Sem rede: 3 fotos/)
    await userEvent.click(canvas.getByRole('button', { name: /cozinha\.jpg/ }))
    await canvas.findByText(/^Sem rede: 2 fotos/)
    go('online')
    await waitFor(() => expect(arrived).toEqual(['sala.jpg', 'varanda.jpg']))
    await waitFor(() => expect(device).toEqual([]))
    await expect(await canvas.findByText('2 fotos enviadas.')).toBeVisible()
  },
})

export const DeAntes = meta.story({
  ...notPictured,
  name: 'A página abre de novo: o que não chegou continua',
  beforeEach() {
    device = ['quarto.jpg', 'fachada.jpg'].map((name, place) => ({
      key: String(place),
      file: jpg(name),
      tagId: place === 0 ? 5 : null,
      isShrunk: false,
    }))
  },
  play: async ({ args }) => {
    await waitFor(() => expect(arrived).toEqual(['quarto.jpg', 'fachada.jpg']))
    await expect(upload.mock.calls.slice(-2).map(([, tagId]) => tagId)).toEqual([5, null])
    await waitFor(() => expect(device).toEqual([]))
    await expect(args.onUpload).toHaveBeenCalled()
  },
})

export const SemEspaco = meta.story({
  ...notPictured,
  name: 'O aparelho não guarda: vão mesmo assim, e sair pede confirmação',
  args: {
    keptUploads: {
      ...keptUploads,
      keep: async () => {
        throw new Error('on purpose: the device is full')
      },
    },
    onUpload: fn<NonNullable<PhotosCardProps['onUpload']>>(() => new Promise(() => undefined)),
  },
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Escolher fotos', { selector: 'input' })
    await userEvent.upload(input, [jpg('sala.jpg')])
    const queue = within(await canvas.findByRole('list', { name: 'Envios' }))
    await expect(queue.getAllByRole('listitem')).toHaveLength(1)
    await waitFor(() => expect(asksBeforeLeaving()).toBe(true))
  },
})
