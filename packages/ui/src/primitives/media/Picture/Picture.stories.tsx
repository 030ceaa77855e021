import { pictures } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Picture } from './Picture.tsx'

const meta = preview.meta({
  title: 'Primitivos/Mídia/Picture',
  component: Picture,
  args: {
    files: { src: pictures.living, width: 640, height: 427, alt: 'Sala de estar com vista para a cidade.' },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Uma fotografia no tamanho e no formato que cabem na tela. `width` e `height` em px guardam o lugar antes de ela chegar; `sizes` é o do `img`. `first` só na primeira coisa que a página mostra: as outras esperam chegar perto.\n\n**Acessibilidade.** `alt` diz o que a foto mostra; vazio, só quando é clima.',
      },
    },
  },
})

export const Depois = meta.story({
  name: 'Espera chegar perto',
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img')
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('width', '640')
    await expect(image).toHaveAttribute('height', '427')
    await expect(image).toHaveAttribute('decoding', 'async')
    await expect(image).toHaveAttribute('src', pictures.living)
    await expect(image).toHaveAccessibleName('Sala de estar com vista para a cidade.')
    await expect(canvasElement.querySelector('source')).toBeNull()
    await expect(image).not.toHaveAttribute('fetchpriority')
  },
})

export const Primeira = meta.story({
  ...notPictured,
  name: 'A primeira da página',
  args: { first: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
    await expect(canvas.getByRole('img')).not.toHaveAttribute('loading')
  },
})

export const OutroCorte = meta.story({
  name: 'Outro corte para outra tela',
  args: {
    draggable: false,
    sizes: '(max-width: 767px) 88vw, 400px',
    files: {
      src: pictures.living,
      width: 640,
      height: 427,
      alt: 'Sala de estar',
      sources: [
        { srcSet: pictures.balcony, media: '(max-width: 1px)', width: 427, height: 640 },
        { srcSet: pictures.kitchen, type: 'image/webp' },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole<HTMLImageElement>('img')
    await image.decode()
    await expect(image.currentSrc).toBe(new URL(pictures.kitchen, location.href).href)
    await expect(image.draggable).toBe(false)
    const sources = [...canvasElement.querySelectorAll('source')]
    await expect(sources.map((source) => [source.media, source.type, source.sizes])).toEqual([
      ['(max-width: 1px)', '', '(max-width: 767px) 88vw, 400px'],
      ['', 'image/webp', '(max-width: 767px) 88vw, 400px'],
    ])
  },
})
