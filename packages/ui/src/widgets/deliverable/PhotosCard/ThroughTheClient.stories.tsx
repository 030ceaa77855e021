import { createClient } from '@ensaio/client'
import {
  addPhoto,
  deletePhoto,
  featurePhoto,
  getSession,
  movePhoto,
  type Photo,
  removePhoto,
  type SessionProduct,
  updatePhoto,
  uploadPhoto,
} from '@ensaio/domain'
import { cut, photo, photos, productItem, refuse, reply, session, tags } from '@ensaio/mocks'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { useRemote } from '../../../remote/useRemote.ts'
import { PhotosCard } from './PhotosCard.tsx'

const client = createClient({ baseUrl: '/api' })
const productId = 2
const archive = '*/api/sessions/:id/:productId/photos/download'

/** A page of ours, or of anybody: a client, one hook, and the card. */
function Page(props: { viewer: 'client' | 'staff'; save: (file: File) => void }) {
  const id = 1042
  const [remote, retry, replace] = useRemote(
    async (signal) => {
      const { products } = await client.sessions.get(id, signal)
      return (products.find((product) => product.id === productId)?.deliverables ?? []) as readonly Photo[]
    },
    [id],
  )
  return (
    <PhotosCard
      photos={remote}
      tags={tags()}
      viewer={props.viewer}
      onRetry={retry}
      onChange={replace}
      onFeature={(one, isFeatured) => client.photos.feature(id, productId, one.id, isFeatured)}
      onReorder={(one, order) => client.photos.move(id, productId, one.id, order)}
      onDelete={(one) => client.photos.remove(id, productId, one.id)}
      onUpload={(file, tagId, progress, signal) =>
        client.photos.upload(id, productId, file, tagId, progress, signal)
      }
      onDownload={async (selection, progress, signal) =>
        props.save(await client.photos.download(id, productId, selection, progress, signal))
      }
    />
  )
}

let gallery: Photo[] = []
let asked: unknown[] = []

function delivered() {
  const product: SessionProduct = { id: productId, status: 3, item: productItem(9), deliverables: gallery }
  return session({ status: 5, products: [product] })
}

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: pela rede',
  component: Page,
  args: { viewer: 'client' as const, save: fn<(file: File) => void>() },
  beforeEach({ msw }) {
    gallery = photos(5)
    asked = []
    msw.use(
      reply(getSession, delivered),
      reply(updatePhoto, async ({ request, values }) => {
        const body = (await request.json()) as { is_featured?: boolean; order?: number }
        asked.push(body)
        const id = Number(values.photoId)
        gallery =
          body.order === undefined
            ? featurePhoto(gallery, id, body.is_featured === true)
            : movePhoto(gallery, id, body.order)
        return gallery
      }),
      reply(deletePhoto, ({ values }) => {
        gallery = removePhoto(gallery, Number(values.photoId))
        return null
      }),
      reply(uploadPhoto, async ({ request }) => {
        const form = await request.formData()
        const added = photo({
          id: 50,
          order: 5,
          tag_id: Number(form.get('tag_id')),
          alt: (form.get('file') as File).name,
        })
        gallery = addPhoto(gallery, added)
        return added
      }),
    )
  },
})

/** Begins to arrange, and waits until dragging has arrived: the light table is another then. Answers the first photo's grip. */
async function arrange(
  canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole'>,
): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Organizar' }))
  return canvas.findByRole('button', { name: /^Foto 1 de/ })
}

/** The shortest zip there is, after `size` bytes. */
function zip(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size + 22)
  bytes.set([0x50, 0x4b, 5, 6], size)
  return bytes
}

