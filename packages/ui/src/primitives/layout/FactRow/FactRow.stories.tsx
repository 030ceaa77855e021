import { expect } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { FactRow } from './FactRow.tsx'

const meta = preview.meta({
  title: 'Primitivos/Layout/FactRow',
  component: FactRow,
  args: {
    facts: [
      { name: 'Unidade', value: '84' },
      { name: 'Área', value: '78 m²' },
      { name: 'Referência', value: null },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Fatos curtos lado a lado, cada um sob o seu nome, quantos couberem por linha. O que está vazio (null, texto vazio) não aparece; sem nenhum, não há lista. Com ícones, um sob o outro: `Facts`.\n\n**Acessibilidade.** É uma lista de termos (`dl`): o nome é lido antes do valor.',
      },
    },
  },
})

export const OQueFaltaNaoAparece = meta.story({
  name: 'O que falta não aparece',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((one) => one.textContent)).toEqual(['Unidade', 'Área'])
    await expect(canvas.getAllByRole('definition').map((one) => one.textContent)).toEqual(['84', '78 m²'])
  },
})

export const Zero = meta.story({
  name: 'Zero é um fato; vazio não',
  args: {
    facts: [
      { name: 'Vagas', value: 0 },
      { name: 'Bloco', value: '' },
      { name: 'Torre', value: undefined },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((one) => one.textContent)).toEqual(['Vagas'])
  },
})

export const Nada = meta.story({
  ...notPictured,
  name: 'Sem nenhum fato, nada',
  args: { facts: [{ name: 'Bloco', value: '' }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull()
  },
})
