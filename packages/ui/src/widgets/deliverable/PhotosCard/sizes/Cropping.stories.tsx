import { createClient } from '@ensaio/client'
import {
  type Crop,
  cropPhoto,
  Failure,
  featurePhoto,
  getPhotoSizes,
  getSession,
  type Photo,
  type SizedPhoto,
  widestCrop,
} from '@ensaio/domain'
import {
  hang,
  photos,
  productItem,
  refuse,
  reply,
  session,
  sizedPhoto,
  sizedPhotos,
  tags,
} from '@ensaio/mocks'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../../remote/remote.ts'
import { useRemote } from '../../../../remote/useRemote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

const three = featurePhoto(photos(3), 1, true) as readonly Photo[]
const pixels = { width: 2400, height: 1600 }
const middle = widestCrop('square', pixels)

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: recortes',
  component: PhotosCard,
  args: {
    photos: ready(three),
    tags: tags(),
    viewer: 'client' as PhotosCardProps['viewer'],
    onRetry: fn(async () => {}),
    onSizes: fn<NonNullable<PhotosCardProps['onSizes']>>(async () => sizedPhotos(3)),
    onCrop: fn<NonNullable<PhotosCardProps['onCrop']>>(async () => {}),
  },
  parameters: {
    docs: {
      description: {
        component:
          '“Recortar”, na foto ampliada, escolhe a parte que cada formato de rede social mostra. A moldura se arrasta; os cantos, ou dois dedos, mudam o tamanho dela. Pelo teclado, as setas movem (com Shift, mais longe), e + e − mudam o tamanho; cada gesto tem também o seu botão. A moldura diz em palavras o que mostra.',
      },
    },
  },
})

const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))
type Dialog = Awaited<ReturnType<typeof dialogNamed>>
type Opening = { findByRole: (typeof screen)['findByRole'] }

