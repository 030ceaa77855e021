import { pictures } from '@ensaio/mocks'
import { expect, fn } from 'storybook/test'
import { hasAttributes } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { WelcomeStep } from './WelcomeStep.tsx'

const meta = preview.meta({
  title: 'Componentes/Conta/WelcomeStep',
  component: WelcomeStep,
  args: {
    name: 'Mariana Duarte',
    picture: { src: pictures.living, width: 640, height: 427, alt: '' },
    onNext: fn(async () => undefined),
    onLater: fn(async () => undefined),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A primeira etapa do primeiro acesso: um cumprimento pelo primeiro nome, e o que será pedido a seguir. Ponha em `OnboardingLayout`; `onNext` e `onLater` devolvem a promessa da chamada que guarda a etapa.',
      },
    },
  },
})

export const BoasVindas = meta.story({
  name: 'Boas-vindas, pelo teclado',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Mariana/)
    await press(canvas.getByRole('button', { name: 'Começar' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Boas-vindas, Mariana$/)
    await expect(canvas.getByText(/^Faltam três passos/)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    // The first picture of the page: decorative, and fetched at once.
    await hasAttributes(canvas.getByRole('presentation'), { fetchpriority: 'high', loading: null })
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(args.onLater).not.toHaveBeenCalled()
    await press(canvas.getByRole('button', { name: 'Mais Tarde' }))
    await expect(args.onLater).toHaveBeenCalledOnce()
  },
})

export const NomeLongoNoCelular = meta.story({
  name: 'Nome longo, sem foto, no celular',
  ...onPhone,
  args: { name: 'Maria-Aparecida-Vasconcelos de Albuquerque Cavalcanti', picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Convidada = meta.story({
  name: 'De quem foi convidado: falta só a senha',
  args: { company: 'Construtora Horizonte' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^A Construtora Horizonte já está no Ensaio\. Falta só a sua senha/),
    ).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const SemNome = meta.story({
  name: 'Sem nome',
  args: { name: '  ', picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Boas-vindas$/)
  },
})
