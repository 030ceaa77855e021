import { createClient } from '@ensaio/client'
import { Failure, getSession, type Photo, type Tag, tagPhoto, updatePhoto } from '@ensaio/domain'
import { photos, productItem, refuse, reply, session, tags } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../../../primitives/action/Button/Button.tsx'
import { ready } from '../../../../remote/remote.ts'
import { useRemote } from '../../../../remote/useRemote.ts'
import { ProductProgress } from '../../../session/ProductProgress/ProductProgress.tsx'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

type OnTag = NonNullable<PhotosCardProps['onTag']>

const six = photos(6) as readonly Photo[]
const nine = photos(9) as readonly Photo[]
let gallery = six

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: ambientes',
  component: PhotosCard,
  args: {
    photos: ready(six),
    tags: tags() as readonly Tag[],
    viewer: 'staff' as PhotosCardProps['viewer'],
    onRetry: fn(),
    onTag: fn<OnTag>(async ({ id }, tagId) => {
      gallery = tagPhoto(gallery, id, tagId)
      return gallery
    }),
    onDelete: fn<NonNullable<PhotosCardProps['onDelete']>>(async () => {}),
    onDownload: fn<NonNullable<PhotosCardProps['onDownload']>>(async () => {}),
  },
  beforeEach() {
    gallery = six
  },
  parameters: {
    docs: {
      description: {
        component:
          'A equipe muda o ambiente de uma foto ampliada ou de uma seleção inteira; as fotos vão uma a uma, e o que já mudou fica mudado se a próxima falhar.',
      },
    },
  },
})

async function dialogNamed(name: string) {
  return within(await screen.findByRole('dialog', { name }))
}

const images = () => [...document.querySelectorAll('li > img')].map((image) => image.getAttribute('alt'))

export const UmaAmpliada = meta.story({
  name: 'O ambiente de uma foto ampliada, pelo teclado',
  play: async ({ canvas, args }) => {
    // The photos are one stop of the keyboard: arrows go from one to the next.
    await tabTo(canvas.getByRole('button', { name: /^Abrir Foto 1 de 6/ }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    const room = within(await screen.findByRole('dialog', { name: 'Foto ampliada' }))
    await press(room.getByRole('button', { name: 'Mudar ambiente' }))
    const dialog = await dialogNamed('Mudar o ambiente da foto')
    const select = dialog.getByRole('combobox', { name: 'Ambiente' })
    await expect(select).toHaveFocus()
    await expect(select).toHaveDisplayValue('Cozinha')
    await userEvent.selectOptions(select, 'Varanda')
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(args.onTag?.mock.calls.map(([{ id }, tagId]) => [id, tagId])).toEqual([[3, 5]])
    await waitFor(() => expect(room.getByRole('heading')).toHaveTextContent('3 de 6Varanda'))
    await expect(room.getByRole('button', { name: 'Mudar ambiente' })).toHaveFocus()
  },
})

export const SaiDoAmbiente = meta.story({
  name: 'Filtrada por ambiente, a foto ampliada que muda continua à vista',
  args: { photos: ready(nine) },
  beforeEach() {
    gallery = nine
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sala 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir Foto 2 de 2, Sala' }))
    const room = within(await screen.findByRole('dialog', { name: 'Foto ampliada' }))
    await userEvent.click(room.getByRole('button', { name: 'Mudar ambiente' }))
    const dialog = await dialogNamed('Mudar o ambiente da foto')
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Sem ambiente')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(room.getByRole('heading')).toHaveTextContent('8 de 9Foto sem ambiente'))
    await userEvent.click(room.getByRole('button', { name: 'Fechar' }))
    await expect(canvas.getByRole('button', { name: 'Sala 1' })).toBeVisible()
    // The enlarged photo is in another room now: the focus goes to one that is shown.
    await expect(canvas.getByRole('button', { name: /^Abrir Foto 1 de 1, Sala/ })).toHaveFocus()
  },
})

export const UmaSelecao = meta.story({
  name: 'O ambiente de uma seleção',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 1 de/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 2 de/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 4 de/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ambiente da seleção' }))
    const given = await dialogNamed('Mudar o ambiente de 3 fotos')
    await userEvent.selectOptions(given.getByRole('combobox'), 'Varanda')
    await userEvent.click(given.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Ambiente da seleção' }))
    const dialog = await dialogNamed('Mudar o ambiente de 3 fotos')
    // What was given up is not proposed again.
    await expect(dialog.getByRole('combobox')).toHaveDisplayValue('Vários ambientes (não mudar)')
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Sala')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    // The second photo already has that room.
    await expect(args.onTag?.mock.calls.map(([{ id }, tagId]) => [id, tagId])).toEqual([
      [1, 2],
      [4, 2],
    ])
    await expect(await canvas.findByRole('button', { name: 'Sala 3' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Seleção' })).toHaveTextContent('3 selecionadas')
  },
})

export const VariosAmbientes = meta.story({
  ...notPictured,
  name: 'De vários ambientes, salvar sem escolher não muda nada; “Sem ambiente” os tira',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 1 de/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 2 de/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ambiente da seleção' }))
    const untouched = await dialogNamed('Mudar o ambiente de 2 fotos')
    await userEvent.click(untouched.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onTag).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Ambiente da seleção' }))
    const dialog = await dialogNamed('Mudar o ambiente de 2 fotos')
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Sala')
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Vários ambientes (não mudar)')
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Sem ambiente')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onTag?.mock.calls.map(([{ id }, tagId]) => [id, tagId])).toEqual([
      [1, null],
      [2, null],
    ])
  },
})

export const Falhou = meta.story({
  name: 'Uma falha volta atrás e é dita',
  args: {
    onTag: fn<OnTag>(async () => {
      throw new Failure('unavailable', 'O serviço está em manutenção.')
    }),
  },
  play: async ({ canvas }) => {
    const before = images()
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 3 de/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ambiente da seleção' }))
    const dialog = await dialogNamed('Mudar o ambiente da foto')
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Sala')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(await dialog.findByText('Não foi possível mudar o ambiente.')).toBeVisible()
    await expect(dialog.getByRole('combobox')).toHaveDisplayValue('Sala')
    await expect(canvas.getByRole('button', { name: 'Cozinha 1', hidden: true })).toBeInTheDocument()
    await expect(images()).toEqual(before)
  },
})

export const Cliente = meta.story({
  name: 'O cliente não muda ambientes',
  args: { viewer: 'client' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 1 de/ }))
    await expect(canvas.getByRole('button', { name: 'Baixar seleção' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /ambiente/i })).not.toBeInTheDocument()
  },
})

