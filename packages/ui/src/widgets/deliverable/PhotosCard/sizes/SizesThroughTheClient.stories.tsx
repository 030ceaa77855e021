import { createClient } from '@ensaio/client'
import { getPhotoSizes, getSession, type Photo } from '@ensaio/domain'
import { hang, photos, productItem, refuse, reply, session, tags } from '@ensaio/mocks'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { useRemote } from '../../../../remote/useRemote.ts'
import { PhotosCard } from '../PhotosCard.tsx'

const client = createClient({ baseUrl: '/api' })
let asked: unknown[] = []

function Adopter({ save }: { save: (file: File) => void }) {
  const [remote, retry] = useRemote(async (signal) => {
    const { products } = await client.sessions.get(1042, signal)
    return (products[0]?.deliverables ?? []) as readonly Photo[]
  }, [])
  return (
    <PhotosCard
      photos={remote}
      tags={tags()}
      viewer="client"
      onRetry={retry}
      onSizes={(signal) => client.photos.sizes(1042, 2, signal)}
      onFile={(photo, of, progress, signal) => client.photos.file(photo.id, of, progress, signal)}
      onCrop={(photo, shape, crop) => client.photos.crop(1042, 2, photo.id, shape, crop)}
      onDownload={async (selection, progress, signal) =>
        save(await client.photos.download(1042, 2, selection, progress, signal))
      }
    />
  )
}

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: tamanhos pela rede',
  component: Adopter,
  args: { save: fn<(file: File) => void>() },
  beforeEach({ msw }) {
    asked = []
    const product = { id: 2, status: 3 as const, item: productItem(9), deliverables: [...photos(5)] }
    msw.use(reply(getSession, () => session({ status: 5, products: [product] })))
  },
})

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
const estimate = (dialog: Awaited<ReturnType<typeof dialogNamed>>, text: RegExp) =>
  waitFor(() => expect(dialog.getByText(text)).toHaveRole('status'))

const openSizes = async (canvas: { findByRole: (typeof screen)['findByRole'] }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Tamanhos' }))
  return dialogNamed('Baixar fotos')
}

const archive = '*/api/sessions/:id/:productId/photos/download'

/** The shortest zip there is. */
const zip = new Uint8Array([0x50, 0x4b, 5, 6, ...Array(18).fill(0)])

export const PelaRede = meta.story({
  name: 'Pela rede: espera o que ainda se prepara, e salva o arquivo',
  beforeEach({ msw }) {
    msw.use(
      http.post(archive, async ({ request }) => {
        asked.push(await request.json())
        if (asked.length > 1) {
          return HttpResponse.arrayBuffer(zip.slice().buffer, {
            headers: {
              'content-type': 'application/zip',
              'content-disposition': 'attachment; filename="Fotos_portal.zip"',
            },
          })
        }
        const body = { error: true, error_message: 'Preparando as fotos: 2 de 5.', code: 'preparing' }
        return HttpResponse.json(body, { status: 409 })
      }),
    )
  },
  play: async ({ canvas, args }) => {
    const dialog = await openSizes(canvas)
    await estimate(dialog, /^5 arquivos/)
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }))
    await expect(await dialog.findByRole('button', { name: 'Preparando…' })).toBeVisible()
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce(), { timeout: 5000 })
    await expect(asked).toEqual([{ sizes: ['portal'] }, { sizes: ['portal'] }])
    await expect(args.save.mock.calls[0]?.[0]?.name).toBe('Fotos_portal.zip')
  },
})

export const SemOsTamanhos = meta.story({
  ...notPictured,
  name: 'Pela rede: sem saber o tamanho do download, ainda se baixa',
  beforeEach({ msw }) {
    msw.use(
      refuse(getPhotoSizes, 'internal', 'O serviço está em manutenção.', { once: true }),
      http.post(archive, () =>
        HttpResponse.arrayBuffer(zip.slice().buffer, { headers: { 'content-type': 'application/zip' } }),
      ),
    )
  },
  play: async ({ canvas, args }) => {
    const dialog = await openSizes(canvas)
    await expect(await dialog.findByText('Não foi possível saber o tamanho do download')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce())
  },
})

export const Calculando = meta.story({
  ...notPictured,
  name: 'Pela rede: enquanto os tamanhos não chegam',
  beforeEach({ msw }) {
    msw.use(hang(getPhotoSizes))
  },
  play: async ({ canvas }) => {
    const dialog = await openSizes(canvas)
    await estimate(dialog, /^5 arquivos, calculando…$/)
  },
})

export const SemRede = meta.story({
  ...notPictured,
  name: 'Sem rede, diz que não há conexão, e tenta de novo',
  beforeEach({ msw }) {
    let isFirst = true
    msw.use(
      refuse(getPhotoSizes, 'internal', 'O serviço está em manutenção.', { once: true }),
      http.post(archive, () => {
        const isCut = isFirst
        isFirst = false
        return isCut
          ? HttpResponse.error()
          : HttpResponse.arrayBuffer(zip.slice().buffer, { headers: { 'content-type': 'application/zip' } })
      }),
    )
  },
  play: async ({ canvas, args }) => {
    const dialog = await openSizes(canvas)
    const again = await dialog.findByRole('button', { name: /Tentar/ })
    await userEvent.click(again)
    await estimate(dialog, /^5 arquivos, 2,0 MB$/)
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar' }))
    await expect(await dialog.findByText(/Verifique a sua conexão/)).toBeVisible()
    await tabTo(dialog.getByRole('button', { name: 'Tentar novamente: Baixar' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce())
  },
})
