import { Failure, type Favorites, withFavorite } from '@ensaio/domain'
import { favorites, photos, tags } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { now } from '#storybook/clock'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

type Props = Required<PhotosCardProps>

let current: Favorites = favorites()
const onFavorite = fn<Props['onFavorite']>(async ({ id }, isFavorite) => {
  current = withFavorite(current, id, isFavorite)
  return current
})
const onSendChoice = fn<Props['onSendChoice']>(async () => ({
  ...current,
  sent_at: now,
  sent_by: 'Mariana Duarte',
}))
const onAskChoice = fn<Props['onAskChoice']>(async (wanted) => ({ ...current, wanted, sent_at: null }))

const nine = photos().map((one) => ({ ...one, is_featured: false }))
const of = (over: Partial<Favorites>) => ({
  args: { favorites: favorites(over), onFavorite, onSendChoice },
})
const asStaff = (over: Partial<Favorites>) => ({
  args: { viewer: 'staff' as PhotosCardProps['viewer'], favorites: favorites(over), onAskChoice },
})

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: favoritas',
  component: PhotosCard,
  args: {
    photos: ready(nine),
    tags: tags(),
    viewer: 'client' as PhotosCardProps['viewer'],
    favorites: favorites() as PhotosCardProps['favorites'],
    onRetry: fn(async () => {}),
    onDownload: fn<Props['onDownload']>(async () => {}),
  },
  beforeEach({ args }) {
    current = args.favorites ?? favorites()
    for (const spy of [onFavorite, onSendChoice, onAskChoice]) spy.mockClear()
  },
  parameters: {
    docs: {
      description: {
        component:
          'O cliente marca favoritas pelo coração, na grade ou na foto aberta, e as vê sozinhas em “Favoritas”. Quando a equipe pede uma escolha (`favorites.wanted`), os corações ficam à vista, não passam do número pedido, e o cliente envia; depois, só a equipe reabre. As favoritas ficam quando o pedido é desfeito.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

const heart = (canvas: Canvas, place: number) =>
  canvas.getByRole('button', { name: new RegExp(`^Favoritar Foto ${place} de`) })

export const Favoritas = meta.story({
  name: 'Marca na grade e na foto aberta, e vê só as favoritas',
  args: { onFavorite },
  play: async ({ canvas, args }) => {
    await tabTo(canvas.getByRole('button', { name: /^Abrir Foto 1 de/ }))
    await userEvent.keyboard('{ArrowRight}{Tab}')
    await expect(heart(canvas, 2)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onFavorite).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }), true)
    await waitFor(() => expect(heart(canvas, 2)).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir Foto 3 de/ }))
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto ampliada' }))
    await userEvent.click(viewer.getByRole('button', { name: 'Favoritar' }))
    await waitFor(() =>
      expect(viewer.getByRole('button', { name: 'Favoritar' })).toHaveAttribute('aria-pressed', 'true'),
    )
    await userEvent.click(viewer.getByRole('button', { name: 'Fechar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Favoritas 4' }))
    await expect(canvas.getAllByRole('button', { name: /^Abrir Foto/ })).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar Favoritas' }))
    await expect(args.onDownload).toHaveBeenLastCalledWith(
      { photo_ids: [1, 2, 3, 4] },
      expect.anything(),
      expect.anything(),
    )
  },
})

export const MaisDoQueOPedido = meta.story({
  ...notPictured,
  name: 'Já havia mais favoritas do que se pediu: diz quantas tirar',
  ...of({ wanted: 2, photo_ids: [1, 3, 4] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 escolhidas. Escolha no máximo 2: tire 1.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enviar escolha' })).toHaveAccessibleDescription(/tire 1/)
    await userEvent.click(heart(canvas, 3))
    await expect(await canvas.findByText('Escolha até 2 fotos, pelo coração: 2 escolhidas.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Enviar escolha' })).not.toHaveAttribute('aria-disabled')
  },
})

export const TiradaDasFavoritas = meta.story({
  ...notPictured,
  name: 'Tirada entre as favoritas, pelo teclado: a foto sai, e o foco fica na galeria',
  args: { onFavorite, favorites: favorites({ photo_ids: [1, 3] }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favoritas 2' }))
    heart(canvas, 2).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Abrir Foto/ })).toHaveLength(1))
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await expect(document.activeElement?.closest('section')).toBe(
      canvas.getByRole('region', { name: 'Fotos' }),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Favoritas 1' })).toBeVisible())
  },
})

