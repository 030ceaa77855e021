import { pictures } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { HowItWorks, type HowItWorksProps } from './HowItWorks.tsx'

const shot = (src: string, alt: string) => ({ src, width: 640, height: 427, alt })

const meta = preview.meta({
  title: 'Componentes/Página inicial/HowItWorks',
  component: HowItWorks,
  args: {
    pictures: [
      shot(pictures.facade, 'Fachada de um edifício com varandas brancas.'),
      shot(pictures.living, 'Sala de estar com vista para a cidade.'),
      shot(pictures.balcony, 'Varanda com mesa redonda.'),
      shot(pictures.kitchen, 'Cozinha com ilha de mármore.'),
      shot(pictures.bedroom, 'Suíte com painel ripado.'),
    ],
  } as HowItWorksProps,
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'O caminho de um ensaio em cinco passos, como uma tira de fotos. Não pede nada à rede; as fotos vêm por props. No celular cada passo tem a foto ao lado.',
      },
    },
  },
})

export const CincoPassos = meta.story({
  name: 'Cinco passos',
  ...onDesk,
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(5)
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    await expect(titles).toEqual([
      '1 Você informa o endereço',
      '2 Seu cliente escolhe a data',
      '3 O fotógrafo atende',
      '4 Nós preparamos o material',
      '5 Você recebe por e-mail',
    ])
    const tops = new Set(steps.map((one) => one.getBoundingClientRect().top))
    await expect(tops.size).toBe(1)
  },
})

export const NoCelular = meta.story({
  name: 'No celular, um por linha',
  ...onPhone,
  play: async ({ canvas }) => {
    const tops = new Set(canvas.getAllByRole('listitem').map((one) => one.getBoundingClientRect().top))
    await expect(tops.size).toBe(5)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