export const Cliente = meta.story({
  name: 'Cliente: destaca e baixa uma seleção',
  beforeEach({ msw }) {
    msw.use(
      http.post(archive, async ({ request }) => {
        asked.push(await request.json())
        return HttpResponse.arrayBuffer(zip(1000).buffer, {
          headers: {
            'content-type': 'application/zip',
            'content-disposition': 'attachment; filename="Fotos_20_11_2026_12_00.zip"',
          },
        })
      }),
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Destacar Foto 3 de 5/ }))
    await waitFor(() => expect(asked).toEqual([{ is_featured: true }]))
    await expect(canvas.getAllByRole('button', { name: /^Destacar/, pressed: true })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 5 de 5/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar seleção' }))
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce())
    await expect(asked[1]).toEqual({ photo_ids: [5] })
    const [file] = args.save.mock.calls[0] ?? []
    await expect([file?.name, file?.size]).toEqual(['Fotos_20_11_2026_12_00.zip', 1022])
  },
})

export const DownloadCortado = meta.story({
  name: 'Download cortado: nada é salvo, nada é dito, e dá para tentar de novo',
  beforeEach({ msw }) {
    let isFirst = true
    msw.use(
      http.post(archive, () => {
        const bytes = zip(1000)
        const body = isFirst ? bytes.slice(0, 500) : bytes
        isFirst = false
        return HttpResponse.arrayBuffer(body.buffer, { headers: { 'content-type': 'application/zip' } })
      }),
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Baixar todas' }))
    const again = await canvas.findByRole('button', { name: 'Tentar novamente: Baixar todas' })
    await expect(args.save).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([''])
    await userEvent.click(again)
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce())
    await canvas.findByRole('button', { name: 'Baixar todas' })
  },
})

export const Equipe = meta.story({
  name: 'Equipe: envia, move e exclui',
  args: { viewer: 'staff' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox'), 'Cozinha')
    await userEvent.upload(
      await canvas.findByLabelText('Escolher fotos', { selector: 'input' }),
      new File(['x'], 'nova.jpg', { type: 'image/jpeg' }),
    )
    await canvas.findByRole('button', { name: 'Abrir Foto 6 de 6, nova.jpg' })
    await arrange(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Mover para antes: Foto 6 de 6, nova.jpg' }))
    await waitFor(() => expect(asked).toEqual([{ order: 4 }]))
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir: Foto 5 de 6, nova.jpg' }))
    const question = within(await canvas.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Excluir foto' }))
    await waitFor(() => expect(canvas.queryByText(/nova\.jpg/)).toBeNull())
    await waitFor(() => expect(gallery).toHaveLength(5))
  },
})

export const Recusas = meta.story({
  name: 'Equipe: cada recusa com as suas palavras',
  args: { viewer: 'staff' },
  beforeEach({ msw }) {
    msw.use(refuse(updatePhoto, 'internal', 'x'), refuse(deletePhoto, 'internal', 'x'), cut(uploadPhoto))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Destacar Foto 3/ }))
    await canvas.findByText('Falha ao destacar a foto!')
    await userEvent.upload(
      await canvas.findByLabelText('Escolher fotos', { selector: 'input' }),
      new File(['x'], 'nova.jpg', { type: 'image/jpeg' }),
    )
    await canvas.findByText('Falha ao realizar upload da foto nova.jpg!')
    await canvas.findByText(/Verifique a sua conexão/)
    await arrange(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Mover para depois: Foto 1/ }))
    await canvas.findByText('Falha ao reordenar fotos!')
    await userEvent.click(canvas.getByRole('button', { name: /^Excluir: Foto 1/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Excluir foto' }))
    await canvas.findByText('Falha ao excluir foto!')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(5)
  },
})

export const ReordenaPeloTeclado = meta.story({
  name: 'Equipe: reordena pelo teclado até o servidor',
  args: { viewer: 'staff' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Organizar' })
    const first = await arrange(canvas)
    first.focus()
    await userEvent.keyboard(' ')
    await canvas.findByText('Foto levantada da posição 1 de 5.')
    await userEvent.keyboard('{ArrowRight}')
    await canvas.findByText('Foto sobre a posição 2 de 5.')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(asked).toEqual([{ order: 1 }]))
    await canvas.findByRole('button', { name: /^Foto 2 de 5, Fachada do edifício/ })
  },
})
