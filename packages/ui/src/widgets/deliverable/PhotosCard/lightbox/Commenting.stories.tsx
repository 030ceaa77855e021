import { Failure, type Thread } from '@ensaio/domain'
import { photos, tags, thread } from '@ensaio/mocks'
import { delay, http } from 'msw'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { now } from '#storybook/clock'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../../remote/remote.ts'
import type { Conversation } from '../../../conversation/conversation.ts'
import { PhotosCard } from '../PhotosCard.tsx'

const onStart = fn<NonNullable<Conversation['onStart']>>(async () => {})
const reading: Conversation = {
  threads: ready([
    thread(),
    thread({ id: 2, pin: { x: 0.72, y: 0.3 }, resolved_at: now, resolved_by: 'Mariana Duarte' }),
  ] as readonly Thread[]),
  viewer: 'client',
  now,
  time_zone: 'America/Sao_Paulo',
  onRetry: fn(),
}
const conversation: Conversation = {
  ...reading,
  onStart,
  onAnswer: fn(async () => {}),
  onResolve: fn(async () => {}),
}

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: comentar',
  component: PhotosCard,
  args: {
    photos: ready(photos().map((one) => ({ ...one, is_featured: false }))),
    tags: tags(),
    viewer: 'client' as const,
    onRetry: fn(async () => {}),
    conversation,
  },
  beforeEach() {
    onStart.mockClear()
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'Com `conversation`, cada foto aberta tem “Comentar”: um toque na foto marca o ponto, as setas o movem, e o comentário vai com ele. Os pontos são numerados; um resolvido fica claro. No celular a conversa fica embaixo, no lugar das ações.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

/** Opens the photo of that place, and returns the viewer. */
async function open(canvas: Canvas, place: number) {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Abrir Foto ${place} de`) }))
  const viewer = within(await screen.findByRole('dialog', { name: 'Foto ampliada' }))
  const image = viewer.getByRole<HTMLImageElement>('img')
  await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
  return { ...viewer, image }
}

/** Taps a picture at shares of its drawn width and height, which has the proportions of `file`. */
async function tap(image: HTMLImageElement, x: number, y: number, file = image) {
  const { left, top, width, height } = image.getBoundingClientRect()
  const fit = Math.min(width / file.naturalWidth, height / file.naturalHeight)
  const at = {
    clientX: left + width / 2 + (x - 0.5) * file.naturalWidth * fit,
    clientY: top + height / 2 + (y - 0.5) * file.naturalHeight * fit,
    pointerId: 11,
    button: 0,
  }
  await fireEvent.pointerDown(image, at)
  await fireEvent.pointerUp(image, at)
}

/** Is the centre of a pin at these shares of the picture, as it is drawn? */
async function isAt(pin: HTMLElement, image: HTMLImageElement, x: number, y: number, file = image) {
  const of = image.getBoundingClientRect()
  const fit = Math.min(of.width / file.naturalWidth, of.height / file.naturalHeight)
  const { left, top, width, height } = pin.getBoundingClientRect()
  const across = (left + width / 2 - of.left - of.width / 2) / (file.naturalWidth * fit) + 0.5
  const down = (top + height / 2 - of.top - of.height / 2) / (file.naturalHeight * fit) + 0.5
  await expect(across).toBeCloseTo(x, 1)
  await expect(down).toBeCloseTo(y, 1)
}

export const Pontos = meta.story({
  ...onDesk,
  name: 'Os pontos de uma foto, e o que se diz de um',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Abrir Foto 2 .*, com 1 comentário$/ })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /comentário/ })).toHaveLength(1)
    const viewer = await open(canvas, 2)
    const first = await viewer.findByRole('button', { name: /^Comentário 1: Os fios/ })
    await isAt(first, viewer.image, 0.31, 0.58)
    await expect(viewer.getByRole('button', { name: /^Comentário 2, resolvido/ })).toBeVisible()
    await press(first)
    const panel = within(await viewer.findByRole('region', { name: 'Comentários' }))
    await waitFor(() => expect(panel.getByRole('article', { name: 'Comentário 1' })).toHaveFocus())
    await isAt(first, viewer.image, 0.31, 0.58)
  },
})

export const DePerto = meta.story({
  ...notPictured,
  name: 'De perto e ao mover, os pontos ficam no seu lugar da foto',
  play: async ({ canvas }) => {
    const viewer = await open(canvas, 2)
    const pin = await viewer.findByRole('button', { name: /^Comentário 1/ })
    const { height } = viewer.image.getBoundingClientRect()
    await userEvent.click(viewer.getByRole('button', { name: 'Aproximar' }))
    await waitFor(() => expect(viewer.image.getBoundingClientRect().height).toBeGreaterThan(2 * height))
    await isAt(pin, viewer.image, 0.31, 0.58)
    viewer.getByRole('heading').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await isAt(pin, viewer.image, 0.31, 0.58)
    // The next photo has no pins.
    await userEvent.click(viewer.getByRole('button', { name: 'Próxima foto' }))
    await expect(viewer.queryByRole('button', { name: /^Comentário/ })).toBeNull()
    await expect(viewer.getByRole('button', { name: 'Comentar' })).toBeVisible()
  },
})

export const NoPonto = meta.story({
  ...onPhone,
  name: 'Um toque marca o ponto, e o comentário vai com ele',
  play: async ({ canvas }) => {
    const viewer = await open(canvas, 1)
    await userEvent.click(viewer.getByRole('button', { name: 'Comentar' }))
    const text = await viewer.findByRole('textbox', { name: /Novo comentário/ })
    await expect(text).toHaveFocus()
    await expect(text).toHaveAccessibleDescription(/Toque na foto/)
    await userEvent.keyboard('O horizonte está torto.')
    await tap(viewer.image, 0.25, 0.6)
    const pin = await viewer.findByRole('button', { name: /^Ponto do novo comentário/ })
    await isAt(pin, viewer.image, 0.25, 0.6)
    await expect(viewer.getByRole('heading', { level: 2 })).toHaveTextContent('1 de 9')
    onStart.mockRejectedValueOnce(new Failure('unavailable', 'Sem conexão.'))
    await userEvent.click(viewer.getByRole('button', { name: 'Enviar comentário' }))
    await expect(await viewer.findByText('Sem conexão.')).toBeVisible()
    await expect(viewer.getByRole('textbox')).toHaveValue('O horizonte está torto.')
    await userEvent.click(viewer.getByRole('button', { name: 'Enviar comentário' }))
    const [sent] = onStart.mock.lastCall ?? []
    await expect(sent).toMatchObject({
      text: 'O horizonte está torto.',
      subject: { about: 'photo', material_id: 1 },
    })
    const at = sent?.subject.about === 'photo' ? sent.subject.pin : null
    await expect(at?.x).toBeCloseTo(0.25, 1)
    await expect(at?.y).toBeCloseTo(0.6, 1)
    await waitFor(() => expect(viewer.queryByRole('textbox')).toBeNull())
    await expect(viewer.getByText('Comentário enviado.')).toBeInTheDocument()
  },
})

const onTheWay = photos().map((one) => ({ ...one, is_featured: false, preview_url: '/a-caminho.webp' }))

export const AntesDaFotoGrande = meta.story({
  ...together(onPhone, notPictured),
  name: 'Antes que a foto grande chegue, um toque na pequena já marca o ponto',
  args: { photos: ready(onTheWay) },
  beforeEach: ({ msw }) => msw.use(http.get('*/a-caminho.webp', () => delay('infinite'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir Foto 1 de/ }))
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto ampliada' }))
    const image = viewer.getByRole<HTMLImageElement>('img')
    await userEvent.click(viewer.getByRole('button', { name: 'Comentar' }))
    const small = new Image()
    small.src = onTheWay[0]?.thumbnail_url ?? ''
    await small.decode()
    await tap(image, 0.25, 0.6, small)
    const pin = await viewer.findByRole('button', { name: /^Ponto do novo comentário/ })
    await isAt(pin, image, 0.25, 0.6, small)
    await expect(image.naturalWidth).toBe(0)
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado: marca no meio, move com as setas, tira; o digitado fica',
  play: async ({ canvas }) => {
    const viewer = await open(canvas, 1)
    await press(viewer.getByRole('button', { name: 'Comentar' }))
    await userEvent.keyboard('Aqui.')
    // The arrows of a text stay in it.
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(viewer.getByRole('heading', { level: 2 })).toHaveTextContent('1 de 9')
    await press(viewer.getByRole('button', { name: 'Marcar um ponto' }))
    const pin = await viewer.findByRole('button', { name: /^Ponto do novo comentário/ })
    await isAt(pin, viewer.image, 0.5, 0.5)
    await tabTo(pin)
    await userEvent.keyboard(`${'{ArrowRight}'.repeat(5)}${'{ArrowUp}'.repeat(10)}`)
    await isAt(pin, viewer.image, 0.6, 0.3)
    await expect(viewer.getByRole('heading', { level: 2 })).toHaveTextContent('1 de 9')
    await press(viewer.getByRole('button', { name: 'Tirar o ponto' }))
    await expect(viewer.queryByRole('button', { name: /^Ponto do novo/ })).toBeNull()
    await press(viewer.getByRole('button', { name: 'Fechar' }))
    const again = await open(canvas, 1)
    await press(again.getByRole('button', { name: 'Comentar' }))
    await expect(again.getByRole('textbox')).toHaveValue('Aqui.')
    await userEvent.click(again.getByRole('button', { name: 'Enviar comentário' }))
    await expect(onStart).toHaveBeenLastCalledWith({
      text: 'Aqui.',
      subject: { about: 'photo', material_id: 1, pin: null },
    })
  },
})

const first = Promise.withResolvers<void>()

export const ChegaDepois = meta.story({
  ...notPictured,
  name: 'Um comentário que chega depois não fecha o que se escreve em outra foto',
  play: async ({ canvas }) => {
    onStart.mockReturnValueOnce(first.promise)
    const viewer = await open(canvas, 1)
    await press(viewer.getByRole('button', { name: 'Comentar' }))
    await userEvent.keyboard('O horizonte está torto.')
    await press(viewer.getByRole('button', { name: 'Enviar comentário' }))
    await expect(onStart).toHaveBeenCalledOnce()
    await userEvent.click(viewer.getByRole('button', { name: 'Próxima foto' }))
    await press(await viewer.findByRole('button', { name: 'Novo comentário' }))
    await userEvent.keyboard('Aqui falta')
    first.resolve()
    await userEvent.keyboard(' luz.')
    await expect(viewer.getByRole('textbox')).toHaveValue('Aqui falta luz.')
    await expect(viewer.getByRole('textbox')).toHaveFocus()
    await press(viewer.getByRole('button', { name: 'Enviar comentário' }))
    await waitFor(() => expect(viewer.queryByRole('textbox')).toBeNull())
    await expect(onStart.mock.lastCall?.[0]).toMatchObject({
      text: 'Aqui falta luz.',
      subject: { about: 'photo', material_id: 2 },
    })
  },
})

const second = Promise.withResolvers<void>()
const third = Promise.withResolvers<void>()

export const FalhaDepois = meta.story({
  ...notPictured,
  name: 'Um comentário que falha depois, em outra foto ou sem o visor, é dito, e fica escrito',
  play: async ({ canvas }) => {
    onStart.mockReturnValueOnce(second.promise).mockReturnValueOnce(third.promise)
    const viewer = await open(canvas, 1)
    await userEvent.click(viewer.getByRole('button', { name: 'Comentar' }))
    await userEvent.keyboard('O horizonte está torto.')
    await userEvent.click(viewer.getByRole('button', { name: 'Enviar comentário' }))
    await userEvent.click(viewer.getByRole('button', { name: 'Próxima foto' }))
    second.reject(new Failure('unavailable', 'Sem conexão.'))
    await expect(
      await viewer.findByText('“O horizonte está torto.” não foi enviado, e ficou escrito. Sem conexão.'),
    ).toBeVisible()
    await userEvent.click(viewer.getByRole('button', { name: 'Foto anterior' }))
    await expect(viewer.getByRole('textbox')).toHaveValue('O horizonte está torto.')

    await userEvent.type(viewer.getByRole('textbox'), ' E a luz da sala está muito amarela, como à noite.')
    await userEvent.click(viewer.getByRole('button', { name: 'Enviar comentário' }))
    await userEvent.click(viewer.getByRole('button', { name: 'Fechar' }))
    third.reject(new Failure('unavailable', 'Sem conexão.'))
    // Long texts are cut.
    await expect(
      await screen.findByText(/^“O horizonte está torto. E a luz da sala está muito amarela,…” não/),
    ).toBeVisible()
  },
})

export const SoLe = meta.story({
  ...notPictured,
  name: 'Quem só lê vê o que foi dito, e nada onde nada foi',
  args: { conversation: reading },
  play: async ({ canvas }) => {
    const viewer = await open(canvas, 1)
    await expect(viewer.queryByRole('button', { name: /Comentar/ })).toBeNull()
    await userEvent.click(viewer.getByRole('button', { name: 'Próxima foto' }))
    await userEvent.click(viewer.getByRole('button', { name: 'Comentários (2)' }))
    const panel = within(await viewer.findByRole('region', { name: 'Comentários' }))
    await expect(panel.getAllByRole('article')).toHaveLength(2)
    await expect(panel.queryByRole('button', { name: /Responder|Novo comentário/ })).toBeNull()
    await userEvent.click(panel.getByRole('button', { name: 'Fechar os comentários' }))
    await expect(viewer.queryByRole('region', { name: 'Comentários' })).toBeNull()
  },
})

export const SemResposta = meta.story({
  ...notPictured,
  name: 'A conversa falhou: é dito no painel, e se pede de novo',
  render: function Failing(args) {
    const [remote, setRemote] = useState<Conversation['threads']>(
      failed(new Failure('unavailable', 'O serviço está em manutenção.')),
    )
    const retried = { ...conversation, threads: remote, onRetry: () => setRemote(waiting) }
    return <PhotosCard {...args} conversation={retried} />
  },
  play: async ({ canvas }) => {
    const viewer = await open(canvas, 1)
    await userEvent.click(viewer.getByRole('button', { name: 'Comentar' }))
    await expect(await viewer.findByText(/em manutenção/)).toBeVisible()
    await userEvent.click(viewer.getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(viewer.queryByText(/em manutenção/)).toBeNull())
  },
})
