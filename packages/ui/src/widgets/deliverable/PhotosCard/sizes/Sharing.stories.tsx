import { Failure, featurePhoto, type Photo } from '@ensaio/domain'
import { photos, tags } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

const three = featurePhoto(photos(3), 1, true) as readonly Photo[]
const share = fn<(data: ShareData) => Promise<void>>(async () => {})

/** Gives the browser a share sheet that takes files, or none. */
function sharing(takesFiles: boolean): void {
  Object.assign(navigator, {
    canShare: takesFiles ? () => true : undefined,
    share: takesFiles ? share : undefined,
  })
}

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: compartilhar',
  component: PhotosCard,
  args: {
    photos: ready(three),
    tags: tags(),
    viewer: 'client' as const,
    onRetry: fn(async () => {}),
    onFile: fn<NonNullable<PhotosCardProps['onFile']>>(async () => new File(['jpeg'], '02_sala_portal.jpg')),
  },
  beforeEach() {
    share.mockReset()
    share.mockResolvedValue(undefined)
    sharing(true)
    return () => sharing(false)
  },
  parameters: {
    docs: {
      description: {
        component:
          'No celular, “Compartilhar” leva a foto aberta à folha de compartilhamento, no tamanho de portal. Onde o aparelho não compartilha arquivos, o botão não aparece: fica “Baixar foto”.',
      },
    },
  },
})

async function opened(canvas: { getByRole: (typeof screen)['getByRole'] }) {
  await userEvent.click(canvas.getByRole('button', { name: /^Abrir Foto 2 de/ }))
  return within(await screen.findByRole('dialog', { name: 'Foto ampliada' }))
}

export const Compartilha = meta.story({
  ...onPhone,
  name: 'Leva a foto à folha de compartilhamento, pelo teclado também',
  play: async ({ canvas, args }) => {
    const viewer = await opened(canvas)
    await press(viewer.getByRole('button', { name: 'Compartilhar' }))
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    await expect(args.onFile?.mock.calls[0]?.slice(0, 2)).toEqual([three[1], 'portal'])
    const [data] = share.mock.calls[0] ?? []
    await expect([data?.files?.[0]?.name, data?.title]).toEqual([
      '02_sala_portal.jpg',
      'Sala com sofá claro e janela ampla',
    ])
  },
})

export const OutroToque = meta.story({
  ...together(onPhone, notPictured),
  name: 'Quando a foto demora a chegar, pede outro toque, e não baixa de novo',
  beforeEach() {
    share.mockRejectedValueOnce(new DOMException('No gesture.', 'NotAllowedError'))
  },
  play: async ({ canvas, args }) => {
    const viewer = await opened(canvas)
    await userEvent.click(viewer.getByRole('button', { name: 'Compartilhar' }))
    await userEvent.click(await viewer.findByRole('button', { name: 'Compartilhar agora' }))
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
    await expect(args.onFile).toHaveBeenCalledOnce()
    await expect(await viewer.findByRole('button', { name: 'Compartilhar' })).toBeVisible()
  },
})

export const Fechada = meta.story({
  ...notPictured,
  name: 'Fechar a folha não é uma falha',
  beforeEach() {
    share.mockRejectedValueOnce(new DOMException('Closed.', 'AbortError'))
  },
  play: async ({ canvas }) => {
    const viewer = await opened(canvas)
    await userEvent.click(viewer.getByRole('button', { name: 'Compartilhar' }))
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    await expect(viewer.getByRole('button', { name: 'Compartilhar' })).toBeVisible()
    for (const place of viewer.queryAllByRole('alert')) await expect(place).toBeEmptyDOMElement()
  },
})

export const Falha = meta.story({
  name: 'A foto não veio: diz por quê',
  args: {
    onFile: fn<NonNullable<PhotosCardProps['onFile']>>(async () => {
      throw new Failure('offline', 'Não conseguimos falar com o servidor.')
    }),
  },
  play: async ({ canvas }) => {
    const viewer = await opened(canvas)
    await userEvent.click(viewer.getByRole('button', { name: 'Compartilhar' }))
    await expect(await viewer.findByText('Não conseguimos falar com o servidor.')).toHaveRole('alert')
    await expect(share).not.toHaveBeenCalled()
  },
})

export const SemFolha = meta.story({
  ...notPictured,
  name: 'Sem folha de compartilhamento, fica o download',
  beforeEach() {
    sharing(false)
  },
  play: async ({ canvas }) => {
    const viewer = await opened(canvas)
    await expect(viewer.queryByRole('button', { name: 'Compartilhar' })).toBeNull()
    await expect(viewer.getByRole('link', { name: 'Baixar foto' })).toBeVisible()
  },
})