export const DuasVezes = meta.story({
  ...notPictured,
  name: 'Marcada e desmarcada logo em seguida, não volta entre as duas respostas',
  args: { onFavorite, favorites: favorites({ photo_ids: [] }) },
  play: async ({ canvas }) => {
    const [first, second] = [Promise.withResolvers<Favorites>(), Promise.withResolvers<Favorites>()]
    onFavorite.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
    await userEvent.click(heart(canvas, 2))
    await userEvent.click(heart(canvas, 2))
    first.resolve(favorites({ photo_ids: [2] }))
    await waitFor(() => expect(onFavorite).toHaveBeenCalledTimes(2))
    await expect(heart(canvas, 2)).toHaveAttribute('aria-pressed', 'false')
    second.resolve(favorites({ photo_ids: [] }))
    await expect(heart(canvas, 2)).toHaveAttribute('aria-pressed', 'false')
  },
})

export const Falha = meta.story({
  ...notPictured,
  name: 'Uma falha é dita, e o coração volta',
  args: { onFavorite },
  play: async ({ canvas }) => {
    onFavorite.mockRejectedValueOnce(new Failure('unavailable', 'Sem conexão.'))
    await userEvent.click(heart(canvas, 2))
    await expect(await screen.findByText('Sem conexão.')).toBeVisible()
    await waitFor(() => expect(heart(canvas, 2)).toHaveAttribute('aria-pressed', 'false'))
  },
})

export const Escolhendo = meta.story({
  name: 'A equipe pediu três: a quarta é recusada, e a escolha se envia',
  ...of({ wanted: 3 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Escolha até 3 fotos, pelo coração: 2 escolhidas.')).toBeVisible()
    await userEvent.click(heart(canvas, 2))
    await expect(await canvas.findByText(/3 escolhidas/)).toBeVisible()
    await userEvent.click(heart(canvas, 3))
    await expect(await screen.findByText(/Você já escolheu 3 fotos/)).toBeVisible()
    await expect(onFavorite).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar escolha' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Depois de enviada, só a nossa equipe reabre a escolha.')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Enviar escolha' }))
    await expect(await canvas.findByText('Mariana Duarte enviou a escolha: 3 fotos.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Favoritar/ })).toBeNull()
    await expect(canvas.getAllByRole('img', { name: /^Favorita: / })).toHaveLength(3)
  },
})

export const Comecando = meta.story({
  ...onPhone,
  name: 'No celular, no começo: nenhuma, e ainda não se envia',
  ...of({ wanted: 15, photo_ids: [] }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Enviar escolha' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Escolha até 15 fotos, pelo coração: 0 escolhidas.')).toBeVisible()
    await expect(heart(canvas, 1)).toBeVisible()
  },
})

export const PedidaPelaEquipe = meta.story({
  name: 'A equipe pede, muda o número e desfaz',
  ...asStaff({ wanted: null }),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Pedir escolha' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pedir uma escolha' }))
    const count = dialog.getByRole('textbox', { name: /Quantas fotos/ })
    await expect(count).toHaveValue('5')
    await userEvent.clear(count)
    await userEvent.type(count, '12')
    await userEvent.click(dialog.getByRole('button', { name: 'Pedir escolha' }))
    await expect(await dialog.findByText('Peça no máximo 9 fotos.')).toBeVisible()
    await userEvent.clear(count)
    await userEvent.type(count, 'x')
    await expect(await dialog.findByText('Diga quantas fotos, em algarismos.')).toBeVisible()
    await userEvent.clear(count)
    await userEvent.type(count, '5')
    await press(dialog.getByRole('button', { name: 'Pedir escolha' }))
    await expect(onAskChoice).toHaveBeenLastCalledWith(5)
    await expect(await canvas.findByText('Esperando a escolha do cliente: 2 escolhidas de 5.')).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: /^Favorita: / })).toHaveLength(2)
    await press(canvas.getByRole('button', { name: 'Mudar o número' }))
    const again = within(await screen.findByRole('dialog', { name: 'Pedir uma escolha' }))
    await expect(again.getByRole('textbox', { name: /Quantas fotos/ })).toHaveValue('5')
    await press(again.getByRole('button', { name: 'Cancelar' }))
    await press(canvas.getByRole('button', { name: 'Desfazer o pedido' }))
    await expect(onAskChoice).toHaveBeenLastCalledWith(null)
    await expect(await canvas.findByRole('button', { name: 'Pedir escolha' })).toBeVisible()
  },
})

export const Enviada = meta.story({
  name: 'A escolha chegou, e a equipe pede outra',
  ...asStaff({ wanted: 2, sent_at: now, sent_by: 'Mariana Duarte' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mariana Duarte enviou a escolha: 2 fotos.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Favoritas 2' }))
    await expect(canvas.getAllByRole('button', { name: /^Abrir Foto/ })).toHaveLength(2)
    await press(canvas.getByRole('button', { name: 'Pedir de novo' }))
    await expect(await screen.findByRole('dialog', { name: 'Pedir uma escolha' })).toBeVisible()
  },
})