async function openCrop(canvas: Opening, place = 1): Promise<Dialog> {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^Abrir Foto ${place} de`) }))
  const viewer = await dialogNamed('Foto ampliada')
  await userEvent.click(viewer.getByRole('button', { name: 'Recortar' }))
  return dialogNamed('Recortar para redes sociais')
}
const frame = (dialog: Dialog) => dialog.findByRole('slider', { name: /^Recorte/ })
const lastCrop = (args: { onCrop?: PhotosCardProps['onCrop'] }) =>
  (args.onCrop as ReturnType<typeof fn> | undefined)?.mock.calls.at(-1) as
    | [Photo, string, Crop | null]
    | undefined

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado: setas, + e −, e salvar',
  play: async ({ canvas, args }) => {
    const dialog = await openCrop(canvas)
    const part = await frame(dialog)
    await expect(part).toHaveAccessibleName('Recorte Quadrado (1:1)')
    await expect(part).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('a 17% da esquerda e 0% do alto'),
    )
    await expect(dialog.getByText('Mostra o meio da foto.')).toBeVisible()
    await tabTo(part)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(part).toHaveAttribute('aria-valuetext', expect.stringContaining('a 21% da esquerda'))
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}')
    await expect(part).toHaveAttribute('aria-valuetext', expect.stringContaining('a 29% da esquerda'))
    await expect(part).toHaveAttribute('aria-valuenow', '100')
    await userEvent.keyboard('--')
    await expect(part).toHaveAttribute('aria-valuenow', '121')
    await userEvent.keyboard('{ArrowDown}+')
    await expect(part).toHaveAttribute('aria-valuenow', '110')
    await expect(dialog.getByText('Mostra a parte que você escolheu.')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce())
    const [photo, shape, crop] = lastCrop(args) ?? []
    await expect([photo, shape]).toEqual([three[0], 'square'])
    await expect(crop?.x).toBeGreaterThan(middle.x)
    await expect(await canvas.findByText('Recorte salvo.')).toBeInTheDocument()
  },
})

/** A drag over the photo, by shares of it, with one finger or two. */
function drag(part: HTMLElement, by: { x: number; y: number }, pointerType = 'mouse') {
  const box = part.parentElement?.getBoundingClientRect() as DOMRect
  const start = part.getBoundingClientRect()
  const from = { clientX: start.left + start.width / 2, clientY: start.top + start.height / 2 }
  const to = { clientX: from.clientX + by.x * box.width, clientY: from.clientY + by.y * box.height }
  const pointer = { pointerId: 1, pointerType, button: 0, isPrimary: true }
  fireEvent.pointerDown(part, { ...pointer, ...from })
  fireEvent.pointerMove(part, { ...pointer, ...to })
  fireEvent.pointerUp(part, { ...pointer, ...to })
}

export const Arrastando = meta.story({
  ...notPicturedOn('phone'),
  name: 'Arrastando a moldura e um canto; o meio volta',
  beforeEach() {
    // What a test sends is no pointer of the browser, which it could capture.
    HTMLElement.prototype.setPointerCapture = () => {}
  },
  play: async ({ canvas, args }) => {
    const dialog = await openCrop(canvas)
    const part = await frame(dialog)
    const valueText = () => part.getAttribute('aria-valuetext')
    drag(part, { x: 0.1, y: 0.3 })
    await waitFor(() => expect(valueText()).toContain('a 27% da esquerda e 0% do alto'))
    // Past the edge it stops there.
    drag(part, { x: 3, y: 0 })
    await waitFor(() => expect(valueText()).toContain('a 33% da esquerda'))
    const box = part.getBoundingClientRect()
    const corner = { clientX: box.left + 2, clientY: box.top + 2 }
    const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 }
    fireEvent.pointerDown(part, { ...pointer, ...corner })
    const inwards = { clientX: corner.clientX + box.width / 4, clientY: corner.clientY + box.height / 4 }
    fireEvent.pointerMove(part, { ...pointer, ...inwards })
    fireEvent.pointerUp(part, { ...pointer, ...inwards })
    await waitFor(() => expect(Number(part.getAttribute('aria-valuenow'))).toBeGreaterThan(180))
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar ao meio' }))
    await expect(valueText()).toContain('a 17% da esquerda')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    // The middle is what is saved already.
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Recortar/ })).toBeNull())
    await expect(args.onCrop).not.toHaveBeenCalled()
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  name: 'No celular: com dois dedos, e pelos botões',
  beforeEach() {
    HTMLElement.prototype.setPointerCapture = () => {}
  },
  play: async ({ canvas, args }) => {
    const dialog = await openCrop(canvas)
    await userEvent.click(dialog.getByRole('radio', { name: 'Stories (9:16)' }))
    const part = await frame(dialog)
    await expect(part).toHaveAccessibleName('Recorte Stories (9:16)')
    const box = part.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const finger = (pointerId: number, at: number) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      clientX: x,
      clientY: y + at,
    })
    fireEvent.pointerDown(part, finger(1, -60))
    fireEvent.pointerDown(part, finger(2, 60))
    fireEvent.pointerMove(part, finger(2, 0))
    fireEvent.pointerUp(part, finger(2, 0))
    fireEvent.pointerUp(part, finger(1, -60))
    await waitFor(() => expect(Number(part.getAttribute('aria-valuenow'))).toBeGreaterThan(190))
    for (const name of [
      'Mover para a esquerda',
      'Mover para cima',
      'Aumentar o recorte',
      'Mover para a direita',
    ])
      await userEvent.click(dialog.getByRole('button', { name }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(lastCrop(args)?.[1]).toBe('story'))
  },
})

const chosen: Crop = { x: 0, y: 0.1, width: 0.5, height: 0.75 }

export const JaEscolhido = meta.story({
  ...notPictured,
  name: 'Já escolhido antes; cada formato guarda o seu',
  args: {
    onSizes: fn<NonNullable<PhotosCardProps['onSizes']>>(async () => [
      sizedPhoto({ crops: { square: chosen } }),
    ]),
  },
  play: async ({ canvas, args }) => {
    const dialog = await openCrop(canvas)
    const part = await frame(dialog)
    await expect(part).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('a 0% da esquerda e 10% do alto'),
    )
    await userEvent.click(dialog.getByRole('radio', { name: 'Retrato (4:5)' }))
    await tabTo(part)
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.click(dialog.getByRole('radio', { name: 'Quadrado (1:1)' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar ao meio' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Retrato (4:5)' }))
    await expect(dialog.getByText('Mostra a parte que você escolheu.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledTimes(2))
    const calls = (args.onCrop as ReturnType<typeof fn>).mock.calls
    await expect(calls.map(([, shape, crop]) => [shape, crop === null])).toEqual([
      ['square', true],
      ['portrait', false],
    ])
  },
})

export const Falha = meta.story({
  name: 'Não foi salvo: diz por quê, e o recorte fica',
  args: {
    onCrop: fn<NonNullable<PhotosCardProps['onCrop']>>(async () => {
      throw new Failure('offline', 'Não conseguimos falar com o servidor.')
    }),
  },
  play: async ({ canvas }) => {
    const dialog = await openCrop(canvas)
    const part = await frame(dialog)
    await tabTo(part)
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(await dialog.findByText('Não conseguimos falar com o servidor.')).toHaveRole('alert')
    await expect(part).toHaveAttribute('aria-valuetext', expect.stringContaining('a 19% da esquerda'))
  },
})

export const FotoEmPe = meta.story({
  name: 'Uma foto em pé',
  args: {
    onSizes: fn<NonNullable<PhotosCardProps['onSizes']>>(async () => [
      sizedPhoto({ width: 1600, height: 2400 }),
    ]),
  },
  play: async ({ canvas }) => {
    const dialog = await openCrop(canvas)
    await expect(await frame(dialog)).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('100% da largura e 67% da altura'),
    )
  },
})

export const SoQuemPode = meta.story({
  ...notPictured,
  name: 'Quem só lê não recorta',
  render: ({ onCrop: _, ...args }) => <PhotosCard {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir Foto 1 de/ }))
    const viewer = await dialogNamed('Foto ampliada')
    await expect(viewer.queryByRole('button', { name: 'Recortar' })).toBeNull()
  },
})

const client = createClient({ baseUrl: '/api' })
let sent: unknown[] = []

function Adopter() {
  const [remote, retry] = useRemote(async (signal) => {
    const { products } = await client.sessions.get(1042, signal)
    return (products[0]?.deliverables ?? []) as readonly Photo[]
  }, [])
  return (
    <PhotosCard
      photos={remote}
      tags={tags()}
      viewer="staff"
      onRetry={retry}
      onSizes={(signal) => client.photos.sizes(1042, 2, signal)}
      onCrop={(photo, shape, crop) => client.photos.crop(1042, 2, photo.id, shape, crop)}
    />
  )
}

export const PelaRede = meta.story({
  name: 'Pela rede, depois de duas falhas',
  render: () => <Adopter />,
  beforeEach({ msw }) {
    sent = []
    const product = { id: 2, status: 3 as const, item: productItem(9), deliverables: [...three] }
    let sized: SizedPhoto = sizedPhoto()
    msw.use(
      refuse(getPhotoSizes, 'internal', 'O serviço está em manutenção.', { once: true }),
      refuse(cropPhoto, 'unavailable', 'O serviço está em manutenção.', { once: true }),
      reply(getSession, () => session({ status: 5, products: [product] })),
      reply(getPhotoSizes, () => [sized]),
      reply(cropPhoto, async ({ request, values }) => {
        const body = (await request.json()) as { shape: 'square'; crop: Crop }
        sent.push([values.photoId, body.shape])
        sized = sizedPhoto({ crops: { [body.shape]: body.crop } })
        return sized
      }),
    )
  },
  play: async ({ canvas }) => {
    const dialog = await openCrop(canvas)
    await expect(await dialog.findByText('Não foi possível abrir o recorte')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /Tentar/ }))
    await tabTo(await frame(dialog))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(await dialog.findByText('O serviço está em manutenção.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(sent).toEqual([['1', 'square']]))
    const viewer = await dialogNamed('Foto ampliada')
    await userEvent.click(viewer.getByRole('button', { name: 'Recortar' }))
    const again = await dialogNamed('Recortar para redes sociais')
    await expect(await frame(again)).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('a 13% da esquerda'),
    )
  },
})

export const Esperando = meta.story({
  name: 'Esperando o que foi escolhido antes',
  render: () => <Adopter />,
  beforeEach({ msw }) {
    const product = { id: 2, status: 3 as const, item: productItem(9), deliverables: [...three] }
    msw.use(
      hang(getPhotoSizes),
      reply(getSession, () => session({ status: 5, products: [product] })),
    )
  },
  play: async ({ canvas }) => {
    const dialog = await openCrop(canvas)
    await expect(dialog.getByText('Carregando…')).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true')
  },
})
