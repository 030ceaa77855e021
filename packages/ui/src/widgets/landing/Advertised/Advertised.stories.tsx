import { pictures } from '@ensaio/mocks'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Advertised } from './Advertised.tsx'

const shot = (src: string, alt: string) => ({ src, width: 640, height: 427, alt })

const meta = preview.meta({
  title: 'Componentes/Página inicial/Advertised',
  component: Advertised,
  args: {
    photos: [
      { picture: shot(pictures.living, 'Sala de estar com vista para a cidade.'), tag: 'Sala' },
      { picture: shot(pictures.kitchen, 'Cozinha com ilha de mármore.'), tag: 'Cozinha' },
      { picture: shot(pictures.bedroom, 'Suíte com painel ripado.'), tag: 'Quarto' },
      { picture: shot(pictures.balcony, 'Varanda com mesa redonda.'), tag: 'Varanda' },
    ],
    plan: { ...shot(pictures.plan, 'Planta baixa de 78 m².'), height: 533 },
    tour: { ...shot(pictures.panorama, 'Panorama da sala.'), height: 320 },
  },
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'O que um ensaio entrega, mostrado pela própria coisa: fotos por ambiente, planta e tour, cada um abre por cima da página. Não pede nada à rede. O foco volta ao lugar de onde saiu.',
      },
    },
  },
})

async function open(canvas: ReturnType<typeof within>, button: RegExp, title: string) {
  await userEvent.click(canvas.getByRole('button', { name: button }))
  return within(await canvas.findByRole('dialog', { name: title }))
}

export const Fechado = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const DuasDoMesmoAmbiente = meta.story({
  ...notPictured,
  name: 'Duas fotos do mesmo ambiente: um botão só',
  args: {
    photos: [
      { picture: shot(pictures.living, 'Sala de estar.'), tag: 'Sala' },
      { picture: shot(pictures.balcony, 'Sala com varanda.'), tag: 'Sala' },
      { picture: shot(pictures.kitchen, 'Cozinha.'), tag: 'Cozinha' },
    ],
  },
  play: async ({ canvas }) => {
    const photos = await open(canvas, /Abrir as fotos/, 'Fotos profissionais')
    await userEvent.click(photos.getByRole('button', { name: 'Sala' }))
    await expect(photos.getAllByRole('img')).toHaveLength(2)
  },
})

export const Fotos = meta.story({
  name: 'Abre as fotos e fica com as de um ambiente',
  play: async ({ canvas }) => {
    const photos = await open(canvas, /Abrir as fotos/, 'Fotos profissionais')
    await expect(photos.getAllByRole('img')).toHaveLength(4)
    const kitchen = photos.getByRole('button', { name: 'Cozinha' })
    await userEvent.click(kitchen)
    await expect(kitchen).toHaveAttribute('aria-pressed', 'true')
    await expect(photos.getAllByRole('img')).toHaveLength(1)
    await expect(photos.getByRole('img', { name: 'Cozinha com ilha de mármore.' })).toBeVisible()
    await userEvent.click(photos.getByRole('button', { name: 'Todas' }))
    await expect(photos.getAllByRole('img')).toHaveLength(4)
    await userEvent.click(photos.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: /Abrir as fotos/ })).toHaveFocus()
  },
})

export const Planta = meta.story({
  name: 'Abre a planta, pelo teclado',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: /Abrir a planta/ }))
    const plan = within(await canvas.findByRole('dialog', { name: 'Planta baixa' }))
    await expect(plan.getByRole('img', { name: 'Planta baixa de 78 m².' })).toBeVisible()
  },
})

export const Tour = meta.story({
  name: 'Abre o tour e olha em volta, sem fim',
  play: async ({ canvas }) => {
    const tour = await open(canvas, /Abrir o tour/, 'Tour virtual')
    const view = tour.getByRole('region', { name: /^Panorama/ })
    await expect(view).toHaveAttribute('tabindex', '0')
    const round = () => view.scrollWidth / 5
    await waitFor(() => expect(view.scrollLeft).toBeGreaterThan(0))
    // Opens at the middle of the picture, with the seam out of view.
    const edges = [view.scrollLeft, view.scrollLeft + view.clientWidth].map((edge) => edge / round() - 1.5)
    await expect(Math.max(...edges.map(Math.abs))).toBeLessThan(0.5)
    const from = view.scrollLeft
    fireEvent.pointerDown(view, { pointerType: 'mouse', clientX: 300 })
    fireEvent.pointerMove(view, { pointerType: 'mouse', clientX: 260 })
    fireEvent.pointerUp(view, { pointerType: 'mouse' })
    await expect(view.scrollLeft).toBe(from + 40)
    // The browser itself scrolls under a finger.
    fireEvent.pointerDown(view, { pointerType: 'touch', clientX: 300 })
    fireEvent.pointerMove(view, { pointerType: 'touch', clientX: 200 })
    fireEvent.pointerUp(view, { pointerType: 'touch' })
    await expect(view.scrollLeft).toBe(from + 40)
    // Past either end it shows the same picture as one copy earlier or later.
    view.scrollLeft = 2 * round() + 20
    await waitFor(() => expect(Math.abs(view.scrollLeft - round() - 20)).toBeLessThan(2))
    view.scrollLeft = round() - 20
    await waitFor(() => expect(Math.abs(view.scrollLeft - 2 * round() + 20)).toBeLessThan(2))
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
