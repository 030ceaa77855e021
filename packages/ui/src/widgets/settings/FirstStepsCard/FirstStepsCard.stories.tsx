import { createClient } from '@ensaio/client'
import { dismissFirstSteps } from '@ensaio/domain'
import { firstSteps, refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { FirstStepsCard, type FirstStepsCardProps } from './FirstStepsCard.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Configurações/FirstStepsCard',
  component: FirstStepsCard,
  args: {
    steps: firstSteps(),
    hrefOf: (name) => `/${name}`,
    onDismiss: fn<FirstStepsCardProps['onDismiss']>(async () => undefined),
  },
  parameters: {
    docs: {
      description: {
        component:
          'O que falta a uma casa nova antes da primeira visita. Fica na primeira página da equipe até tudo estar feito, ou até alguém da administração dispensar.',
      },
    },
  },
})

export const DoisFeitos = meta.story({
  name: 'Alguns feitos, seis por fazer',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('6 passos faltam para a casa receber e fotografar sem surpresas.'),
    ).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Fotógrafos',
      'Envio de e-mails',
      'Pagamentos',
      'Mais alguém na equipe',
      'Primeiro cliente',
      'Primeira visita marcada',
    ])
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/photographers',
      '/mails',
      '/payments',
      '/colleague',
      '/client',
      '/visit',
    ])
    const done = canvas.getAllByRole('listitem').filter((item) => item.textContent?.endsWith('(feito)'))
    await expect(done).toHaveLength(4)
  },
})

export const FaltaUm = meta.story({
  name: 'Falta um',
  args: { steps: firstSteps().map((step) => ({ ...step, done: step.name !== 'visit' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 passo falta para/)).toBeVisible()
  },
})

export const Continua = meta.story({
  name: 'Continua a configuração',
  args: { continueHref: '/first-steps' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '/first-steps')
  },
})

export const Dispensa = meta.story({
  name: 'Dispensa pelo teclado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Dispensar' }))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce())
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com os textos mais longos',
  ...onPhone,
  args: { steps: firstSteps().map((step) => ({ ...step, done: false })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: dispensa depois de uma falha',
  args: { onDismiss: fn<FirstStepsCardProps['onDismiss']>(() => client.firstSteps.dismiss()) },
  beforeEach({ msw }) {
    msw.use(refuse(dismissFirstSteps, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Dispensar' })
    await userEvent.click(button)
    await expect(await screen.findByText(/O serviço está em manutenção/)).toBeVisible()
    await userEvent.click(button)
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledTimes(2))
    await expect(button).toBeVisible()
  },
})
