import { createClient } from '@ensaio/client'
import { getFirstSteps } from '@ensaio/domain'
import { firstSteps, reply } from '@ensaio/mocks'
import { expect, userEvent } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { FirstRunLayout, type FirstRunLayoutProps } from './FirstRunLayout.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Configurações/FirstRunLayout',
  component: FirstRunLayout,
  args: {
    place: 'photographers',
    steps: firstSteps(),
    hrefOf: (place: string) => `/first-steps/${place}`,
    leaveHref: '/',
    children: <Card title="O passo">O conteúdo do passo.</Card>,
  } as FirstRunLayoutProps,
  parameters: {
    docs: {
      description: {
        component:
          'A moldura da primeira configuração da casa: os passos, em qualquer ordem, com os já feitos marcados. Cada um pode ser pulado e retomado.',
      },
    },
  },
})

export const NoMeio = meta.story({
  ...notPicturedOn('phone'),
  name: 'No meio, com três feitos',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Fotógrafos', level: 1 })).toBeVisible()
    await expect(canvas.getAllByText('(concluído)')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Pular por enquanto' })).toHaveAttribute(
      'href',
      '/first-steps/mails',
    )
    await expect(canvas.getByRole('link', { name: /E-mails/ })).toHaveAttribute('href', '/first-steps/mails')
    await expect(canvas.getByRole('link', { name: 'Voltar' })).toHaveAttribute(
      'href',
      '/first-steps/services',
    )
    await expect(canvas.getByRole('link', { name: 'Sair' })).toHaveAttribute('href', '/')
    await expect(canvas.getByText(/^Quem fotografa em cada cidade/)).toBeVisible()
    const current = canvasElement.querySelectorAll('[aria-current=step]')
    await expect([...current].map((step) => step.textContent)).toEqual(['4Fotógrafos'])
    await expect(canvas.getByText('O conteúdo do passo.')).toBeVisible()
  },
})

export const PassoFeito = meta.story({
  name: 'O primeiro, já feito',
  args: { place: 'brand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continuar' })).toHaveAttribute(
      'href',
      '/first-steps/cities',
    )
    await expect(canvas.queryByRole('link', { name: 'Voltar' })).toBeNull()
  },
})

export const Fim = meta.story({
  name: 'O fim, com tudo feito',
  args: { place: 'done', steps: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A casa está no ar' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ir para os ensaios' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Voltar' })).toHaveAttribute(
      'href',
      '/first-steps/payments',
    )
    await expect(canvas.queryByRole('link', { name: 'Sair' })).toBeNull()
    await expect(canvas.getAllByText('(concluído)')).toHaveLength(6)
  },
})

export const FimComPulados = meta.story({
  name: 'O fim, com passos pulados: a casa ainda não está no ar',
  args: { place: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ainda faltam passos', level: 1 })).toBeVisible()
    await expect(canvas.getAllByText('(concluído)')).toHaveLength(3)
    await expect(canvas.queryByText(/está no ar/)).toBeNull()
  },
})

export const Ultimo = meta.story({
  ...notPictured,
  name: 'Depois do último vem o fim',
  args: { place: 'payments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pular por enquanto' })).toHaveAttribute(
      'href',
      '/first-steps/done',
    )
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Passo 4 de 6/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Casa/ })).toHaveFocus()
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: o servidor diz o que está feito',
  beforeEach({ msw }) {
    msw.use(reply(getFirstSteps, () => firstSteps()))
  },
  render: function OverTheNetwork(args) {
    const [steps, retry] = useRemote((signal) => client.firstSteps.get(signal), [])
    return (
      <Await remote={steps} onRetry={retry} waiting={<Skeleton height="32px" />}>
        {(value) => <FirstRunLayout {...args} steps={value} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('(concluído)')).toHaveLength(3)
  },
})
