import { pictures } from '@ensaio/mocks'
import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { CallToAction } from './CallToAction.tsx'

const meta = preview.meta({
  title: 'Componentes/Página inicial/CallToAction',
  component: CallToAction,
  args: {
    picture: { src: pictures.living, width: 640, height: 427, alt: '' },
    title: 'Tem um imóvel para anunciar esta semana?',
    action: { label: 'Tenho interesse', href: '#pre-cadastro' },
  },
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'A última tela da página de entrada: uma foto sob um véu, uma frase, um botão. Use uma vez, no fim; a primeira tela é `Hero`. A foto só faz o clima: sem `alt`, não é lida.',
      },
    },
  },
})

export const Inteira = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /Tem um imóvel/ })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Tenho interesse' })).toHaveFocus()
  },
})

export const FraseLongaNoCelular = meta.story({
  name: 'Frase longa, no celular',
  ...onPhone,
  args: {
    title:
      'Tem um empreendimento inteiro, com apartamentos decorados e áreas comuns, para anunciar esta semana?',
    action: { label: 'Quero falar com a equipe de vendas', href: '#pre-cadastro' },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
