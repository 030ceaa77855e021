import { pictures } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../action/Button/Button.tsx'
import { PictureViewer, type PictureViewerProps } from './PictureViewer.tsx'

function Opener(props: PictureViewerProps) {
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState(props.place)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ver as fotos</Button>
      {open && (
        <PictureViewer
          {...props}
          place={place}
          onGo={(to) => {
            props.onGo?.(to)
            setPlace(to)
          }}
          onClose={() => {
            props.onClose()
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

const meta = preview.meta({
  title: 'Primitivos/Mídia/PictureViewer',
  component: PictureViewer,
  args: {
    open: true as const,
    label: 'Foto ampliada',
    place: 0,
    pictures: [
      { id: 1, src: pictures.facade, title: 'Fachada do edifício vista da rua' },
      { id: 2, src: pictures.living, whole: pictures.kitchen, title: 'Sala com sofá claro e janela ampla' },
      { id: 3, src: pictures.balcony, title: 'Varanda' },
    ],
    onClose: fn(),
    onGo: fn<(place: number) => void>(),
    children: (
      <Button variant="quiet" onPress={() => Promise.reject(new Error('sem rede'))}>
        Destacar
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Imagens sobre a janela inteira, inteiras em qualquer tamanho e posição da tela. Deslizar para o lado troca, para baixo fecha; dois dedos ou um toque duplo aproximam, e então arrastar move. `children` são as ações da imagem mostrada; numa janela baixa ficam só os ícones delas. `whole` só é buscada de perto; `paper` põe branco por trás de um desenho.\n\n**Acessibilidade.** Setas, Home e End trocam; + e − aproximam e afastam, e de perto as setas movem. A apresentação para com o seu botão e com qualquer passo da pessoa; enquanto corre, as fotos não são lidas em voz alta. Esc, “Fechar” e o Voltar do navegador fecham, e o foco volta para quem abriu. Todo gesto tem o seu botão. A troca é lida em voz alta; uma ação que falha é dita dentro.',
      },
      story: { inline: false, height: '480px' },
    },
  },
  render: (args) => <Opener {...args} />,
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole' | 'queryByRole'>

async function open(canvas: Canvas) {
  await press(canvas.getByRole('button', { name: 'Ver as fotos' }))
  const viewer = within(await canvas.findByRole('dialog', { name: 'Foto ampliada' }))
  const image = () => viewer.getByRole<HTMLImageElement>('img')
  await waitFor(() => expect(image().naturalWidth).toBeGreaterThan(0))
  return { ...viewer, image }
}

const isClosed = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())

type Place = readonly [x: number, y: number]

/** Drags a finger on a picture from the first point to the last; `leave` lifts it. The browser's own mouse is pointer 1. */
async function touch(element: Element, pointerId: number, [from, ...over]: readonly Place[], leave = true) {
  const at = ([clientX, clientY]: Place) => ({ clientX, clientY, pointerId, button: 0, pointerType: 'touch' })
  const last = over.at(-1) ?? from
  if (!from || !last) return
  await fireEvent.pointerDown(element, at(from))
  for (const place of over) await fireEvent.pointerMove(element, at(place))
  if (leave) await fireEvent.pointerUp(element, at(last))
}

/** The centre and height of a picture as rendered. */
function drawn(image: HTMLImageElement) {
  const { left, top, width, height } = image.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, height }
}

export const Aberto = meta.story({
  name: 'Uma entre outras',
  play: async ({ canvas }) => {
    const viewer = await open(canvas)
    await expect(viewer.getByRole('heading')).toHaveFocus()
    await expect(viewer.getByRole('heading')).toHaveTextContent('1 de 3Fachada do edifício vista da rua')
    await expect(viewer.getByRole('button', { name: 'Foto anterior' })).toHaveAttribute('aria-disabled')
  },
})

export const Apresentacao = meta.story({
  ...notPictured,
  name: 'A apresentação passa de uma a outra, e para na última',
  args: { slideTime: 60 },
  play: async ({ canvas, args }) => {
    const viewer = await open(canvas)
    await press(viewer.getByRole('button', { name: 'Apresentar as fotos' }))
    await waitFor(() => expect(viewer.getByRole('heading')).toHaveTextContent('3 de 3'))
    const again = await viewer.findByRole('button', { name: 'Apresentar as fotos' })
    await expect(args.onGo?.mock.calls).toEqual([[1], [2]])
    await press(again)
    await waitFor(() => expect(args.onGo?.mock.calls).toEqual([[1], [2], [0], [1], [2]]))
  },
})

export const ApresentacaoParada = meta.story({
  ...notPicturedOn('desktop'),
  name: 'A apresentação para com o botão, e com um passo da pessoa',
  args: { slideTime: 600_000 },
  play: async ({ canvas, args }) => {
    const viewer = await open(canvas)
    await press(viewer.getByRole('button', { name: 'Apresentar as fotos' }))
    // Each picture is not announced then.
    await expect(viewer.getByRole('heading')).toHaveAttribute('aria-live', 'off')
    await press(viewer.getByRole('button', { name: 'Parar a apresentação' }))
    await expect(viewer.getByRole('heading')).toHaveAttribute('aria-live', 'polite')
    await press(viewer.getByRole('button', { name: 'Apresentar as fotos' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByRole('button', { name: 'Apresentar as fotos' })).toBeVisible()
    await expect(args.onGo?.mock.calls).toEqual([[1]])
  },
})

export const PeloTeclado = meta.story({
  ...notPicturedOn('desktop', 'phone', 'dark'),
  name: 'Pelo teclado: troca, aproxima, move, afasta, fecha',
  play: async ({ canvas, args }) => {
    const viewer = await open(canvas)
    await userEvent.keyboard('{ArrowRight}')
    await expect(viewer.getByRole('heading')).toHaveTextContent('2 de 3')
    await userEvent.keyboard('{End}{Home}{ArrowRight}')
    await expect(args.onGo?.mock.calls).toEqual([[1], [2], [0], [1]])

    const whole = drawn(viewer.image())
    await userEvent.keyboard('+')
    await expect(drawn(viewer.image()).height).toBeCloseTo(1.5 * whole.height)
    await userEvent.keyboard('{ArrowDown}')
    await expect(drawn(viewer.image()).y).toBeLessThan(whole.y)
    await expect(viewer.getByRole('heading')).toHaveTextContent('2 de 3')
    await userEvent.keyboard('-')
    await expect(drawn(viewer.image())).toEqual(whole)

    await press(viewer.getByRole('button', { name: 'Aproximar' }))
    await expect(drawn(viewer.image()).height).toBeCloseTo(2.5 * whole.height)
    await press(viewer.getByRole('button', { name: 'Afastar' }))
    await press(viewer.getByRole('button', { name: 'Foto anterior' }))
    await expect(viewer.getByRole('heading')).toHaveTextContent('1 de 3')
    await press(viewer.getByRole('button', { name: 'Fechar' }))
    await isClosed(canvas)
    await expect(canvas.getByRole('button', { name: 'Ver as fotos' })).toHaveFocus()
    await press(canvas.getByRole('button', { name: 'Ver as fotos' }))
    await canvas.findByRole('dialog')
    await fireEvent(canvas.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await isClosed(canvas)
  },
})

export const VoltarDoNavegador = meta.story({
  ...notPicturedOn('phone'),
  name: 'O Voltar do navegador fecha, e fechar devolve o passo',
  play: async ({ canvas, args }) => {
    const before = history.state
    await open(canvas)
    await waitFor(() => expect(history.state).not.toEqual(before))
    history.back()
    await isClosed(canvas)
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(history.state).toEqual(before)

    const viewer = await open(canvas)
    await waitFor(() => expect(history.state).not.toEqual(before))
    await userEvent.click(viewer.getByRole('button', { name: 'Fechar' }))
    // Opened again at once: the first dialog's history entry is removed first.
    const again = await open(canvas)
    await waitFor(() => expect(history.state).not.toEqual(before))
    await expect(again.getByRole('heading')).toBeVisible()
    await userEvent.click(again.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(history.state).toEqual(before))
    await expect(args.onClose).toHaveBeenCalledTimes(3)
  },
})

export const ComODedo = meta.story({
  name: 'Com o dedo: para os lados troca, para baixo fecha, um tremor não faz nada',
  ...onPhone,
  play: async ({ canvas, args }) => {
    const viewer = await open(canvas)
    await touch(viewer.image(), 11, [
      [300, 400],
      [240, 405],
      [150, 410],
    ])
    await expect(viewer.getByRole('heading')).toHaveTextContent('2 de 3')
    await touch(viewer.image(), 11, [
      [100, 400],
      [220, 400],
    ])
    await expect(viewer.getByRole('heading')).toHaveTextContent('1 de 3')
    await touch(viewer.image(), 11, [
      [200, 400],
      [222, 400],
    ])
    await touch(viewer.image(), 11, [
      [200, 400],
      [200, 300],
    ])
    await touch(viewer.image(), 11, [
      [200, 400],
      [205, 450],
    ])
    await expect(viewer.getByRole('heading')).toHaveTextContent('1 de 3')
    await expect(args.onClose).not.toHaveBeenCalled()
    await touch(viewer.image(), 11, [
      [200, 300],
      [205, 340],
      [210, 420],
    ])
    await isClosed(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ver as fotos' })).toHaveFocus())
  },
})

export const DeDoisDedos = meta.story({
  name: 'De dois dedos aproxima onde eles estão, e um só move até a borda',
  ...onPhone,
  args: { place: 1 },
  play: async ({ canvas, args }) => {
    const viewer = await open(canvas)
    const whole = drawn(viewer.image())
    await touch(viewer.image(), 11, [[whole.x - 40, whole.y]], false)
    await touch(
      viewer.image(),
      12,
      [
        [whole.x + 40, whole.y],
        [whole.x + 120, whole.y],
      ],
      false,
    )
    // Twice as far apart, their midpoint 40 px further.
    await waitFor(() => expect(drawn(viewer.image()).height).toBeCloseTo(2 * whole.height))
    await expect(drawn(viewer.image()).x).toBeCloseTo(whole.x + 40)
    await expect(viewer.image()).toHaveAttribute('src', pictures.kitchen)
    await fireEvent.pointerUp(viewer.image(), { pointerId: 11, clientX: whole.x - 40, clientY: whole.y })
    await fireEvent.pointerMove(viewer.image(), { pointerId: 12, clientX: whole.x + 100, clientY: whole.y })
    await waitFor(() => expect(drawn(viewer.image()).x).toBeCloseTo(whole.x + 20))
    await fireEvent.pointerUp(viewer.image(), { pointerId: 12, clientX: whole.x + 100, clientY: whole.y })
    await touch(viewer.image(), 11, [
      [50, 400],
      [2000, 400],
    ])
    // Stops at the edge of the picture: no dark background shows beside it.
    await waitFor(() => expect(viewer.image().getBoundingClientRect().left).toBeCloseTo(0))
    await expect(viewer.getByRole('heading')).toHaveTextContent('2 de 3')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(viewer.getByRole('button', { name: 'Próxima foto' }))
    await expect(viewer.getByRole('button', { name: 'Aproximar' })).toBeVisible()
  },
})

export const ToqueDuplo = meta.story({
  ...notPictured,
  name: 'Um toque duplo aproxima, outro afasta; dois toques longe um do outro não',
  play: async ({ canvas }) => {
    const viewer = await open(canvas)
    const { x, y, height } = drawn(viewer.image())
    const tap = (at: Place) => touch(viewer.image(), 11, [at])
    await tap([x, y])
    await tap([x + 150, y])
    await expect(viewer.getByRole('button', { name: 'Aproximar' })).toBeVisible()
    await tap([x + 150, y])
    await expect(viewer.getByRole('button', { name: 'Afastar' })).toBeVisible()
    await expect(drawn(viewer.image()).height).toBeCloseTo(2.5 * height)
    await tap([x, y])
    await tap([x, y])
    await expect(drawn(viewer.image())).toEqual({ x, y, height })
  },
})

export const ComARoda = meta.story({
  name: 'A roda do mouse com Ctrl aproxima; sem ele, nada',
  play: async ({ canvas }) => {
    const viewer = await open(canvas)
    const { height } = drawn(viewer.image())
    await fireEvent.wheel(viewer.image(), { deltaY: -100 })
    await expect(drawn(viewer.image()).height).toBe(height)
    const isLeftToThePage = await fireEvent.wheel(viewer.image(), { deltaY: -50, ctrlKey: true })
    await expect(isLeftToThePage).toBe(false)
    await waitFor(() => expect(drawn(viewer.image()).height).toBeGreaterThan(1.5 * height))
    await userEvent.click(viewer.getByRole('button', { name: 'Afastar' }))
    await expect(drawn(viewer.image()).height).toBe(height)
  },
})

export const AcaoFalhou = meta.story({
  name: 'Uma ação que falha é dita dentro, até a próxima foto',
  play: async ({ canvas }) => {
    const viewer = await open(canvas)
    await userEvent.click(viewer.getByRole('button', { name: 'Destacar' }))
    await isAnnounced(await viewer.findByText(/^Não foi possível concluir/), 'alert')
    await userEvent.click(viewer.getByRole('button', { name: 'Próxima foto' }))
    await expect(viewer.queryByText(/Não foi possível/)).toBeNull()
  },
})

export const Desenho = meta.story({
  name: 'Um desenho só, sobre papel, com o nome mais longo',
  ...onPhone,
  args: {
    label: 'Foto ampliada',
    pictures: [
      {
        id: 'plan',
        src: pictures.plan,
        title: 'planta-humanizada-torre-b-apartamento-1204-com-varanda-gourmet.png',
        paper: true,
      },
    ],
    children: null,
  },
  play: async ({ canvas }) => {
    const viewer = await open(canvas)
    await expect(viewer.queryByRole('button', { name: /foto/i })).toBeNull()
    await expect(viewer.getByRole('heading')).not.toHaveTextContent('1 de 1')
    const { left, right, top, bottom } = viewer.image().getBoundingClientRect()
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})