const product = { id: 2, status: 2 as const, item: productItem(9), deliverables: [...six] }

export const ComAndamento = meta.story({
  ...notPicturedOn('phone'),
  name: 'Com o andamento do produto ao lado do título',
  args: {
    title: 'Fotos profissionais',
    aside: (
      <ProductProgress
        product={product}
        session={{ status: 4, products: [product] }}
        onProgress={async () => {}}
      />
    ),
  },
})

export const ComAndamentoNoCelular = meta.story({
  ...ComAndamento.input,
  name: 'Com o andamento do produto, no celular',
  ...onPhone,
})

export const ComCorrecao = meta.story({
  name: 'Do cliente, com o pedido de correção',
  args: {
    viewer: 'client',
    title: 'Fotos profissionais',
    aside: (
      <Button size="small" variant="quiet">
        Pedir correção
      </Button>
    ),
  },
})

const client = createClient({ baseUrl: '/api' })

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(
      refuse(updatePhoto, 'unavailable', 'O serviço está em manutenção.', { once: true }),
      reply(getSession, () => session({ status: 4, products: [{ ...product, deliverables: [...gallery] }] })),
      reply(updatePhoto, async ({ request, values }) => {
        const { tag_id } = (await request.json()) as { tag_id: number | null }
        gallery = tagPhoto(gallery, Number(values.photoId), tag_id)
        return [...gallery]
      }),
    )
  },
  render: function Adopter(args) {
    const [remote, retry, replace] = useRemote(async (signal) => {
      const { products } = await client.sessions.get(1042, signal)
      return (products[0]?.deliverables ?? []) as readonly Photo[]
    }, [])
    return (
      <PhotosCard
        {...args}
        photos={remote}
        onRetry={retry}
        onChange={replace}
        onTag={(photo, tagId) => client.photos.tag(1042, 2, photo.id, tagId)}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Abrir Foto 3 de 6, Cozinha/ }))
    const room = within(await screen.findByRole('dialog', { name: 'Foto ampliada' }))
    await userEvent.click(room.getByRole('button', { name: 'Mudar ambiente' }))
    const dialog = await dialogNamed('Mudar o ambiente da foto')
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Suíte')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(await dialog.findByText('Não foi possível mudar o ambiente.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(room.getByRole('heading')).toHaveTextContent('3 de 6Suíte'))
  },
})

export const FechaSemMudar = meta.story({
  ...notPictured,
  name: 'Fecha sem mudar nada, e abre de novo com o ambiente de agora',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 1 de/ }))
    const opener = canvas.getByRole('button', { name: 'Ambiente da seleção' })
    await userEvent.click(opener)
    const dialog = await dialogNamed('Mudar o ambiente da foto')
    const before = dialog.getByRole<HTMLSelectElement>('combobox').value
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Varanda')
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onTag).not.toHaveBeenCalled()
    await userEvent.click(opener)
    const again = await dialogNamed('Mudar o ambiente da foto')
    await expect(again.getByRole('combobox')).toHaveValue(before)
  },
})
