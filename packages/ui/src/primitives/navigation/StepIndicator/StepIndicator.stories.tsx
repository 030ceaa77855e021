import { createClient } from '@ensaio/client'
import { getPublicSession, schedulingSteps, status } from '@ensaio/domain'
import { publicSession, reply } from '@ensaio/mocks'
import { expect, userEvent } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { useRemote } from '../../../remote/useRemote.ts'
import { Await } from '../../feedback/Await/Await.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { StepIndicator } from './StepIndicator.tsx'

const client = createClient({ baseUrl: '/api' })
const labels = ['Dia e horário', 'Informações', 'Confirmação']
const steps = labels.map((label, index) => ({ label, href: `#/${schedulingSteps[index]}` }))

const meta = preview.meta({
  title: 'Primitivos/Navegação/StepIndicator',
  component: StepIndicator,
  parameters: {
    docs: {
      description: {
        component:
          'Onde se está num fluxo de poucos passos, e o caminho de volta. Um passo já feito é um link quando tem `href`. No celular diz "Passo 2 de 3 · Informações" sobre uma barra fina.\n\n**Acessibilidade.** Uma lista ordenada dentro da navegação "Etapas"; o passo atual leva `aria-current="step"`.',
      },
    },
  },
  args: { steps, current: 2 },
})

export const AntesDoPrimeiro = meta.story({
  name: 'Antes do primeiro passo, no celular',
  ...onPhone,
  args: { current: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Em 3 passos')).toBeVisible()
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull()
    await expect(canvas.queryByText('(concluído)')).toBeNull()
  },
})

export const NoPrimeiro = meta.story({
  name: 'No primeiro passo',
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Etapas' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByText('(concluído)')).toBeNull()
  },
})

export const NoSegundo = meta.story({
  ...notPicturedOn('phone'),
  name: 'No segundo passo',
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    await expect(items[1]?.querySelector('[aria-current="step"]')).toHaveTextContent('Informações')
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(1)
    await expect(links[0]).toHaveAccessibleName('Dia e horário (concluído)')
    await expect(links[0]).toHaveAttribute('href', '#/')
    await expect(canvas.getAllByText('(concluído)')).toHaveLength(1)
  },
})

export const NoUltimo = meta.story({ name: 'No último passo', args: { current: 3 } })

export const TudoFeito = meta.story({
  name: 'Tudo feito',
  args: { current: 4 },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull()
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getAllByText('(concluído)')).toHaveLength(3)
    // The same, for the eyes on a phone, is not read twice.
    await expect(canvas.getByText('Tudo pronto').parentElement).toHaveAttribute('aria-hidden', 'true')
  },
})

export const SemVolta = meta.story({
  ...notPictured,
  name: 'Sem volta',
  args: { steps: labels.map((label) => ({ label })), current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const PeloTeclado = meta.story({
  name: 'Volta pelo teclado',
  args: { current: 3 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Dia e horário/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Informações/ })).toHaveFocus()
  },
})

export const NomesLongos = meta.story({
  name: 'Nomes longos',
  args: {
    steps: [
      { label: 'Serviço' },
      { label: 'Informações do imóvel e particularidades' },
      { label: 'Pessoa responsável pelo imóvel' },
      { label: 'Confirmação do pedido' },
    ],
    current: 2,
  },
})

export const EmQualquerOrdem = meta.story({
  name: 'Em qualquer ordem',
  args: {
    steps: labels.map((label, place) => ({ label, href: `/${place}`, done: place !== 0 })),
    current: 2,
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(links).toEqual([`1${labels[0]}`, `${labels[2]}(concluído)`])
    await expect(canvas.getAllByText('(concluído)')).toHaveLength(2)
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Passo 2 de 3/)).toBeVisible()
    const back = canvas.getByRole('link', { name: /^Dia e horário/ }).getBoundingClientRect()
    await expect(back.height).toBeGreaterThanOrEqual(24)
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, publicSession({ status: status.scheduled })))
  },
  render: function OverTheNetwork() {
    const [session, retry] = useRemote((signal) => client.scheduling.get('token', signal), [])
    return (
      <Await remote={session} onRetry={retry} waiting={<Skeleton height="32px" />}>
        {({ scheduled_for }) => <StepIndicator steps={steps} current={scheduled_for ? 4 : 1} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(3)
  },
})
