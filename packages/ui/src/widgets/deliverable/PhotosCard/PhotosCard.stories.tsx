import { Failure, featurePhoto, type Photo } from '@ensaio/domain'
import { photo, photos, pictures, tags } from '@ensaio/mocks'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { drawn } from '#storybook/lazy-parts'
import { inEveryMode, notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from './PhotosCard.tsx'

const nine = featurePhoto(photos(), 1, true)

let gallery: readonly Photo[] = nine

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard',
  component: PhotosCard,
  args: {
    photos: ready(nine as readonly Photo[]),
    tags: tags(),
    viewer: 'client' as const,
    onRetry: fn(async () => {}),
    onFeature: fn<NonNullable<PhotosCardProps['onFeature']>>(async ({ id }, isFeatured) => {
      gallery = featurePhoto(gallery, id, isFeatured)
      return gallery
    }),
    onDownload: fn<NonNullable<PhotosCardProps['onDownload']>>(async () => {}),
  },
  beforeEach() {
    gallery = nine
  },
  parameters: {
    docs: {
      description: {
        component:
          'As fotos de um produto. Tudo que muda chega por callbacks que devolvem a promessa; o que falta não aparece. Cliente vê, baixa e destaca; a equipe também envia, organiza e exclui. Tab para uma vez na galeria; setas, Home e End passam de foto em foto. O código de arrastar só é carregado por quem organiza. Ligue `onChange` ao terceiro valor de `useRemote` para que a página guarde a galeria.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole'>

function opener(canvas: Canvas, place: number) {
  return canvas.getByRole('button', { name: new RegExp(`^Abrir Foto ${place} de`) })
}

function star(canvas: Canvas, place: number) {
  return canvas.getByRole('button', { name: new RegExp(`^Destacar Foto ${place} de`) })
}

function starred(canvas: Canvas): string[] {
  return canvas
    .getAllByRole('button', { name: /^Destacar Foto/, pressed: true })
    .map((button: HTMLElement) => button.getAttribute('aria-label') ?? '')
}

export const Entregues = meta.story({
  ...inEveryMode,
  tags: ['spec:2-card-photos'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Fotos' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9)
    await expect(
      canvas.getByRole('button', { name: 'Abrir Foto 1 de 9, Fachada do edifício vista da rua' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Abrir Foto 3 de 9, Cozinha' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Abrir Foto 9 de 9, Foto sem ambiente' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Organizar|Escolher fotos|Excluir/ })).toBeNull()
  },
})

export const CapaPrimeiro = meta.story({
  name: 'A capa vem primeiro, e grande; uma estrela nova não muda nada de lugar',
  args: { photos: ready(featurePhoto(nine, 5, true)) },
  beforeEach() {
    gallery = featurePhoto(nine, 5, true)
  },
  play: async ({ canvas }) => {
    const [cover, second] = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect())
    await expect(cover?.width).toBeGreaterThan((second?.width ?? 0) * 1.9)
    await expect(canvas.getByRole('button', { name: 'Abrir Foto 1 de 9, Varanda' })).toBeVisible()
    await userEvent.click(star(canvas, 3))
    await waitFor(() => expect(starred(canvas)).toEqual([expect.stringContaining('Foto 3 de 9')]))
    await expect(canvas.getByRole('button', { name: 'Abrir Foto 1 de 9, Varanda' })).toBeVisible()
  },
})

export const CapaPeloTeclado = meta.story({
  ...notPicturedOn('desktop', 'dark'),
  name: 'Da capa, pelas setas, para a linha de baixo e de volta',
  play: async ({ canvas }) => {
    const place = () =>
      Number(document.activeElement?.getAttribute('aria-label')?.match(/Foto (\d+) de/)?.[1])
    const boxOf = (nth: number) =>
      canvas.getAllByRole('listitem')[nth - 1]?.getBoundingClientRect() as DOMRect
    await tabTo(opener(canvas, 1))
    await userEvent.keyboard('{ArrowDown}')
    const below = place()
    await expect(boxOf(below).top).toBeGreaterThanOrEqual(boxOf(1).bottom)
    await userEvent.keyboard('{ArrowUp}')
    await expect(place()).toBe(1)
    await userEvent.keyboard('{ArrowUp}')
    await expect(place()).toBe(1)
  },
})

export const SoDaEquipe = meta.story({
  name: 'Cliente: o que é da equipe não aparece nem quando é passado',
  args: {
    instructions: 'Sem pessoas nas fotos.',
    onReorder: fn(async () => nine),
    onDelete: fn(async () => {}),
    onUpload: fn(async () => photo()),
  },
  play: async ({ canvas }) => {
    await drawn(() => import('./upload/UploadPanel.tsx'))
    await expect(canvas.queryByText('Sem pessoas nas fotos.')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Organizar|Escolher fotos/ })).toBeNull()
    await userEvent.click(opener(canvas, 2))
    await expect(await canvas.findByRole('button', { name: 'Destacar' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Excluir' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }))
  },
})

export const Vazio = meta.story({
  args: { photos: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As fotos ainda não chegaram')).toBeVisible()
    await expect(canvas.getByText('Elas aparecem aqui assim que forem entregues.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Esperando = meta.story({
  args: { photos: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando…')).toBeInTheDocument()
  },
})

export const Atualizando = meta.story({
  args: { photos: refreshing(nine as readonly Photo[]) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { photos: failed(new Failure('unavailable', 'O serviço está indisponível no momento.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar as fotos')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const FiltraPorAmbiente = meta.story({
  name: 'Filtra por ambiente, e baixa só ele',
  play: async ({ canvas, args }) => {
    const rooms = within(canvas.getByRole('group', { name: 'Ambientes' }))
    await expect(rooms.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Todas 9',
      'Fachada 2',
      'Sala 2',
      'Cozinha 1',
      'Suíte 1',
      'Varanda 1',
      'Área de lazer 1',
      'Sem ambiente 1',
    ])
    const living = rooms.getByRole('button', { name: 'Sala 2' })
    await userEvent.click(living)
    await expect(living).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: /^Abrir Foto 2 de 2/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar Sala' }))
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledOnce())
    await expect(args.onDownload?.mock.calls[0]?.[0]).toEqual({ tag_id: 2 })
    await userEvent.click(rooms.getByRole('button', { name: 'Sem ambiente 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar Sem ambiente' }))
    await waitFor(() => expect(args.onDownload?.mock.calls[1]?.[0]).toEqual({ photo_ids: [9] }))
    await userEvent.click(rooms.getByRole('button', { name: 'Todas 9' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar todas' }))
    await waitFor(() => expect(args.onDownload?.mock.calls[2]?.[0]).toEqual({}))
  },
})

export const Destaca = meta.story({
  name: 'Destaca uma por vez; de novo, nenhuma',
  tags: ['spec:4-photo-featured'],
  play: async ({ canvas, args }) => {
    await expect(starred(canvas)).toEqual([expect.stringContaining('Foto 1 de 9')])
    await userEvent.click(star(canvas, 4))
    await expect(starred(canvas)).toEqual([expect.stringContaining('Foto 4 de 9')])
    await expect(args.onFeature).toHaveBeenLastCalledWith(nine[3], true)
    await userEvent.click(star(canvas, 4))
    await waitFor(() => expect(args.onFeature).toHaveBeenCalledTimes(2))
    await expect(args.onFeature?.mock.calls[1]?.[1]).toBe(false)
    await expect(canvas.queryByRole('button', { name: /^Destacar Foto/, pressed: true })).toBeNull()
  },
})

let answer: { accept: (gallery: readonly Photo[]) => void; refuse: () => void }[] = []

export const DestaqueRecusado = meta.story({
  name: 'Destaque recusado: volta, e diz',
  tags: ['spec:8-photo-feature'],
  args: {
    onFeature: fn<NonNullable<PhotosCardProps['onFeature']>>(
      () =>
        new Promise((accept, reject) =>
          answer.push({ accept, refuse: () => reject(new Failure('internal', 'x')) }),
        ),
    ),
  },
  beforeEach() {
    answer = []
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(star(canvas, 5))
    await expect(starred(canvas)).toEqual([expect.stringContaining('Foto 5')])
    await userEvent.click(star(canvas, 6))
    await expect(starred(canvas)).toEqual([expect.stringContaining('Foto 6')])
    // The second call starts after the first was answered.
    await expect(args.onFeature).toHaveBeenCalledOnce()
    answer[0]?.accept(featurePhoto(nine, 5, true))
    await waitFor(() => expect(args.onFeature).toHaveBeenCalledTimes(2))
    await expect(starred(canvas)).toEqual([expect.stringContaining('Foto 6')])
    answer[1]?.refuse()
    await expect(await canvas.findByText('Falha ao destacar a foto!')).toBeVisible()
    await expect(starred(canvas)).toEqual([expect.stringContaining('Foto 5')])
  },
})

export const AmpliaPeloTeclado = meta.story({
  name: 'Amplia pelo teclado: setas, Home, End, Esc, e o foco volta à foto',
  play: async ({ canvas }) => {
    await tabTo(opener(canvas, 1))
    await userEvent.keyboard('{ArrowRight}')
    await expect(opener(canvas, 2)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const room = within(await canvas.findByRole('dialog', { name: 'Foto ampliada' }))
    await expect(room.getByRole('heading')).toHaveFocus()
    await expect(room.getByRole('heading')).toHaveTextContent('2 de 9')
    await expect(room.getByRole('img', { name: 'Sala com sofá claro e janela ampla' })).toBeVisible()
    // The next and the previous picture are preloaded.
    await expect(room.getAllByRole('presentation', { hidden: true })).toHaveLength(2)
    await userEvent.keyboard('{ArrowRight}')
    await expect(room.getByRole('img', { name: 'Cozinha' })).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(room.getByRole('heading')).toHaveTextContent('9 de 9')
    await userEvent.keyboard('{ArrowRight}')
    await expect(room.getByRole('heading')).toHaveTextContent('9 de 9')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(room.getByRole('heading')).toHaveTextContent('1 de 9')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await fireEvent(await canvas.findByRole('dialog'), new Event('cancel', { cancelable: true }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener(canvas, 4)).toHaveFocus()
  },
})

async function swipe(element: Element, by: number) {
  await fireEvent.pointerDown(element, { button: 0, clientX: 200 })
  await fireEvent.pointerMove(element, { clientX: 200 + by })
  await fireEvent.pointerUp(element, { clientX: 200 + by })
}

export const AmpliaComODedo = meta.story({
  name: 'Amplia: dedo, botões, destaque recusado ali mesmo, baixar uma',
  args: {
    onFeature: fn<NonNullable<PhotosCardProps['onFeature']>>(async () => {
      throw new Failure('internal', 'x')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(opener(canvas, 1))
    const room = within(await canvas.findByRole('dialog'))
    await swipe(room.getByRole('img'), -120)
    await expect(room.getByRole('heading')).toHaveTextContent('2 de 9')
    await swipe(room.getByRole('img'), 120)
    await expect(room.getByRole('heading')).toHaveTextContent('1 de 9')
    await swipe(room.getByRole('img'), 10)
    await expect(room.getByRole('heading')).toHaveTextContent('1 de 9')
    const save = room.getByRole('link', { name: 'Baixar foto' })
    await expect(save).toHaveAttribute('href', pictures.facade)
    await expect(save).toHaveAttribute('download', '01_fachada.webp')
    await userEvent.click(room.getByRole('button', { name: 'Destacar' }))
    await expect(await room.findByText('Falha ao destacar a foto!')).toBeVisible()
    await expect(room.getByRole('button', { name: 'Destacar' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(room.getByRole('button', { name: 'Fechar' }))
    await expect(opener(canvas, 1)).toHaveFocus()
  },
})

export const NomesLongos = meta.story({
  name: 'Nomes longos, uma foto em pé, uma sem miniatura e uma que não abre',
  args: {
    title: 'Fotos profissionais do apartamento e das áreas comuns do condomínio',
    tags: [
      { id: 1, name: 'Espaço gourmet com churrasqueira e varanda integrada à sala de jantar' },
      { id: 2, name: 'Brinquedoteca' },
    ],
    photos: ready([
      photo({ id: 1, tag_id: 1, width: 1600, height: 2400 }),
      photo({ id: 2, tag_id: 2, order: 1, thumbnail_url: null, width: null, height: null }),
      photo({ id: 3, tag_id: 1, order: 2, thumbnail_url: '/nada.webp', is_featured: true }),
    ] as readonly Photo[]),
  },
})

export const AmpliadaComNomeLongo = meta.story({
  name: 'Ampliada, com o nome mais longo',
  args: NomesLongos.input.args,
  play: async ({ canvas }) => {
    await userEvent.click(opener(canvas, 1))
    await canvas.findByRole('dialog', { name: 'Foto ampliada' })
  },
})

const many = photos(300)

export const TrezentasFotos = meta.story({
  name: '300 fotos: só as que estão perto existem, e End chega à última',
  args: { photos: ready(many as readonly Photo[]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(300)
    await expect(canvas.getAllByRole('button', { name: /^Abrir/ }).length).toBeLessThan(150)
    opener(canvas, 1).focus()
    await userEvent.keyboard('{End}')
    await expect(opener(canvas, 300)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(within(await canvas.findByRole('dialog')).getByRole('heading')).toHaveTextContent(
      '299 de 300',
    )
    await userEvent.keyboard('{Home}')
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }))
    await expect(opener(canvas, 1)).toHaveFocus()
  },
})

export const Celular = meta.story({ ...onPhone, ...notPictured })
