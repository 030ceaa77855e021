import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { Text } from '../../text/Text.tsx'
import { Band } from './Band.tsx'

const meta = preview.meta({
  title: 'Primitivos/Layout/Band',
  component: Band,
  args: {
    title: 'Como funciona',
    text: 'Do endereço ao anúncio em cinco passos.',
    children: <Text>O que se mostra.</Text>,
  },
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'Uma parte de uma página longa, na largura toda: um título, uma frase e o que se mostra, em 1200 px no máximo. `beside` põe o conteúdo ao lado do título onde há espaço; `sunken` a separa das vizinhas pela cor.\n\n**Acessibilidade.** É uma região com o nome do título, que é de nível 2: a página tem o de nível 1.',
      },
    },
  },
})

export const Faixa = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Como funciona' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Como funciona')
  },
})

export const SoOTitulo = meta.story({
  ...notPicturedOn('phone'),
  name: 'Sem a frase',
  args: { text: undefined },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('region').querySelectorAll('p')
    await expect([...words].map(({ textContent }) => textContent)).toEqual(['O que se mostra.'])
  },
})

export const AoLado = meta.story({
  name: 'Ao lado, em fundo de destaque',
  args: { sunken: true, beside: true },
  ...onDesk,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const shown = canvas.getByText('O que se mostra.').getBoundingClientRect()
    await expect(shown.left).toBeGreaterThan(title.right)
  },
})

export const NoCelular = meta.story({
  name: 'No celular, um sob o outro',
  args: { beside: true },
  ...onPhone,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const shown = canvas.getByText('O que se mostra.').getBoundingClientRect()
    await expect(shown.top).toBeGreaterThan(title.bottom)
  },
})
