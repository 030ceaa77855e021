import { pictures } from '@ensaio/mocks'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { PictureViewer } from './PictureViewer.tsx'

/** What the renderer was asked to draw: up, around and across, in degrees. */
const drawn: number[][] = []
const degrees = (radians: number) => Math.round((radians * 180) / Math.PI)

/** In place of WebGL, which not every machine has. */
function stand(): PanoramaRenderer {
  return {
    init: (...[, , , , , , done]) => done(),
    render: (pitch, yaw, across) => void drawn.push([pitch, yaw, across].map(degrees)),
    resize: () => {},
    destroy: () => {},
  }
}

const meta = preview.meta({
  title: 'Primitivos/Mídia/PictureViewer: 360°',
  component: PictureViewer,
  args: {
    open: true as const,
    label: 'Foto ampliada',
    place: 0,
    pictures: [
      { id: 1, src: pictures.panorama, panorama: pictures.panorama, title: 'Sala inteira' },
      { id: 2, src: pictures.balcony, title: 'Varanda' },
    ],
    onClose: fn(),
    onGo: fn<(place: number) => void>(),
  },
  beforeEach: async () => {
    drawn.length = 0
    await import('./Panorama.tsx')
    if (window.libpannellum) spyOn(window.libpannellum, 'renderer').mockImplementation(stand)
  },
})

const sphereName = /^Sala inteira\. Use as setas/

export const PelasTeclas = meta.story({
  ...notPictured,
  name: 'Olha em volta pelas teclas; Home volta ao começo',
  play: async ({ canvas }) => {
    const sphere = await canvas.findByRole('application', { name: sphereName })
    await expect(drawn.at(-1)).toEqual([0, 0, 95])
    sphere.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(drawn.at(-1)).toEqual([12, 12, 95])
    await userEvent.keyboard('+')
    await expect(drawn.at(-1)).toEqual([12, 12, 76])
    await userEvent.keyboard('{Home}')
    await expect(drawn.at(-1)).toEqual([0, 0, 95])
    // Of the plain photo nothing is brought closer.
    await expect(canvas.queryByRole('button', { name: 'Aproximar' })).toBeNull()
  },
})

export const Arrastando = meta.story({
  ...notPictured,
  name: 'Olha em volta arrastando, e passa às outras fotos pelos botões',
  play: async ({ canvas, args }) => {
    const sphere = await canvas.findByRole('application', { name: sphereName })
    const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 200 })
    spyOn(sphere, 'setPointerCapture').mockReturnValue(undefined)
    fireEvent.pointerDown(sphere, at(300))
    fireEvent.pointerMove(sphere, at(200))
    fireEvent.pointerUp(sphere, at(200))
    await expect(drawn.at(-1)?.[1]).toBeGreaterThan(0)
    const turned = drawn.length
    fireEvent.pointerMove(sphere, at(100))
    await expect(drawn).toHaveLength(turned)
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima foto' }))
    await expect(args.onGo).toHaveBeenLastCalledWith(1)
  },
})

export const DeDoisDedos = meta.story({
  ...notPictured,
  name: 'De dois dedos aproxima, sem girar; o que fica gira de onde está',
  play: async ({ canvas }) => {
    const sphere = await canvas.findByRole('application', { name: sphereName })
    await waitFor(() => expect(drawn).not.toHaveLength(0))
    const at = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 200 })
    spyOn(sphere, 'setPointerCapture').mockReturnValue(undefined)
    fireEvent.pointerDown(sphere, at(1, 300))
    fireEvent.pointerDown(sphere, at(2, 400))
    fireEvent.pointerMove(sphere, at(2, 425))
    await expect(drawn.at(-1)).toEqual([0, 0, 76])
    fireEvent.pointerMove(sphere, at(1, 325))
    await expect(drawn.at(-1)).toEqual([0, 0, 95])
    fireEvent.pointerUp(sphere, at(1, 325))
    fireEvent.pointerMove(sphere, at(2, 425))
    await expect(drawn.at(-1)).toEqual([0, 0, 95])
  },
})

export const SemWebGL = meta.story({
  name: 'Onde não pode ser desenhada, fica a foto plana',
  beforeEach() {
    if (window.libpannellum)
      spyOn(window.libpannellum, 'renderer').mockImplementation(() => {
        throw new Error('no webgl')
      })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Aproximar' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('application')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'Sala inteira' })).toBeVisible()
  },
})
